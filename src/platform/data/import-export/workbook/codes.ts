import { sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { isCoded, titleColumn } from './parts.ts'

/*
 * The codes that identify rows in a workbook: the key of their collection, otherwise a code from an earlier workbook,
 * or the `_id`.
 */

type Row = Record<string, unknown>

/** Returns the codes of the given rows, by `_id`. */
export const codesOf = async (ctx: Context, collection: AnyCollection, rows: readonly Row[]) => {
  const ids = rows.map((row) => String(row['_id']))
  if (!isCoded(collection)) return new Map(rows.map((row, at) => [ids[at]!, keyOf(collection, row)]))
  const given = await sql<{ code: string; row: string }>`select code, "row" from workbook_code
    where site = ${ctx.site._id} and collection = ${collection.name} and "row" = any(${ids}::text[])
    order by code desc`.execute(ctx[executor])
  const codes = new Map(ids.map((id) => [id, id]))
  for (const { code, row } of given.rows) codes.set(row, code)
  return codes
}

/** Returns the codes of referenced rows, by `_id`. */
export const codesByIds = async (ctx: Context, collection: AnyCollection, ids: readonly string[]) =>
  codesOf(ctx, collection, await rowsWhere(ctx, collection, { column: '_id', values: ids }))

/** Returns the `_id`s of rows that the viewer may see, by code. */
export const idsByCodes = async (
  ctx: Context,
  collection: AnyCollection,
  codes: readonly string[],
): Promise<Map<string, string>> => {
  if (!isCoded(collection)) return idsByKeys(ctx, collection, codes)
  const given = await sql<{ code: string; row: string }>`select code, "row" from workbook_code
    where site = ${ctx.site._id} and collection = ${collection.name} and code = any(${codes}::text[])`.execute(
    ctx[executor],
  )
  const byCode = new Map(given.rows.map(({ code, row }) => [code, row]))
  const ids = codes.map((code) => byCode.get(code) ?? code)
  const there = new Set(
    (await rowsWhere(ctx, collection, { column: '_id', values: ids })).map(({ _id }) => String(_id)),
  )
  return new Map(codes.flatMap((code, at) => (there.has(ids[at]!) ? [[code, ids[at]!] as const] : [])))
}

/** Returns the `_id`s of rows, by name. */
export const idsByNames = async (ctx: Context, collection: AnyCollection, names: readonly string[]) => {
  const column = titleColumn(collection)
  const ids = new Map<string, string[]>()
  for (const row of await rowsWhere(ctx, collection, { column, values: names })) {
    const name = String(row[column])
    ids.set(name, [...(ids.get(name) ?? []), String(row['_id'])])
  }
  return ids
}

/** Stores the codes of rows that a workbook created. The code of a deleted row is free again. */
export const keepCodes = async (ctx: Context, collection: AnyCollection, codes: ReadonlyMap<string, string>) => {
  await sql`insert into workbook_code (site, collection, code, "row")
    select ${ctx.site._id}, ${collection.name}, code, "row"
    from unnest(${[...codes.keys()]}::text[], ${[...codes.values()]}::text[]) as given (code, "row")
    on conflict (site, collection, code) do update set "row" = excluded."row"`.execute(ctx[executor])
}

const separator = '/'

/** Joins a row's key to a code: `course`, or `page/about` for a key of two fields. */
export const joinedKey = (values: readonly unknown[]) => values.map(String).join(separator)

const keyOf = ({ workbook }: AnyCollection, row: Row) => joinedKey((workbook?.key ?? []).map((name) => row[name]))

/** The last field of a key is the most selective, and only it may contain the separator. */
async function idsByKeys(ctx: Context, collection: AnyCollection, codes: readonly string[]) {
  const key = collection.workbook?.key ?? []
  const asked = new Set(codes)
  const values = codes.map((code) =>
    code
      .split(separator)
      .slice(key.length - 1)
      .join(separator),
  )
  const rows = await rowsWhere(ctx, collection, { column: key.at(-1) ?? '_id', values })
  const known = rows.map((row) => [keyOf(collection, row), String(row['_id'])] as const)
  return new Map(known.filter(([code]) => asked.has(code)))
}

async function rowsWhere(
  ctx: Context,
  collection: AnyCollection,
  { column, values }: { column: string; values: readonly string[] },
): Promise<Row[]> {
  const { module } = ctx.app.collections.get(collection.name)!
  if (values.length === 0 || !ctx.site.plugins.has(module)) return []
  const columns = new Set(['_id', ...(collection.workbook?.key ?? []), ...collection.title])
  return fromAny(ctx, collection)
    .select([...columns].map((name) => `row.${name}`) as 'row._id'[])
    .where(sql<boolean>`${sql.ref(`row.${column}`)} = any(${[...new Set(values)]}::text[])`)
    .execute() as Promise<Row[]>
}
