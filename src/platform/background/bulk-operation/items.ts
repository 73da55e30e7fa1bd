import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** One thing that a bulk operation goes through. One that is settled from the start comes with its outcome. */
export interface NewItem {
  /** What staff read of it. */
  title: string
  /** What its step reads. */
  content: unknown
  outcome?: string
  /** What became of its parts, a word of code for each. */
  results?: readonly string[]
}

export interface Item {
  at: number
  title: string
  content: unknown
  outcome: string | null
  results: string[]
  why: Text | null
}

/** What became of an item. */
export interface Became {
  at: number
  outcome: string
  results?: readonly string[]
  why?: Text | null
}

/** So many rows are written in a statement. */
const atOnce = 500

export const putItems = async (inside: Context, of: { errand: string; items: readonly NewItem[] }): Promise<void> => {
  for (let from = 0; from < of.items.length; from += atOnce) {
    const rows = of.items.slice(from, from + atOnce).map((item, n) => ({ results: [], ...item, at: from + n }))
    await sql`insert into errand_item (errand, at, title, content, outcome, results)
      select ${of.errand}, at, title, content, outcome, results
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one(at integer, title text, content jsonb, outcome text, results jsonb)`.execute(inside[executor])
  }
}

/** The next items of which nothing has become yet. */
export const nextItems = async (inside: Context, of: { errand: string; most: number }): Promise<Item[]> => {
  const { rows } = await sql<Item>`select ${shown} ${here(inside, of.errand)} and i.outcome is null
    order by i.at limit ${of.most}`.execute(inside[executor])
  return rows
}

/** Notes what became of items, in one statement. */
export const noteItems = async (inside: Context, of: { errand: string; became: readonly Became[] }): Promise<void> => {
  const rows = of.became.map((one) => ({ results: [], why: null, ...one }))
  await sql`update errand_item i set outcome = one.outcome, results = one.results, why = one.why
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(at integer, outcome text, results jsonb, why jsonb)
    where i.errand = ${of.errand} and i.at = one.at`.execute(inside[executor])
}

interface ItemsParams {
  errand: string
  /** Those of which this became, or of a part of which; all where it is not given. */
  became?: string | undefined
}

/** A page of the items of a bulk operation of the context's site, and how many there are. */
export const itemsOf = async (ctx: Context, of: ItemsParams & { most: number; offset: number }) => {
  const which = sql`${here(ctx, of.errand)} and (${of.became ?? null}::text is null or i.outcome = ${of.became ?? ''}
    or i.results ? ${of.became ?? ''})`
  const { rows } = await sql<Item>`select ${shown} ${which} order by i.at limit ${of.most} offset ${of.offset}`.execute(
    ctx[executor],
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n ${which}`.execute(ctx[executor])
  return { items: rows, total: counted.rows[0]!.n }
}

/** How many parts of the items became what, and of how many items nothing has become yet (`''`). */
export const tallyOf = async (ctx: Context, errand: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ word: string; n: number }>`select word, count(*)::int as n from (
      select jsonb_array_elements_text(i.results) as word ${here(ctx, errand)}
      union all select coalesce(i.outcome, '') ${here(ctx, errand)} and i.results = '[]') one
    group by word`.execute(ctx[executor])
  return new Map(rows.map(({ word, n }) => [word, n]))
}

const shown = sql`i.at, i.title, i.content, i.outcome, i.results, i.why`

const here = (ctx: Context, errand: string): RawBuilder<unknown> => sql`from errand_item i
  join errand e on e._id = i.errand where e._id = ${errand} and e.site = ${ctx.site._id}`
