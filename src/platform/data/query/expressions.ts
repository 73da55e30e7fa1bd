import { type RawBuilder, sql } from 'kysely'
import { mapped } from '#domain/query/pipeline/columns.ts'
import type { CallName, Expression } from '#domain/query/pipeline/pipeline.ts'
import { type Bound, type BoundColumn, documentOf, type Leaf, wireOf } from './bound.ts'
import { columnAt } from './bound-at.ts'
import { keptOf, leftOf } from './narrowed.ts'
import { types } from './operand.ts'

/** Compiles an expression to SQL. */
export const compileExpression = (expression: Expression, columns: Bound): BoundColumn => {
  if (expression.is === 'field') return columnAt(columns, expression.path)
  if (expression.is === 'object') {
    const from = expression.from === null ? null : columnAt(columns, expression.from)
    const isThere = from?.kind === 'object' ? from.isThere : null
    return { kind: 'object', columns: mapped(expression.of, (one) => compileExpression(one, columns)), isThere }
  }
  if (expression.is === 'narrowed') return narrowed(expression, columns)
  return { ...computed(expression, columns), isComputed: true }
}

function narrowed({ path, names, isLeftOut, column }: Narrowed, columns: Bound): Leaf {
  const leaf = columnAt(columns, path) as Leaf
  const parts = column.kind === 'object' ? undefined : column.parts
  const value = isLeftOut ? leftOf(leaf, names) : keptOf(leaf, names)
  return { kind: 'json', sql: value, ...(parts && { parts }), isNullable: true, isComputed: true }
}

type Narrowed = Extract<Expression, { is: 'narrowed' }>

function computed(expression: Exclude<Expression, { is: 'field' | 'object' | 'narrowed' }>, columns: Bound): Leaf {
  switch (expression.is) {
    case 'root':
      return { kind: 'json', sql: documentOf(columns), isNullable: false }
    case 'constant': {
      const value = sql`${expression.value}::${sql.raw(types[expression.kind]!)}`
      return { kind: expression.kind, sql: value, isNullable: false }
    }
    case 'literal':
      return {
        kind: 'json',
        sql: sql`nullif(${JSON.stringify(expression.value)}::jsonb, 'null'::jsonb)`,
        isNullable: true,
      }
    case 'call': {
      const of = expression.of.map((one) => compileExpression(one, columns))
      return { kind: expression.kind, sql: calls[expression.name](of, expression.kind), isNullable: true }
    }
  }
}

type Call = (of: readonly BoundColumn[], kind: Leaf['kind']) => RawBuilder<unknown>

const valueOf = (column: BoundColumn | undefined) => (column as Leaf).sql
const joinedBy = (sign: string) => (of: readonly BoundColumn[]) =>
  sql`(${sql.join(of.map(valueOf), sql.raw(` ${sign} `))})`
const truth = (column: BoundColumn | undefined) => sql`coalesce(${valueOf(column)}, false)`

/** Null is less than everything, and texts compare by code point, as in MongoDB. */
const compared =
  (sign: string, ifNothing: (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => RawBuilder<unknown>): Call =>
  ([one, other]) => {
    const bytes = one?.kind === 'text' ? sql` collate "C"` : sql``
    return sql`coalesce(${valueOf(one)} ${sql.raw(sign)} ${valueOf(other)}${bytes}, ${ifNothing(valueOf(one), valueOf(other))})`
  }

const calls: Record<CallName, Call> = {
  add: joinedBy('+'),
  subtract: joinedBy('-'),
  multiply: joinedBy('*'),
  concat: joinedBy('||'),
  and: (of) => sql`(${sql.join(of.map(truth), sql` and `)})`,
  or: (of) => sql`(${sql.join(of.map(truth), sql` or `)})`,
  not: ([one]) => sql`(not ${truth(one)})`,
  eq: ([one, other]) => sql`(${valueOf(one)} is not distinct from ${valueOf(other)})`,
  gt: compared('>', (one, other) => sql`${one} is not null and ${other} is null`),
  gte: compared('>=', (_one, other) => sql`${other} is null`),
  lt: compared('<', (one, other) => sql`${one} is null and ${other} is not null`),
  lte: compared('<=', (one) => sql`${one} is null`),
  ifNull: ([one, other], kind) => sql`coalesce(${asKind(one!, kind)}, ${asKind(other!, kind)})`,
  cond: ([when, one, other], kind) =>
    sql`case when ${truth(when)} then ${asKind(one!, kind)} else ${asKind(other!, kind)} end`,
  size: ([list]) => sizeOf(list as Leaf),
  elementAt: ([list, at]) => elementAt(list as Leaf, valueOf(at)),
  slice: ([list, ...bounds], kind) => sliceOf(list as Leaf, { bounds: bounds.map(valueOf), kind }),
}

/** Returns a value of the call's result kind: itself, or JSON if the kinds differ. */
const asKind = (column: BoundColumn, kind: Leaf['kind']) =>
  kind === 'json' ? sql`nullif(${wireOf(column)}, 'null'::jsonb)` : valueOf(column)

function sizeOf(list: Leaf): RawBuilder<unknown> {
  if (list.count) return sql`${list.count}::numeric`
  if (list.kind === 'list') return sql`cardinality(${list.sql})::numeric`
  return sql`case when jsonb_typeof(${list.sql}) = 'array' then jsonb_array_length(${list.sql})::numeric end`
}

/** Index from 0; negative indexes count from the end. */
function elementAt(list: Leaf, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if (list.kind === 'json') return sql`nullif(${list.sql} -> (${at})::int, 'null'::jsonb)`
  return sql`(${list.sql})[case when ${at} >= 0 then (${at})::int + 1 else cardinality(${list.sql}) + (${at})::int + 1 end]`
}

function sliceOf(list: Leaf, of: { bounds: RawBuilder<unknown>[]; kind: Leaf['kind'] }): RawBuilder<unknown> {
  const [from, count] = of.bounds.length === 2 ? of.bounds : [sql`0`, of.bounds[0]!]
  if (of.kind === 'list') return sql`(${list.sql})[(${from})::int + 1 : (${from})::int + (${count})::int]`
  return sql`(select jsonb_agg(one.value order by one.place) from jsonb_array_elements(case when jsonb_typeof(${list.sql}) = 'array' then ${list.sql} else '[]'::jsonb end)
    with ordinality as one(value, place) where one.place > ${from} and one.place <= ${from} + ${count})`
}
