import { sql } from 'kysely'
import type { Accumulator, Expression, Stage } from '#domain/query/pipeline/pipeline.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { baseSelect } from './base.ts'
import { operandAt } from './bound-at.ts'
import { linked } from './compile-filter.ts'
import type { Compiling } from './compiling.ts'
import { isCut, type Select, settled } from './select.ts'

type Lookup = Extract<Stage, { is: 'lookup' }>

/**
 * The newest four courses of each category (specification §7, highlights): a join whose groups keep only the first few
 * documents of each joined row. Each joined row then takes its own first few, from the index of their order, instead of
 * all documents being joined and numbered. Answers the rows that reach the group, and how many stages that was.
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

/** How many documents of each group are looked at; null when it may be all. */
function mostOf(accumulators: readonly Accumulator[]): number | null {
  const each = accumulators.map((one) => (one.is === 'push' ? one.most : one.is === 'first' ? 1 : null))
  return each.every((most) => most !== null) && each.length > 0 ? Math.max(...each) : null
}

/** Whether a key is made of fields of the joined row alone. */
function isOnlyOf(as: string, key: Expression | null): boolean {
  if (key?.is === 'field') return key.path.startsWith(`${as}.`)
  return key?.is === 'object' && Object.values(key.of).every((part) => isOnlyOf(as, part))
}

function firstRows(
  select: Select,
  of: { lookup: Lookup; between: readonly Stage[]; most: number; compiling: Compiling },
): Select {
  const { lookup, between, most, compiling } = of
  const { ctx, fresh, inside } = compiling
  const joined = baseSelect(ctx, collectionOf(ctx, lookup.join.to), fresh)
  const link = linked(operandAt(select.columns, lookup.from), operandAt(joined.columns, lookup.join.at))
  const documents: Select = {
    ...select,
    columns: { ...select.columns, [lookup.as]: { kind: 'object', columns: joined.columns, isThere: null } },
    where: [...select.where, link],
  }
  const first = settled({ ...inside(documents, between), limit: most }, fresh)
  return { ...first, from: sql`${joined.from} cross join lateral ${first.from}` }
}
