import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'
import { rowsForResponse } from '#platform/content/page/view/prerender.server.tsx'
import { shownIn } from '#platform/content/page/shown-in.ts'
import {
  type ObjectViewModel,
  type RowViewModel,
  pageViewModel,
} from '#platform/content/page/page-view-model.server.ts'
import { firstText } from '../../rules/first-text.ts'
import { openPages } from './open-pages.server.ts'

export interface PageContent {
  /** The sanitized text. */
  html: string
  rows: RowViewModel[]
  /** Whether a hero on the page shows its title. */
  hasHero: boolean
  /** The first text of its blocks, as long as search engines show it. */
  beginning: string
}

/**
 * The content of a page with the data of its blocks, rendered where they are static. Empty if it is closed to the
 * viewer. Throws not-found for a menu, which is no page.
 */
export const pageContent = async (ctx: Context, page: string): Promise<PageContent> => {
  const content = await cachedFragment(ctx, `page ${page}`, (inner) => readContent(inner, page))
  return { ...content, rows: await rowsForResponse(ctx, content.rows) }
}

async function readContent(ctx: Context, page: string): Promise<PageContent> {
  const post = (await openPages(ctx, [page])).get(page)
  if (!post) return { html: '', ...blocksOf([]) }
  const { content, builder } = post
  if (isMenu(builder)) throw notFound()
  const read = readPage(builder)
  const rows = 'page' in read ? await pageViewModel(ctx, { _id: page, stored: read.page }) : []
  return { html: content, ...blocksOf(rows) }
}

/** The data of a page's blocks, and facts about them. */
export const blocksOf = (rows: RowViewModel[]): Omit<PageContent, 'html'> => ({
  rows,
  hasHero: shownIn(rows).some(isHero),
  beginning: firstText(objectsIn(rows)),
})

const objectsIn = (rows: readonly RowViewModel[]) =>
  rows.flatMap(({ columns }) =>
    columns.flatMap(({ objects }) => objects.map(({ type, shown }) => ({ type, said: shown }))),
  )

const isHero = ({ type, shown }: ObjectViewModel) =>
  type === 'heading' && (shown as { display?: string }).display === 'hero'
