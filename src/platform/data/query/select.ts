import { type RawBuilder, sql } from 'kysely'
import { whileItFits } from './answer-size.ts'
import { type Bound, type BoundColumn, documentOf, lately, leafOf } from './bound.ts'
import type { Condition } from './compile-filter.ts'

/** One term of the document order; null sorts first. */
export interface OrderTerm {
  sql: RawBuilder<unknown>
  isDescending: boolean
  isNullable: boolean
}

/** A SELECT under construction. Stages extend it as long as SQL's evaluation order allows. */
export interface Select {
  from: RawBuilder<unknown>
  columns: Bound
  where: readonly Condition[]
  /** Further conditions on list contents. No row order helps to find matches. */
  holding?: readonly Condition[]
  /** GROUP BY or HAVING, if the columns belong to groups. */
  group?: RawBuilder<unknown>
  order: readonly OrderTerm[]
  skip: number
  limit: number | null
}

/** Returns aliases that are unique in the statement. */
export type Fresh = (prefix: string) => string

export const freshNames = (): Fresh => {
  let made = 0
  return (prefix) => `${prefix}${++made}`
}

/** Whether a limit has selected rows, which later MongoDB stages must not change. */
export const isCut = (select: Select) => select.limit !== null || select.skip > 0

/** Returns the rows of a select as one ordered jsonb list, up to a maximum. */
export const asList = (select: Select, most: number): RawBuilder<unknown> => {
  const orders = select.order.map((term, at) => sql`${term.sql} as ${sql.id(`o${at}`)}`)
  const rows = sql`select ${sql.join([sql`${documentOf(select.columns)} as document`, ...orders])} ${tailOf({ ...select, limit: Math.min(select.limit ?? most, most) })}`
  const order = orderBy(select.order.map((term, at) => ({ ...term, sql: sql.ref(`listed.o${at}`) })))
  return sql`(select coalesce(jsonb_agg(listed.document ${order}), '[]'::jsonb) from ${whileItFits(rows, 'listed')})`
}

/** All conditions of a row. */
export const conditionsOf = ({ where, holding = [] }: Select): readonly Condition[] => [...where, ...holding]

/** The number of rows of a select. */
export const asCount = (select: Select): RawBuilder<unknown> =>
  sql`(select count(*) from (select 1 ${tailOf({ ...select, order: isCut(select) ? select.order : [] })}) as counted)`

/** Everything in the statement after its columns. */
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
 * Wraps the rows as a subquery, whose columns can be used again without recomputation. It includes only the used
 * columns. `over` builds the subquery from the statement of the rows.
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

/** Uses every column of a select. Selects with the same names then have the same column order. */
export const wholly = (select: Select): Select => {
  askAll(select.columns)
  return select
}

const askAll = (columns: Bound) => {
  for (const column of Object.values(columns))
    if (column.kind === 'object') askAll(column.columns)
    else void [column.sql, column.wire, column.count]
}

/** The columns of a wrapped select. Each expression gets a short alias on first use. */
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
