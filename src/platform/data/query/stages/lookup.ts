import { type RawBuilder, sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { baseSelect } from '../base.ts'
import { type Bound, type BoundColumn, type Leaf, leafOf, leafWith } from '../bound.ts'
import { operandAt } from '../bound-at.ts'
import { linked } from '../compile-filter.ts'
import { type CompileStage, type Compiling, mostRows } from '../compiling.ts'
import { asCount, asList, isCut, type Select, settled } from '../select.ts'

type Lookup = Parameters<CompileStage<'lookup'>>[1]

/** A lookup that is unwound at once becomes a join that keeps its columns. Otherwise the rows found become a list. */
export const compileLookup: CompileStage<'lookup'> = (select, lookup, compiling) => {
  const open = isCut(select) ? settled(select, compiling.fresh) : select
  const found = foundRows(open, lookup, compiling)
  if (lookup.unwound) return joined(open, { found, lookup, compiling })
  const list = leafOf(
    { kind: 'json', isNullable: false, isComputed: true, ...joinOf(open, lookup, compiling) },
    { sql: () => asList(found, mostRows), count: () => asCount(found) },
  )
  return { ...open, columns: { ...open.columns, [lookup.as]: list } }
}

/** For a row with several values, the join may match another one than the requested. */
function joinOf(open: Select, lookup: Lookup, { ctx, fresh }: Compiling): Pick<Leaf, 'joinedBy'> {
  const { at, to } = lookup.join
  const isOne = operandAt(baseSelect(ctx, collectionOf(ctx, to), fresh).columns, at).kind !== 'list'
  return isOne && lookup.stages.length === 0
    ? { joinedBy: { path: at, operand: operandAt(open.columns, lookup.from) } }
    : {}
}

/** The rows that belong to one document, after the lookup's own stages. */
function foundRows(open: Select, lookup: Lookup, { ctx, fresh, inside }: Compiling): Select {
  const base = baseSelect(ctx, collectionOf(ctx, lookup.join.to), fresh)
  const link = linked(operandAt(open.columns, lookup.from), operandAt(base.columns, lookup.join.at))
  return inside({ ...base, where: [link] }, lookup.stages)
}

function joined(open: Select, of: { found: Select; lookup: Lookup; compiling: Compiling }): Select {
  const { found, lookup, compiling } = of
  const isLeft = lookup.unwound === 'left'
  const isPlain = lookup.stages.length === 0
  const there: Bound = { there: { kind: 'boolean', sql: sql`true`, isNullable: false } }
  const rows = isPlain ? found : settled({ ...found, columns: { ...found.columns, ...named(there) } }, compiling.fresh)
  const { [presence]: isThere, ...columns } = rows.columns
  const from = sql`${open.from} ${sql.raw(isLeft ? 'left' : 'inner')} join ${isPlain ? plainJoin(found) : sql`lateral ${rows.from} on true`}`
  const mark = isThere?.kind === 'boolean' ? isThere.sql : plainPresence(found)
  const object: BoundColumn = {
    kind: 'object',
    columns: isLeft ? nullable(columns) : columns,
    isThere: isLeft ? sql<boolean>`(${mark} is not null)` : null,
  }
  const order = rows.order.map((term) => ({ ...term, isNullable: isLeft || term.isNullable }))
  return { ...open, from, columns: { ...open.columns, [lookup.as]: object }, order: [...open.order, ...order] }
}

const presence = '$there'
const named = (bound: Bound): Bound => ({ [presence]: bound['there']! })
const plainJoin = (found: Select): RawBuilder<unknown> => sql`${found.from} on ${sql.join(found.where, sql` and `)}`
const plainPresence = (found: Select): RawBuilder<unknown> => operandAt(found.columns, '_id').sql

/** Columns of a row that may be missing. */
const nullable = (columns: Bound): Bound =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      column.kind === 'object'
        ? { ...column, columns: nullable(column.columns) }
        : leafWith(column, { isNullable: true }),
    ]),
  )
