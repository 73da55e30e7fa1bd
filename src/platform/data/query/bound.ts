import { type OperationNode, type RawBuilder, RawNode, sql } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import type { Operand } from './operand.ts'

/** A value of the documents as SQL. */
export interface Leaf {
  kind: FieldKind
  sql: RawBuilder<unknown>
  /** Its jsonb in the API's shape, if it differs from the value. */
  wire?: RawBuilder<unknown>
  /** The length of a list, if it is known without the list. */
  count?: RawBuilder<unknown>
  parts?: Readonly<Record<string, FieldKind>>
  /** For a list of joined rows: the path with the join value, and the equal operand of the document. */
  joinedBy?: { path: string; operand: Operand }
  isNullable: boolean
  /** Not a column, but computed again at each use. */
  isComputed?: boolean
}

/** An object of the documents. `isThere` distinguishes a joined row from none. */
export interface Group {
  kind: 'object'
  columns: Bound
  isThere: RawBuilder<boolean> | null
}

/** The names of the documents at some point of a statement, with their SQL. */
export type Bound = Readonly<Record<string, BoundColumn>>
export type BoundColumn = Leaf | Group

/** The SQL of a leaf. Each part is generated on first use, so unused parts are in no statement. */
type Parts = { sql: () => RawBuilder<unknown> } & { [P in 'wire' | 'count']?: (() => RawBuilder<unknown>) | undefined }

/** A leaf whose SQL is generated on first use. Spreading it generates all parts. */
export const leafOf = (facts: Omit<Leaf, 'sql' | 'wire' | 'count'>, parts: Parts): Leaf => {
  const leaf = { ...facts }
  for (const [name, write] of Object.entries(parts)) {
    if (!write) continue
    let written: RawBuilder<unknown> | undefined
    Object.defineProperty(leaf, name, { enumerable: true, get: () => (written ??= write()) })
  }
  return leaf as Leaf
}

/** Returns the same leaf with other facts, without generating its SQL. */
export const leafWith = (leaf: Leaf, facts: Partial<Omit<Leaf, 'sql' | 'wire' | 'count'>>): Leaf =>
  Object.defineProperties({} as Leaf, {
    ...Object.getOwnPropertyDescriptors(leaf),
    ...Object.getOwnPropertyDescriptors(facts),
  })

/** A part of a statement that is built last, when everything that uses it is known. */
export const lately = (build: () => RawBuilder<unknown>): RawBuilder<unknown> => {
  let parameters: readonly OperationNode[] | undefined
  const late = {
    ...sql``.toOperationNode(),
    sqlFragments: ['', ''],
    get parameters() {
      return (parameters ??= [build().toOperationNode()])
    },
  }
  return sql`${{ toOperationNode: () => late }}`
}

/** The whole statement, with every part built. */
export const whole = <T>(statement: RawBuilder<T>): RawBuilder<T> => {
  const parts: OperationNode[] = [statement.toOperationNode()]
  for (const part of parts) if (RawNode.is(part)) parts.push(...part.parameters)
  return statement
}

/** Pairs per function call; PostgreSQL allows a hundred arguments. */
const pairsAtOnce = 45

/** Returns the documents in the API's shape: one jsonb object of all names. */
export const documentOf = (columns: Bound): RawBuilder<unknown> => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.lit(name)}, ${wireOf(column)}`)
  const objects: RawBuilder<unknown>[] = []
  for (let at = 0; at < pairs.length || at === 0; at += pairsAtOnce)
    objects.push(sql`jsonb_build_object(${sql.join(pairs.slice(at, at + pairsAtOnce))})`)
  return objects.length === 1 ? objects[0]! : sql`(${sql.join(objects, sql` || `)})`
}

/** Returns one value in the API's shape, as jsonb. */
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
