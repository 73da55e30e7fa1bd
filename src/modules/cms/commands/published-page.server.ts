import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type ShownRow, shownPage } from '#platform/page/shown-page.server.ts'

export interface PublishedPage {
  title: string
  rows: ShownRow[]
  /** Whether a hero on the page says its title. */
  hasHero: boolean
}

/**
 * A page of the site by its slug or its `_id`, with what its blocks show; null when there is none, or none open to this
 * viewer.
 */
export const publishedPage = async (
  ctx: Context,
  by: { slug: string } | { _id: string },
): Promise<PublishedPage | null> => {
  const pages = from(ctx, 'post').select(['post.title', 'post.builder']).where('post.type', '=', 'page')
  const found = 'slug' in by ? pages.where('post.slug', '=', by.slug) : pages.where('post._id', '=', by._id)
  const post = await found.executeTakeFirst()
  // What is behind a password or a log-in is null to who has neither.
  const isOpen = post !== undefined && (post.builder as unknown) !== null
  if (!isOpen || isMenu(post.builder)) return null
  const read = readPage(post.builder)
  const rows = 'page' in read ? await shownPage(ctx, read.page) : []
  return { title: post.title, rows, hasHero: rows.some(isHero) }
}

const isHero = ({ columns }: ShownRow) =>
  columns.some(({ objects }) =>
    objects.some(({ type, shown }) => type === 'heading' && (shown as { display?: string }).display === 'hero'),
  )
