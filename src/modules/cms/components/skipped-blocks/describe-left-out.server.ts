import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type SkippedBlock, skippedBlocksOf } from '#platform/content/page/skipped-blocks.ts'
import type { Cell } from '#ui/office/description.ts'
import { leftOutWords as words } from '../../words/left-out-words.ts'

/** The note above the form of a page about blocks that visitors do not see. */
export interface LeftOutNote {
  title: string
  lines: string[]
}

const mostLines = 20

/** Names the blocks of a page that visitors do not see, with the reasons. Null if they see all. */
export const describeLeftOut = async (ctx: Context, _id: string): Promise<LeftOutNote | null> => {
  const [stored] = await builders(ctx, [_id])
  const left = stored ? skippedBlocksOf(ctx, stored.builder) : []
  if (left === null) return { title: words.unreadable[ctx.locale], lines: [] }
  if (left.length === 0) return null
  const lines = left.slice(0, mostLines).map((one) => lineOf(ctx, one))
  const more = left.length > mostLines ? [fill(words.more[ctx.locale], { n: left.length - mostLines })] : []
  return { title: fill(words.title[ctx.locale], { n: left.length }), lines: [...lines, ...more] }
}

/** For each page of a list, whether visitors see all its blocks. A page without blocks has no entry. */
export const leftOutCells = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Cell>> => {
  const found = ids.length === 0 ? [] : await builders(ctx, ids)
  return new Map(found.map(({ _id, builder }) => [_id, cellOf(ctx, skippedBlocksOf(ctx, builder))]))
}

const builders = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'post').select(['post._id', 'post.builder']).where('post._id', 'in', ids).execute()

function cellOf({ locale }: Context, left: SkippedBlock[] | null): Cell {
  if (left === null) return { text: words.broken[locale], tone: 'broken' }
  if (left.length === 0) return { text: words.whole[locale], isMuted: true }
  return { text: fill(words.some[locale], { n: left.length }), tone: 'broken' }
}

function lineOf(ctx: Context, { type, row, column, fault }: SkippedBlock): string {
  const block = ctx.app.blocks.get(type)?.block.label[ctx.locale] ?? `“${type}”`
  return fill(words.at[ctx.locale], { block, row, column, why: whyOf(ctx, fault) })
}

/** Why a block is not shown, in words. */
export function whyOf({ app, locale }: Context, fault: SkippedBlock['fault']): string {
  const said = words[fault.why][locale]
  if (fault.why === 'plugin') {
    const module = app.manifests.find(({ name }) => name === fault.module)?.label[locale] ?? fault.module
    return fill(said, { module })
  }
  if (fault.why === 'version') return fill(said, { known: fault.known })
  return fault.why === 'props' ? fill(said, { names: fault.names.join(', ') || '–' }) : said
}
