import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** One item of a new operation. An item that is decided from the start comes with its outcome. */
export interface NewItem<Content = unknown> {
  /** What staff read of it; '' where nothing lists the items. */
  title: string
  content: Content
  outcome?: string
  /** The outcome of each of its parts, as codes. */
  results?: readonly string[]
}

export interface Item<Content = unknown> {
  /** Its position, from 0. */
  at: number
  title: string
  content: Content
  outcome: string | null
  results: string[]
  reason: Text | null
}

/** What a step did with an item. */
export interface ItemOutcome {
  at: number
  outcome: string
  results?: readonly string[]
  /** Why it failed. */
  reason?: Text | null
}

const rowsPerStatement = 500

/** Stores the items of an operation in their order. */
export const insertItems = async (
  inside: Context,
  of: { operation: string; items: readonly NewItem[] },
): Promise<void> => {
  for (let from = 0; from < of.items.length; from += rowsPerStatement) {
    const rows = of.items.slice(from, from + rowsPerStatement)
    const numbered = rows.map((item, n) => ({ results: [], ...item, at: from + n }))
    await sql`insert into bulk_operation_item (operation, at, title, content, outcome, results)
      select ${of.operation}, at, title, content, outcome, results
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
        as new(at integer, title text, content jsonb, outcome text, results jsonb)`.execute(inside[executor])
  }
}

/** The next items without an outcome, at most `limit`. */
export const nextItems = async (inside: Context, of: { operation: string; limit: number }): Promise<Item[]> => {
  const { rows } = await sql<Item>`select ${columns} ${fromItems(inside, of.operation)} and i.outcome is null
    order by i.at limit ${of.limit}`.execute(inside[executor])
  return rows
}

/** Records the outcomes of items in one statement. */
export const recordOutcomes = async (
  inside: Context,
  of: { operation: string; outcomes: readonly ItemOutcome[] },
): Promise<void> => {
  if (of.outcomes.length === 0) return
  const rows = of.outcomes.map((item) => ({ results: [], reason: null, ...item }))
  await sql`update bulk_operation_item i set outcome = new.outcome, results = new.results, reason = new.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(at integer, outcome text, results jsonb, reason jsonb)
    where i.operation = ${of.operation} and i.at = new.at`.execute(inside[executor])
}

interface ItemsQuery {
  operation: string
  /** Only items with this outcome, or with a part that has it. */
  outcome?: string | undefined
  limit: number
  offset: number
}

/** A page of the items of an operation of the context's site, and how many there are. */
export const itemsOf = async (ctx: Context, of: ItemsQuery) => {
  const selected = sql`${fromItems(ctx, of.operation)} and (${of.outcome ?? null}::text is null
    or i.outcome = ${of.outcome ?? ''} or i.results ? ${of.outcome ?? ''})`
  const { rows } =
    await sql<Item>`select ${columns} ${selected} order by i.at limit ${of.limit} offset ${of.offset}`.execute(
      ctx[executor],
    )
  const counted = await sql<{ n: number }>`select count(*)::int as n ${selected}`.execute(ctx[executor])
  return { items: rows, total: counted.rows[0]!.n }
}

/** How many parts of items have each outcome; `''` counts the items without one. */
export const outcomeCounts = async (ctx: Context, operation: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ outcome: string; n: number }>`select outcome, count(*)::int as n from (
      select jsonb_array_elements_text(i.results) as outcome ${fromItems(ctx, operation)}
      union all select coalesce(i.outcome, '') ${fromItems(ctx, operation)} and i.results = '[]') part
    group by outcome`.execute(ctx[executor])
  return new Map(rows.map(({ outcome, n }) => [outcome, n]))
}

const columns = sql`i.at, i.title, i.content, i.outcome, i.results, i.reason`

const fromItems = (ctx: Context, operation: string): RawBuilder<unknown> => sql`from bulk_operation_item i
  join bulk_operation o on o._id = i.operation where o._id = ${operation} and o.site = ${ctx.site._id}`
