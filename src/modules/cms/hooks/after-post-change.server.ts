import { href } from 'react-router'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { isMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { isReservedSlug } from '../rules/is-slug.ts'
import { slugWords } from '../words.ts'
import { settleDraft } from '../commands/draft/settle-draft.server.ts'
import { redirectMoved } from '../components/redirects/redirect-moved.server.ts'

type Row = Record<string, unknown>

/**
 * A published page or post that moves gets a redirect from its old URL (decision 380), and so do the posts under a
 * page. A draft had no public URL. A slug that would be unreachable is refused (decision 5 of the specification).
 */
const settlePost: AfterChange = async (ctx, { before, row }) => {
  proveSlug({ before, row })
  await settleDraft(ctx, { before, row })
  if (before?.['status'] !== true || !isMoved({ before, row })) return
  const [was, is] = [await addressOf(ctx, before), await addressOf(ctx, row)]
  const title = String(row['title'])
  if (was !== null && is !== null && was !== is) await redirectMoved(ctx, { from: was, to: is, title })
  if (before['slug'] === row['slug'] || !(await hasPosts(ctx, row._id))) return
  await redirectMoved(ctx, { from: beneath(before), to: beneath(row), title })
}

export default settlePost

function proveSlug({ before, row }: ChangedRow) {
  const [type, slug] = [String(row['type']), String(row['slug'])]
  if (before?.['type'] === type && before['slug'] === slug) return
  if (isReservedSlug({ type, slug })) throw invalid({ field: 'slug', code: 'reserved', ...slugWords.reserved })
}

const isMoved = ({ before, row }: ChangedRow) =>
  ['type', 'slug', 'parent'].some((name) => (before?.[name] ?? null) !== (row[name] ?? null))

/** The URL of a page or post. Null if it has none of its own. */
async function addressOf(ctx: Context, row: Row): Promise<string | null> {
  const slug = String(row['slug'])
  if (row['type'] === 'form' || row['purpose'] !== 'page' || isMenu(row['builder'])) return null
  if (row['type'] === 'page' || !row['parent']) return href('/cms/page/:slug', { slug })
  const parent = await from(ctx, 'post')
    .select('post.slug')
    .where('post._id', '=', String(row['parent']))
    .executeTakeFirst()
  return parent ? href('/cms/post/:pageSlug/:postSlug', { pageSlug: parent.slug, postSlug: slug }) : null
}

/** The URLs of all posts under a page. */
const beneath = (row: Row) => href('/cms/post/:pageSlug/:postSlug', { pageSlug: String(row['slug']), postSlug: '*' })

const hasPosts = async (ctx: Context, page: string) =>
  (await from(ctx, 'post')
    .select('post._id')
    .where('post.parent', '=', page)
    .where('post.type', '=', 'post')
    .executeTakeFirst()) !== undefined
