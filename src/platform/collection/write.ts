import { sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/access/allow.ts'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { shapesOf } from '#platform/kinds/shapes.ts'
import { collectionOf } from './catalogue.ts'
import { accepted, acceptedChange } from './writing/accept.ts'
import { asColumns, searchText } from './writing/columns.ts'
import { proveExisting } from './writing/exist.ts'
import { newId } from './writing/id.ts'
import { tagOf } from './reads.ts'
import type { AnyField } from './field.ts'
import { hasKey, siteColumns } from './scope.ts'
import { refusalOf } from './writing/refusal-of.ts'
import type { AnyCollection, ChangeOf, Name, NewRowOf, RowOf } from './registry.ts'
import { inTransaction } from './transaction.ts'

type Stored = Record<string, unknown> & { _id: string; version: number }
type Verb = 'create' | 'update' | 'remove'

/** Stores a new row of the context's site; refuses what the viewer may not write or what is not valid. */
export const create = <N extends Name>(ctx: Context, name: N, input: NewRowOf<N>) =>
  createAny(ctx, name, input as Record<string, unknown>) as Promise<RowOf<N>>

/** Changes a row. `version`, when given, must be the stored one (conflict otherwise). */
export const update = <N extends Name>(
  ctx: Context,
  name: N,
  to: { _id: string; change: ChangeOf<N>; version?: number },
) => updateAny(ctx, name, to as { _id: string; change: Record<string, unknown>; version?: number }) as Promise<RowOf<N>>

/** Removes a row; a row that others refer to stays (conflict). */
export const remove = <N extends Name>(ctx: Context, name: N, _id: string) =>
  removeAny(ctx, name, _id) as Promise<RowOf<N>>

export const createAny = async (ctx: Context, name: string, input: Record<string, unknown>): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  if (allow(collection.access.create, ruledBy(ctx, collection)) === false) throw forbidden()
  const { _id, ...rest } = input
  const fields = accepted(ctx, collection, rest)
  return writing(ctx, collection, async (inside) => {
    const now = nowOf(ctx)
    await proveExisting(inside, collection, fields)
    const row = await insert(inside, collection, {
      ...Object.fromEntries(siteColumns(collection).map((site) => [site, ctx.site._id])),
      _id: typeof _id === 'string' && /^[0-9a-f]{24}$/.test(_id) ? _id : newId(ctx.now),
      createdAt: now,
      updatedAt: now,
      search: searchText(collection, fields),
      ...asColumns(collection, fields),
    })
    await prove(inside, collection, { verb: 'create', _id: row._id })
    await tell(inside, `${name}.created`, row)
    return row
  })
}

export const updateAny = async (
  ctx: Context,
  name: string,
  to: { _id: string; change: Record<string, unknown>; version?: number },
): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  const change = acceptedChange(ctx, collection, to.change)
  return writing(ctx, collection, async (inside) => {
    const before = await locked(inside, collection, { verb: 'update', _id: to._id })
    if (to.version !== undefined && before.version !== to.version)
      throw conflict({ field: 'version', code: 'version', th: 'มีผู้อื่นบันทึกก่อนแล้ว', en: 'Somebody else saved first' })
    await proveExisting(inside, collection, change)
    const row = await change_(inside, collection, { before, change })
    await prove(inside, collection, { verb: 'update', _id: to._id })
    await tell(inside, `${name}.updated`, row)
    return row
  })
}

export const removeAny = async (ctx: Context, name: string, _id: string): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  return writing(ctx, collection, async (inside) => {
    const before = await locked(inside, collection, { verb: 'remove', _id })
    await sql`delete from ${sql.table(name)} where ${keyed(ctx, collection, _id)}`.execute(inside[executor])
    await tell(inside, `${name}.removed`, before)
    return before
  })
}

/** Writes computed fields, which no client can send: no rule of a viewer speaks here, and no other field is touched. */
export const compute = async <N extends Name>(
  ctx: Context,
  name: N,
  to: { _id: string; change: Partial<RowOf<N>> },
) => {
  const collection = collectionOf(ctx, name)
  const wrong = Object.keys(to.change).find((field) => !isComputed(collection.fields[field]))
  if (wrong) throw new Error(`'${name}.${wrong}' is not a computed field`)
  return writing(ctx, collection, async (inside) => {
    const sets = assignments(inside, asColumns(collection, { ...to.change, ...shapesOf(collection.fields, to.change) }))
    await sql`update ${sql.table(name)} set ${sets} where ${keyed(ctx, collection, to._id)}`.execute(inside[executor])
  })
}

const isComputed = (field: AnyField | undefined) => field?.computed && !field.derived

/** A fact that some module listens to goes into the outbox with the write that made it true. */
const tell = async (ctx: Context, event: string, row: Stored) => {
  if (ctx.app.heard.has(event)) await announce(ctx, event, row)
}

const writing = async <T>(
  ctx: Context,
  collection: AnyCollection,
  work: (inside: Context) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(ctx, async (inside) => {
      inside.written!.add(tagOf(ctx.site._id, collection))
      return work(inside)
    })
  } catch (error) {
    throw refusalOf(error, collection)
  }
}

const keyed = (ctx: Context, collection: AnyCollection, _id: string) => hasKey(collection, { site: ctx.site._id, _id })

/** All columns of a row as it now is, and what is derived from it. */
const whole = ({ name, fields }: AnyCollection) =>
  sql.join([
    sql`*`,
    ...Object.entries(fields).flatMap(([field, { derived }]) =>
      derived ? sql`${derived((column) => sql.ref(`${name}.${column}`))} as ${sql.ref(field)}` : [],
    ),
  ])

async function insert(ctx: Context, collection: AnyCollection, columns: Record<string, unknown>): Promise<Stored> {
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(columns))
  const { rows } =
    await sql<Stored>`insert into ${sql.table(collection.name)} (${names}) values (${values}) returning ${whole(collection)}`.execute(
      ctx[executor],
    )
  return rows[0]!
}

async function change_(
  ctx: Context,
  collection: AnyCollection,
  to: { before: Stored; change: Record<string, unknown> },
) {
  const search = searchText(collection, { ...to.before, ...to.change })
  const sets = assignments(ctx, { ...asColumns(collection, to.change), search })
  const { rows } = await sql<Stored>`update ${sql.table(collection.name)} set ${sets}
    where ${keyed(ctx, collection, to.before._id)} returning ${whole(collection)}`.execute(ctx[executor])
  return rows[0]!
}

const assignments = (ctx: Context, columns: Record<string, unknown>) =>
  sql.join([
    ...Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`"updatedAt" = ${nowOf(ctx)}`,
    sql`version = version + 1`,
  ])

/** The row as it was, held until the transaction ends, if the viewer may do this to it. */
async function locked(ctx: Context, collection: AnyCollection, what: { verb: Verb; _id: string }): Promise<Stored> {
  const by = ruledBy(ctx, collection)
  const table = sql.table(collection.name)
  const may = asCondition(allow(collection.access[what.verb], by))
  const sees = asCondition(allow(collection.access.read, by))
  const { rows } = await sql<Stored & { may: boolean; sees: boolean }>`
    select *, ${may} as may, ${sees} as sees from ${table} where ${keyed(ctx, collection, what._id)} for update`.execute(
    ctx[executor],
  )
  const row = rows[0]
  if (!row || !(row.sees || row.may)) throw notFound()
  if (!row.may) throw forbidden()
  const { may: _may, sees: _sees, ...stored } = row
  return stored as unknown as Stored
}

/** The rule is asked again of the row as it now is, so that nobody writes a row out of his own reach. */
async function prove(ctx: Context, collection: AnyCollection, what: { verb: Verb; _id: string }) {
  const answer = allow(collection.access[what.verb], ruledBy(ctx, collection))
  if (answer === true) return
  const { rows } =
    await sql`select 1 from ${sql.table(collection.name)} where ${keyed(ctx, collection, what._id)} and ${asCondition(answer)}`.execute(
      ctx[executor],
    )
  if (rows.length === 0) throw forbidden()
}
