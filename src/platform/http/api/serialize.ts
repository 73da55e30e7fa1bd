import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wireOf } from './wire.ts'

type Row = Record<string, unknown>
/** Names that a client asked for, and names that it asked to be left out. */
interface SerializeParams {
  fields?: readonly string[] | undefined
  hidden?: readonly string[] | undefined
}

/**
 * Stored rows as the API says them, each with the rows that its collection carries: as this viewer may see them, null
 * where he may not. One statement for each relation that is carried, however many rows there are.
 */
export const serializeRows = async (
  ctx: Context,
  collection: AnyCollection,
  { rows, ...asked }: SerializeParams & { rows: readonly Row[] },
): Promise<Row[]> => {
  const wanted = (collection.populate ?? []).filter((name) => isWanted(name, asked))
  const found = await Promise.all(wanted.map(async (name) => [name, await carried(ctx, collection, { name, rows })]))
  const carriedBy = found as [string, Map<unknown, Row>][]
  const { relations = {} } = collection
  return rows.map((row) => ({
    ...wireOf(ctx, collection, { row, ...asked }),
    ...Object.fromEntries(carriedBy.map(([name, by]) => [name, by.get(row[relations[name]!.from]) ?? null])),
  }))
}

export const serializeRow = async (ctx: Context, collection: AnyCollection, row: Row): Promise<Row> =>
  (await serializeRows(ctx, collection, { rows: [row] }))[0]!

/** The declared fields that such an answer needs of a row: also those by which it finds what the row carries. */
export const answeredFields = ({ fields, populate = [], relations = {} }: AnyCollection, asked: SerializeParams) =>
  new Set([
    ...Object.keys(fields).filter((name) => isWanted(name, asked)),
    ...populate.filter((name) => isWanted(name, asked)).map((name) => relations[name]!.from),
  ])

const isWanted = (name: string, { fields, hidden }: SerializeParams) =>
  (fields?.includes(name) ?? true) && !hidden?.includes(name)

/** The rows of a relation that this viewer may see, by what the given rows hold of them. */
async function carried(ctx: Context, collection: AnyCollection, of: { name: string; rows: readonly Row[] }) {
  const { to, from, at } = collection.relations![of.name]!
  const { collection: other, module } = ctx.app.collections.get(to)!
  const held = [...new Set(of.rows.map((row) => row[from]))].filter((one) => typeof one === 'string')
  if (held.length === 0 || !ctx.site.plugins.has(module)) return new Map<unknown, Row>()
  const found = await fromAny(ctx, other, answeredFields({ ...other, populate: [] }, {}))
    .selectAll()
    .where(isOneOf(sql.ref(`row.${at}`), held))
    .execute()
  return new Map(found.map((row) => [row[at], wireOf(ctx, other, { row })]))
}

/** The plan for one is kept; that for several depends on how many they are. */
const isOneOf = (column: RawBuilder<unknown>, held: readonly string[]) =>
  held.length === 1 ? sql<boolean>`${column} = ${held[0]}` : sql<boolean>`${column} = any(${held}::text[])`

/** What a collection carries must be a relation to one row: any other declaration stops the start. */
export const assertPopulated = (collections: Iterable<AnyCollection>) => {
  for (const { name, populate = [], relations = {}, fields } of collections)
    for (const carried of populate)
      if (relations[carried]?.at !== '_id' || Object.hasOwn(fields, carried))
        throw new Error(`'${name}' carries '${carried}', which is no relation to one row`)
}
