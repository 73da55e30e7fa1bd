import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wireOf } from './wire.ts'

type Row = Record<string, unknown>
/** Fields that a client requested, and fields to leave out. */
interface SerializeParams {
  fields?: readonly string[] | undefined
  hidden?: readonly string[] | undefined
}

/**
 * Converts stored rows to the API's shape, with the related rows that their collection includes. Related rows follow
 * the viewer's rights, and are null if hidden. One statement per included relation.
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

/** Returns the declared fields that such a response needs, including those that find related rows. */
export const answeredFields = ({ fields, populate = [], relations = {} }: AnyCollection, asked: SerializeParams) =>
  new Set([
    ...Object.keys(fields).filter((name) => isWanted(name, asked)),
    ...populate.filter((name) => isWanted(name, asked)).map((name) => relations[name]!.from),
  ])

const isWanted = (name: string, { fields, hidden }: SerializeParams) =>
  (fields?.includes(name) ?? true) && !hidden?.includes(name)

/** The rows of a relation that the viewer may see, by the values in the given rows. */
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

/** The plan for one value is cached; that for several depends on their number. */
const isOneOf = (column: RawBuilder<unknown>, held: readonly string[]) =>
  held.length === 1 ? sql<boolean>`${column} = ${held[0]}` : sql<boolean>`${column} = any(${held}::text[])`

/** An included relation must lead to one row. Any other declaration stops the start. */
export const assertPopulated = (collections: Iterable<AnyCollection>) => {
  for (const { name, populate = [], relations = {}, fields } of collections)
    for (const carried of populate)
      if (relations[carried]?.at !== '_id' || Object.hasOwn(fields, carried))
        throw new Error(`'${name}' carries '${carried}', which is no relation to one row`)
}
