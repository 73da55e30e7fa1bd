import { type RawBuilder, sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { AnyCollection } from '../registry.ts'
import { hasKey } from '../scope.ts'

/** A row as stored in its table. */
export type Stored = Record<string, unknown> & { _id: string; version: number }

export const insertRow = async (
  ctx: Context,
  collection: AnyCollection,
  columns: Record<string, unknown>,
): Promise<Stored> => {
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(columns))
  const { rows } =
    await sql<Stored>`insert into ${sql.table(collection.name)} (${names}) values (${values}) returning ${whole(collection)}`.execute(
      ctx[executor],
    )
  return rows[0]!
}

/** Inserts rows with the same columns in one statement. Rows whose unique values are taken are skipped or refused. */
export const insertRows = async (
  ctx: Context,
  collection: AnyCollection,
  { rows, onTaken }: { rows: readonly Record<string, unknown>[]; onTaken: 'skip' | 'refuse' },
): Promise<Stored[]> => {
  const columns = Object.keys(rows[0]!)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`))
  const skipping = onTaken === 'skip' ? sql`on conflict do nothing` : sql``
  const made = await sql<Stored>`insert into ${sql.table(collection.name)} (${names}) values ${values}
    ${skipping} returning ${whole(collection)}`.execute(ctx[executor])
  return made.rows
}

/** Writes some columns of a row and increments its version. */
export const changeRow = async (
  ctx: Context,
  collection: AnyCollection,
  to: { _id: string; columns: Record<string, unknown> },
): Promise<Stored> => {
  const sets = [
    ...Object.entries(to.columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`version = version + 1`,
  ]
  const { rows } = await sql<Stored>`update ${sql.table(collection.name)} set ${sql.join(sets)}
    where ${keyed(ctx, collection, to._id)} returning ${whole(collection)}`.execute(ctx[executor])
  return rows[0]!
}

export const deleteRow = async (ctx: Context, collection: AnyCollection, _id: string) => {
  await sql`delete from ${sql.table(collection.name)} where ${keyed(ctx, collection, _id)}`.execute(ctx[executor])
}

/** All columns of the row, and what is derived from it. */
const whole = ({ name, fields }: AnyCollection) =>
  sql.join([
    sql`*`,
    ...Object.entries(fields).flatMap(([field, { derived }]) =>
      derived ? sql`${derived((column) => sql.ref(`${name}.${column}`))} as ${sql.ref(field)}` : [],
    ),
  ])

/** Sets the edit time. Only edits of fields count, not removal or restore. */
export const edited = (ctx: Context, columns: Record<string, unknown>) => ({ ...columns, updatedAt: nowOf(ctx) })

export const keyed = (ctx: Context, collection: AnyCollection, _id: string): RawBuilder<boolean> =>
  hasKey(collection, { site: ctx.site._id, _id })
