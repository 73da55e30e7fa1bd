import { type RawBuilder, sql } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import type { Operand } from './operand.ts'

/** A value of the documents as SQL. */
export interface Leaf {
  kind: FieldKind
  sql: RawBuilder<unknown>
  /** What the API says of it as jsonb, where that is not simply the value. */
  wire?: RawBuilder<unknown>
  /** How many elements a list has, where that is known without the list. */
  count?: RawBuilder<unknown>
  parts?: Readonly<Record<string, FieldKind>>
  /** Of a list of joined rows: where they hold what joined them, and what of the document then is or holds the same. */
  joinedBy?: { path: string; operand: Operand }
  isNullable: boolean
  /** Not a column, but computed anew wherever it is spoken of. */
  isComputed?: boolean
}

/** An object of the documents; `isThere` tells a joined row from none. */
export interface Group {
  kind: 'object'
  columns: Bound
  isThere: RawBuilder<boolean> | null
}

/** The names of the documents at some point of a statement, and the SQL that stands for each there. */
export type Bound = Readonly<Record<string, BoundColumn>>
export type BoundColumn = Leaf | Group

/** PostgreSQL takes a hundred arguments for a function. */
const pairsAtOnce = 45

/** The documents as the API says them: one jsonb object of all the names. */
export const documentOf = (columns: Bound): RawBuilder<unknown> => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.lit(name)}, ${wireOf(column)}`)
  const objects: RawBuilder<unknown>[] = []
  for (let at = 0; at < pairs.length || at === 0; at += pairsAtOnce)
    objects.push(sql`jsonb_build_object(${sql.join(pairs.slice(at, at + pairsAtOnce))})`)
  return objects.length === 1 ? objects[0]! : sql`(${sql.join(objects, sql` || `)})`
}

/** One value as the API says it, jsonb. */
export const wireOf = (column: BoundColumn): RawBuilder<unknown> => {
  if (column.kind === 'object') {
    const object = documentOf(column.columns)
    return column.isThere ? sql`case when ${column.isThere} then ${object} end` : object
  }
  if (column.wire) return column.wire
  if (column.kind === 'json') return column.sql
  return column.kind === 'instant' ? sql`to_jsonb(${isoOf(column.sql)})` : sql`to_jsonb(${column.sql})`
}

const isoOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
