import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The state of an item on the site: missing, different, identical, or edited there since its import. */
export type Verdict = 'new' | 'changed' | 'same' | 'edited'

/** One item of a file; `key` identifies it in its source. */
export interface NewItem {
  at: number
  key: string
  title: string
  content: unknown
  /** The report on the item. */
  report: unknown
  verdict: Verdict
  isChosen: boolean
}

export interface ImportItem extends NewItem {
  outcome: 'created' | 'changed' | 'failed' | null
  reason: Text | null
  row: string | null
}

/** Number of items by state and outcome. */
export interface Tally {
  verdict: Verdict
  isChosen: boolean
  outcome: ImportItem['outcome']
  n: number
}

/** Returns a page of a file's items, without their content. */
export const itemsOf = async (
  ctx: Context,
  of: { file: string; limit: number; offset: number },
): Promise<Omit<ImportItem, 'content'>[]> => {
  const { rows } =
    await sql<ImportItem>`select i.at, i.key, i.title, i.report, i.verdict, i."isChosen", i.outcome, i.reason, i."row"
    from import_item i join import_file f on f._id = i.file
    where f._id = ${of.file} and f.site = ${ctx.site._id} order by i.at limit ${of.limit} offset ${of.offset}`.execute(
      ctx[executor],
    )
  return rows
}

export const tallyOf = async (ctx: Context, file: string): Promise<Tally[]> => {
  const { rows } = await sql<Tally>`select i.verdict, i."isChosen", i.outcome, count(*)::int as n
    from import_item i join import_file f on f._id = i.file
    where f._id = ${file} and f.site = ${ctx.site._id} group by 1, 2, 3`.execute(ctx[executor])
  return rows
}

/** Selects some items in a range of a file and deselects the others in it. Only before the import starts. */
export const chooseItems = async (
  ctx: Context,
  of: { file: string; chosen: readonly number[]; among: readonly number[] },
): Promise<void> => {
  await sql`update import_item i set "isChosen" = i.at = any(${of.chosen}::int[])
    from import_file f where f._id = i.file and f._id = ${of.file} and f.site = ${ctx.site._id} and f.operation is null
      and i.at = any(${of.among}::int[])`.execute(ctx[executor])
}

/** Returns the next selected items of a file without an outcome. */
export const nextItems = async (inside: Context, of: { file: string; limit: number }): Promise<ImportItem[]> => {
  const { rows } =
    await sql<ImportItem>`select i.at, i.key, i.title, i.content, i.report, i.verdict, i."isChosen", i.outcome,
      i.reason, i."row" from import_item i join import_file f on f._id = i.file
    where f._id = ${of.file} and f.site = ${inside.site._id} and i."isChosen" and i.outcome is null
    order by i.at limit ${of.limit}`.execute(inside[executor])
  return rows
}

/** Records the outcome of an item. */
export const noteItem = async (
  inside: Context,
  of: { file: string; at: number } & Pick<ImportItem, 'outcome' | 'reason' | 'row'>,
): Promise<void> => {
  await sql`update import_item set outcome = ${of.outcome}, reason = ${of.reason ? JSON.stringify(of.reason) : null}::jsonb,
      "row" = ${of.row} where file = ${of.file} and at = ${of.at}`.execute(inside[executor])
}
