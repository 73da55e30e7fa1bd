import { type RawBuilder, sql } from 'kysely'
import { whileItFits } from './answer-size.ts'
import { type Bound, type BoundColumn, documentOf, lately, leafOf } from './bound.ts'
import type { Condition } from './compile-filter.ts'

/** By what the documents are ordered; nothing counts as least. */
export interface OrderTerm {
  sql: RawBuilder<unknown>
  isDescending: boolean
  isNullable: boolean
}

/** A SELECT that is still being written: stages add to it as long as SQL does things in their order. */
export interface Select {
  from: RawBuilder<unknown>
  columns: Bound
  where: readonly Condition[]
  /** Conditions besides those, on what a list holds: no order of rows helps to find what satisfies them. */
  holding?: readonly Condition[]
  /** GROUP BY or HAVING, where the columns are those of groups. */
  group?: RawBuilder<unknown>
  order: readonly OrderTerm[]
  skip: number
  limit: number | null
}

/** Gives aliases that no other part of the statement has. */
export type Fresh = (prefix: string) => string

export const freshNames = (): Fresh => {
  let made = 0
  return (prefix) => `${prefix}${++made}`
}

/** What no MongoDB stage after a limit may change: the rows that it took. */
export const isCut = (select: Select) => select.limit !== null || select.skip > 0

/** The rows of a select as one jsonb list in their order, at most so many. */
export const asList = (select: Select, most: number): RawBuilder<unknown> => {
  const orders = select.order.map((term, at) => sql`${term.sql} as ${sql.id(`o${at}`)}`)
  const rows = sql`select ${sql.join([sql`${documentOf(select.columns)} as document`, ...orders])} ${tailOf({ ...select, limit: Math.min(select.limit ?? most, most) })}`
  const order = orderBy(select.order.map((term, at) => ({ ...term, sql: sql.ref(`listed.o${at}`) })))
  return sql`(select coalesce(jsonb_agg(listed.document ${order}), '[]'::jsonb) from ${whileItFits(rows, 'listed')})`
}

/** All that a row must satisfy. */
export const conditionsOf = ({ where, holding = [] }: Select): readonly Condition[] => [...where, ...holding]

/** How many rows a select has. */
export const asCount = (select: Select): RawBuilder<unknown> =>
  sql`(select count(*) from (select 1 ${tailOf({ ...select, order: isCut(select) ? select.order : [] })}) as counted)`

/** Everything of the statement after its columns. */
export const tailOf = (select: Select): RawBuilder<unknown> => {
  const { from, group, order, skip, limit } = select
  const where = conditionsOf(select)
  return sql.join(
    [
      sql`from ${from}`,
      ...(where.length > 0
        ? [
            sql`where ${sql.join(
              where.map((one) => sql`(${one})`),
              sql` and `,
            )}`,
          ]
        : []),
      ...(group ? [group] : []),
      orderBy(order),
      ...(limit === null ? [] : [sql`limit ${limit}`]),
      ...(skip === 0 ? [] : [sql`offset ${skip}`]),
    ],
    sql` `,
  )
}

export const orderBy = (order: readonly OrderTerm[]): RawBuilder<unknown> => {
  if (order.length === 0) return sql``
  const terms = order.map((term) => sql`${term.sql}${sql.raw(directionOf(term))}`)
  return sql`order by ${sql.join(terms)}`
}

const directionOf = ({ isDescending, isNullable }: OrderTerm) =>
  (isDescending ? ' desc' : '') + (isNullable ? (isDescending ? ' nulls last' : ' nulls first') : '')

/**
 * The same rows as a table of their own, whose columns can be spoken of again without being computed again; of these it has
 * what is asked for. `over` writes the statement of the table from the one of the rows.
 */
export const settled = (select: Select, fresh: Fresh, over = (rows: RawBuilder<unknown>) => rows): Select => {
  const alias = fresh('s')
  const written = new Written(alias)
  const columns = written.all(select.columns)
  const order = select.order.map((term) => ({ ...term, sql: written.one(term.sql) }))
  const tail = tailOf(select)
  const rows = () => over(sql`select ${sql.join(written.list.length > 0 ? written.list : [sql`1`])} ${tail}`)
  return { from: lately(() => sql`(${rows()}) as ${sql.id(alias)}`), columns, where: [], order, skip: 0, limit: null }
}

/** Asks for every column of a select: then those of another that has the same names are in the same order. */
export const wholly = (select: Select): Select => {
  askAll(select.columns)
  return select
}

const askAll = (columns: Bound) => {
  for (const column of Object.values(columns))
    if (column.kind === 'object') askAll(column.columns)
    else void [column.sql, column.wire, column.count]
}

/** The columns of a settled select: each expression gets a short name of its own when it is asked for. */
class Written {
  readonly list: RawBuilder<unknown>[] = []
  readonly #alias: string
  constructor(alias: string) {
    this.#alias = alias
  }

  one<T>(expression: RawBuilder<T>): RawBuilder<T> {
    const name = `c${this.list.length}`
    this.list.push(sql`${expression} as ${sql.id(name)}`)
    return sql<T>`${sql.ref(`${this.#alias}.${name}`)}`
  }

  all(columns: Bound): Bound {
    return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, this.#column(column)]))
  }

  #column(column: BoundColumn): BoundColumn {
    if (column.kind === 'object')
      return { ...column, columns: this.all(column.columns), isThere: column.isThere && this.one(column.isThere) }
    const { kind, parts, isNullable } = column
    const again = (part: 'sql' | 'wire' | 'count') => (part in column ? () => this.one(column[part]!) : undefined)
    return leafOf(
      { kind, isNullable, ...(parts && { parts }) },
      { sql: again('sql')!, wire: again('wire'), count: again('count') },
    )
  }
}
