import { type RawBuilder, sql } from 'kysely'
import type { Bound, BoundColumn, Leaf } from './bound.ts'
import { type Operand, partOf } from './operand.ts'

/** Resolves a dotted path of the documents. The parser has checked that it exists. */
export const operandAt = (columns: Bound, dotted: string): Operand & { leaf: Leaf } => {
  const { column, path } = stepTo(columns, dotted)
  if (column.kind === 'object') throw new Error(`'${dotted}' is an object, and no value`)
  const name = path.join('.')
  const part = column.parts?.[name]
  const operand = part
    ? partOf(column.sql, { name, kind: part, of: column.kind })
    : { kind: column.kind, sql: column.sql, path }
  return { ...operand, leaf: column }
}

/** Returns the value of a path as an expression: a column, a typed part of one, or a value inside JSON. */
export const columnAt = (columns: Bound, dotted: string): BoundColumn => {
  const { column, path } = stepTo(columns, dotted)
  if (path.length === 0) return column
  const { kind, sql: value, path: rest } = operandAt(columns, dotted)
  return { kind, sql: rest.length === 0 ? value : insideOf(value, rest), isNullable: true, isComputed: true }
}

function stepTo(columns: Bound, dotted: string): { column: BoundColumn; path: string[] } {
  const path = dotted.split('.')
  let column: BoundColumn = { kind: 'object', columns, isThere: null }
  while (column.kind === 'object' && path.length > 0) {
    const next: BoundColumn | undefined = column.columns[path.shift()!]
    if (!next) throw new Error(`'${dotted}' is not there`)
    column = next
  }
  return { column, path }
}

/** Follows a path in jsonb. For a list it returns the values of its elements, as in MongoDB. */
function insideOf(value: RawBuilder<unknown>, path: readonly string[]): RawBuilder<unknown> {
  const steps = sql`${[...path]}::text[]`
  const each = sql`select coalesce(jsonb_agg(element #> ${steps}) filter (where element #> ${steps} is not null), '[]'::jsonb)
    from jsonb_array_elements(${value}) as element`
  return sql`nullif(case when jsonb_typeof(${value}) = 'array' then (${each}) else ${value} #> ${steps} end, 'null'::jsonb)`
}
