import { fromAny } from '#platform/collection/rows.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { kindOf } from '#platform/kinds/kind-of.ts'

/** What rows of other collections are called, by collection and then by id or code. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>

const most = 500

/** The names of every row that these rows refer to: one query for each collection, however many rows. */
export const labelsFor = async (
  ctx: Context,
  given: { collection: AnyCollection; rows: readonly Record<string, unknown>[] },
): Promise<Labels> => {
  const wanted = new Map<string, Wanted>()
  for (const [name, field] of Object.entries(given.collection.fields)) {
    const by = keyOf(field)
    if (!by || !field.to) continue
    const keys = given.rows.flatMap((row) => [row[name] ?? []].flat()).filter((key) => typeof key === 'string')
    const known = wanted.get(field.to)?.keys ?? []
    wanted.set(field.to, { by, keys: new Set([...known, ...keys]) })
  }
  const found = [...wanted].map(async ([name, one]) => [name, await named(ctx, { name, ...one })] as const)
  return new Map(await Promise.all(found))
}

interface Wanted {
  keys: Set<string>
  by: string
}

/** All rows of a collection as choices, the first 500 by name. */
export const choicesOf = async (ctx: Context, field: AnyField): Promise<{ value: string; label: string }[]> => {
  const collection = ctx.app.catalogue.get(field.to ?? '')?.collection
  if (!collection || !ctx.site.plugins.has(ctx.app.catalogue.get(field.to!)!.module)) return []
  const by = keyOf(field) ?? '_id'
  const list = await fromAny(ctx, collection).selectAll().orderBy(`row.${collection.title[0]!}`).limit(most).execute()
  return list.map((row) => ({ value: String(row[by]), label: titleOf(collection, row) }))
}

/** What was picked by id gets the name that its row has now. */
export const namePicked = async (ctx: Context, collection: AnyCollection, written: Record<string, unknown>) => {
  const named = Object.entries(collection.fields).flatMap(([name, field]) => {
    const { names } = kindOf(field)
    return names && written[name] !== undefined && written[name] !== null ? [{ name, to: field.to!, names }] : []
  })
  const keys = Object.fromEntries(named.map(({ name, names }) => [name, names.keysOf(written[name])]))
  const labels = await labelsFor(ctx, { collection, rows: [keys] })
  const entries = named.map(
    ({ name, to, names }) => [name, names.named(written[name], (key) => labels.get(to)?.get(key))] as const,
  )
  return { ...written, ...Object.fromEntries(entries) }
}

/** What people call a row. */
export const titleOf = (collection: AnyCollection, row: Record<string, unknown>) =>
  collection.title
    .map((name) => String(row[name] ?? ''))
    .join(' ')
    .trim()

/** The field of the other row by which this one points at it. */
const keyOf = (field: AnyField): string | null => {
  const { refers } = kindOf(field)
  return refers && field.to ? (field.at ?? refers.by) : null
}

async function named(ctx: Context, asked: Wanted & { name: string }) {
  const entry = ctx.app.catalogue.get(asked.name)
  if (!entry || asked.keys.size === 0 || !ctx.site.plugins.has(entry.module)) return new Map<string, string>()
  const rows = await fromAny(ctx, entry.collection)
    .selectAll()
    .where(`row.${asked.by}`, 'in', [...asked.keys])
    .execute()
  return new Map(rows.map((row) => [String(row[asked.by]), titleOf(entry.collection, row)]))
}
