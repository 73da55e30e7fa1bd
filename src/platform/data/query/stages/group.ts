import { type RawBuilder, sql } from 'kysely'
import { mapped } from '#domain/query/pipeline/columns.ts'
import type { Accumulator } from '#domain/query/pipeline/pipeline.ts'
import { type Bound, type BoundColumn, type Leaf, wireOf } from '../bound.ts'
import { type CompileStage, mostRows } from '../compiling.ts'
import { compileExpression } from '../expressions.ts'
import { isCut, orderBy, type OrderTerm, type Select, settled } from '../select.ts'

type Group = Parameters<CompileStage<'group'>>[1]
type Fresh = Parameters<CompileStage<'group'>>[2]['fresh']

const key = '$key'
const rank = '$rank'

/** Keys and accumulated values become columns before grouping. */
export const compileGroup: CompileStage<'group'> = (select, stage, { fresh }) => {
  const used = isCut(select) || needsOrder(stage) ? select : { ...select, order: [] }
  const read = settled({ ...used, columns: { ...select.columns, [key]: keyOf(select.columns, stage) } }, fresh)
  const keys = leavesOf(read.columns[key]!)
  const rows = needsRank(stage) ? ranked(read, { keys, fresh }) : read
  const { [key]: by, [rank]: place, ...columns } = rows.columns
  const documents = { columns, order: rows.order, place: place as Leaf }
  const values = mapped(stage.of, (one) => accumulated(one, documents))
  return grouped(rows, { values, by: by!, isOne: stage.by === null, fresh })
}

/** The source of accumulators: the documents without added grouping columns. */
interface Documents {
  columns: Bound
  order: readonly OrderTerm[]
  /** The rank of a document in its group, for ordered accumulators. */
  place: Leaf
}

/** The key of the single group of all documents. */
const nothing: Leaf = { kind: 'text', sql: sql`null::text`, isNullable: true }

/** A list is compared as a whole, as JSON in the API's shape. */
function keyOf(columns: Bound, { by }: Group): BoundColumn {
  if (by === null) return nothing
  const column = compileExpression(by, columns)
  const isPlain = column.kind !== 'list' && column.kind !== 'json'
  return isPlain ? column : { kind: 'json', sql: sql`nullif(${wireOf(column)}, 'null'::jsonb)`, isNullable: true }
}

const leavesOf = (column: BoundColumn): Leaf[] =>
  column.kind === 'object' ? Object.values(column.columns).flatMap(leavesOf) : [column]

const needsOrder = ({ of }: Group) =>
  Object.values(of).some(({ is }) => is === 'push' || is === 'first' || is === 'last')
const needsRank = ({ of }: Group) => Object.values(of).some((one) => one.is === 'push')

/** Ranks the documents of each group, so that only the first ones needed are collected. */
function ranked(read: Select, { keys, fresh }: { keys: Leaf[]; fresh: Fresh }): Select {
  const by = sql.join(keys.map((one) => one.sql))
  const place = sql`row_number() over (partition by ${by} ${orderBy(read.order)})`
  return settled(
    { ...read, columns: { ...read.columns, [rank]: { kind: 'number', sql: place, isNullable: false } } },
    fresh,
  )
}

function grouped(
  rows: Select,
  of: { values: Record<string, Leaf>; by: BoundColumn; isOne: boolean; fresh: Fresh },
): Select {
  const { values, by, isOne, fresh } = of
  const keys = leavesOf(by)
  const order = isOne ? [] : keys.map((one): OrderTerm => ({ sql: one.sql, isDescending: false, isNullable: true }))
  const group = isOne
    ? sql`having count(*) > 0`
    : sql`group by ${sql.join(keys.flatMap(({ sql: value, wire }) => (wire ? [value, wire] : [value])))}`
  const _id = isOne ? nothing : by
  return settled({ ...rows, columns: { _id, ...values }, group, order }, fresh)
}

function accumulated(one: Accumulator, documents: Documents): Leaf {
  if (one.is === 'count') return { kind: 'number', sql: sql`count(*)`, isNullable: false }
  const column = compileExpression(one.of, documents.columns)
  switch (one.is) {
    case 'sum':
      return { kind: 'number', sql: sql`coalesce(sum(${numberOf(column)}), 0)`, isNullable: false }
    case 'avg':
      return { kind: 'number', sql: sql`avg(${numberOf(column)})`, isNullable: true }
    case 'min':
    case 'max':
      return { kind: (column as Leaf).kind, sql: extreme(one.is, column as Leaf), isNullable: true }
    case 'addToSet':
      return {
        kind: 'json',
        sql: collected(sql`distinct ${someOf(column)}`, sql`${someOf(column)} is not null`),
        isNullable: false,
      }
    case 'push':
      return { kind: 'json', sql: pushed(column, { documents, most: one.most ?? mostRows }), isNullable: false }
    default:
      return first(column, one.is === 'last' ? documents.order.map(reversed) : documents.order)
  }
}

const someOf = (column: BoundColumn) => sql`nullif(${wireOf(column)}, 'null'::jsonb)`

const numberOf = (column: BoundColumn) =>
  column.kind === 'json'
    ? sql`case when jsonb_typeof(${column.sql}) = 'number' then (${column.sql})::numeric end`
    : (column as Leaf).sql

const extreme = (is: 'min' | 'max', { sql: value, kind }: Leaf) =>
  sql`${sql.raw(is)}(${value}${sql.raw(kind === 'text' ? ' collate "C"' : '')})`

const collected = (values: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(jsonb_agg(${values}) filter (where ${where}), '[]'::jsonb)`

function pushed(column: BoundColumn, { documents, most }: { documents: Documents; most: number }) {
  const isWanted = sql`${documents.place.sql} <= ${most}`
  return collected(sql`${wireOf(column)} ${orderBy(documents.order)}`, isWanted)
}

/** A single value keeps its kind; everything else becomes JSON. */
function first(column: BoundColumn, order: readonly OrderTerm[]): Leaf {
  const isScalar = column.kind !== 'object' && column.kind !== 'list' && column.kind !== 'json'
  const value = isScalar ? column.sql : someOf(column)
  return {
    kind: isScalar ? column.kind : 'json',
    sql: sql`(array_agg(${value} ${orderBy(order)}))[1]`,
    isNullable: true,
  }
}

const reversed = (term: OrderTerm): OrderTerm => ({ ...term, isDescending: !term.isDescending })
