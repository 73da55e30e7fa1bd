import { type AliasedRawBuilder, type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { PrivateTable } from './private-table.ts'

/** The rows of the context's site, to select from or to join: `from(ctx, 'user').leftJoin(privateRows(ctx, person), …)`. */
export const privateRows = <Name extends string, Row extends object>(
  ctx: Context,
  { name }: PrivateTable<Name, Row>,
): AliasedRawBuilder<Row, Name> =>
  sql<Row>`(select * from ${sql.table(name)} where site = ${ctx.site._id})`.as<Name>(
    sql.ref(name),
  ) as AliasedRawBuilder<Row, Name>

/** A query of the rows of the context's site. */
export const fromPrivate = <Name extends string, Row extends object>(ctx: Context, table: PrivateTable<Name, Row>) =>
  ctx[executor].selectFrom(privateRows(ctx, table))

interface Conflict<Row> {
  /** The columns of the unique key, beside `site`. None for a table with one row for each site. */
  columns: readonly (keyof Row & string)[]
  /** What an existing row is changed to; `nothing` leaves it. */
  update: 'all' | 'nothing'
}

/** Inserts a row of the context's site. Returns whether a row was inserted or changed; a conflict that is not declared throws. */
export const insertPrivate = async <Name extends string, Row extends object>(
  ctx: Context,
  table: PrivateTable<Name, Row>,
  { row, onConflict }: { row: Row; onConflict?: Conflict<Row> },
): Promise<boolean> => {
  const insert = connection(ctx)
    .insertInto(nameOf(table))
    .values({ ...row, site: ctx.site._id })
  const query = onConflict
    ? insert.onConflict((conflict) => {
        const of = conflict.columns(['site', ...onConflict.columns])
        return onConflict.update === 'nothing' ? of.doNothing() : of.doUpdateSet({ ...row, site: ctx.site._id })
      })
    : insert
  const { numInsertedOrUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Inserts several rows of the context's site in one statement. A conflict throws. */
export const insertPrivateRows = async <Name extends string, Row extends object>(
  ctx: Context,
  table: PrivateTable<Name, Row>,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map((row) => ({ ...row, site: ctx.site._id }))
  await connection(ctx).insertInto(nameOf(table)).values(values).execute()
}

/** Changes the rows of the context's site that match. Returns how many there were. */
export const updatePrivate = async <Name extends string, Row extends object>(
  ctx: Context,
  table: PrivateTable<Name, Row>,
  { where, change }: { where: Partial<Row>; change: Partial<Row> },
): Promise<number> => {
  const update = connection(ctx)
    .updateTable(nameOf(table))
    .set({ ...change, site: ctx.site._id })
  const { numUpdatedRows } = await update.where(matches(ctx, where)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes the rows of the context's site that match. Returns how many there were. */
export const deletePrivate = async <Name extends string, Row extends object>(
  ctx: Context,
  table: PrivateTable<Name, Row>,
  where: Partial<Row>,
): Promise<number> => {
  const { numDeletedRows } = await connection(ctx)
    .deleteFrom(nameOf(table))
    .where(matches(ctx, where))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the rows of the context's site with one of these values in a column, in one statement. Returns how many there were. */
export const deletePrivateIn = async <Name extends string, Row extends object>(
  ctx: Context,
  table: PrivateTable<Name, Row>,
  { column, values }: { column: keyof Row & string; values: readonly string[] },
): Promise<number> => {
  if (values.length === 0) return 0
  const { numDeletedRows } = await connection(ctx)
    .deleteFrom(nameOf(table))
    .where(matches(ctx, {}))
    .where(sql<boolean>`${sql.ref(column)} = any(${values}::text[])`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const matches = (ctx: Context, where: object) =>
  sql<boolean>`${sql.join(
    Object.entries({ ...where, site: ctx.site._id }).map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` and `,
  )}`

/** Kysely’s types cannot follow a table whose name is a type parameter: they know one table, `own`. */
const connection = (ctx: Context) => ctx[executor] as unknown as Kysely<{ own: Record<string, unknown> }>
const nameOf = ({ name }: PrivateTable<string, object>) => name as 'own'
