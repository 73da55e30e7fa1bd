import { type RawBuilder, sql } from 'kysely'
import type { Accumulator, Expression, Stage } from '#domain/query/pipeline/pipeline.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { baseSelect } from './base.ts'
import { operandAt } from './bound-at.ts'
import type { Leaf } from './bound.ts'
import { type Condition, linked } from './compile-filter.ts'
import type { Compiling } from './compiling.ts'
import { type Fresh, isCut, type Select, settled, wholly } from './select.ts'

type Lookup = Extract<Stage, { is: 'lookup' }>

/**
 * Optimises queries such as the newest four courses of each category (specification §7, highlights). It applies to a
 * join whose groups keep only the first documents of each joined row. Each joined row then reads its own first
 * documents from the order's index, instead of joining and numbering all. Returns the rows that reach the group, and
 * the number of stages consumed.
 */
export const firstOfEach = (
  select: Select,
  stages: readonly Stage[],
  compiling: Compiling,
): { select: Select; taken: number } | null => {
  const [lookup, ...later] = stages
  if (lookup?.is !== 'lookup' || !isPlainJoin(lookup) || isCut(select)) return null
  const at = later.findIndex(({ is }) => is !== 'match' && is !== 'sort')
  const group = later[at]
  const most = group?.is === 'group' ? mostOf(Object.values(group.of)) : null
  if (group?.is !== 'group' || most === null || !isOnlyOf(lookup.as, group.by)) return null
  const rows = firstRows(select, { lookup, between: later.slice(0, at), most, compiling })
  return { select: rows, taken: at + 1 }
}

const isPlainJoin = ({ join, stages, unwound }: Lookup) => join.isOne && unwound === 'inner' && stages.length === 0

/** How many documents of each group are needed; null if there is no limit. */
function mostOf(accumulators: readonly Accumulator[]): number | null {
  const each = accumulators.map((one) => (one.is === 'push' ? one.most : one.is === 'first' ? 1 : null))
  return each.every((most) => most !== null) && each.length > 0 ? Math.max(...each) : null
}

/** Whether a key uses only fields of the joined row. */
function isOnlyOf(as: string, key: Expression | null): boolean {
  if (key?.is === 'field') return key.path.startsWith(`${as}.`)
  return key?.is === 'object' && Object.values(key.of).every((part) => isOnlyOf(as, part))
}

/** Rows read in order before a group's rows are searched directly. */
const walk = 256

function firstRows(
  select: Select,
  of: { lookup: Lookup; between: readonly Stage[]; most: number; compiling: Compiling },
): Select {
  const { lookup, between, most, compiling } = of
  const { ctx, fresh, inside } = compiling
  const joined = baseSelect(ctx, collectionOf(ctx, lookup.join.to), fresh)
  const link = linked(operandAt(joined.columns, lookup.join.at), operandAt(select.columns, lookup.from))
  const documents = inside(
    {
      ...select,
      columns: { ...select.columns, [lookup.as]: { kind: 'object', columns: joined.columns, isThere: null } },
      holding: [...(select.holding ?? []), link],
    },
    between,
  )
  const first = newest(documents, { most, fresh })
  return { ...first, from: sql`${joined.from} cross join lateral ${first.from}` }
}

/**
 * Returns the first rows by the order. With an index on the order, most groups find theirs among the first rows
 * overall. Only groups with too few there search all their rows, by the index on the list's content.
 */
function newest(documents: Select, { most, fresh }: { most: number; fresh: Fresh }): Select {
  const { holding = [], ...open } = documents
  const isOfGroup: Leaf = { kind: 'boolean', sql: sql`(${sql.join(holding, sql` and `)})`, isNullable: false }
  const walked = settled({ ...open, columns: { ...open.columns, [mark]: isOfGroup }, limit: walk }, fresh)
  const { [mark]: met, ...columns } = walked.columns
  const all = wholly(settled({ ...settled(documents, fresh, fenced), limit: most }, fresh))
  const near = { ...walked, columns, where: [(met as Leaf).sql as Condition], limit: most }
  return wholly(settled(near, fresh, (rows) => enough(rows, { most, orElse: sql`select * from ${all.from}` })))
}

const mark = '$mark'

/** Forces PostgreSQL to find rows by their conditions and sort them, instead of scanning in order. */
const fenced = (rows: RawBuilder<unknown>) => sql`${rows} offset 0`

const enough = (rows: RawBuilder<unknown>, { most, orElse }: { most: number; orElse: RawBuilder<unknown> }) =>
  sql`with near as materialized (${rows}), met as materialized (select count(*) as n from near)
    select * from near where (select n from met) = ${most}
    union all select * from (${orElse}) as far where (select n from met) < ${most}`
