import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { shapeOf } from '#platform/data/field-types/value.ts'
import { cellNamed, type FileRow } from './file-rows.ts'
import type { Placed } from './headers.ts'

export type Stored = Record<string, unknown> & { _id: string; version: number }

/** How rows of a file identify stored rows: by `_id`, or if that is empty by the fields of `key`. */
export interface Identity {
  collection: AnyCollection
  placed: readonly Placed[]
  key: readonly string[]
}

/** Returns the stored rows that rows of the file identify, if the viewer may see them. */
export const findExisting = async (ctx: Context, by: Identity, rows: readonly FileRow[]) => {
  const byId = await storedRows(ctx, by, { column: '_id', values: rows.map(idOf).filter(Boolean) })
  const byKey = await keyedRows(ctx, by, rows)
  const found = new Map<FileRow, Stored>()
  for (const row of rows) {
    const stored = idOf(row) === '' ? byKey.get(keyOf(by, row) ?? '') : byId.find(({ _id }) => _id === idOf(row))
    if (stored) found.set(row, stored)
  }
  return found
}

/** The `_id` of the stored row for a row of the file; '' if none. */
export const idOf = (row: FileRow) => row.known?._id ?? cellNamed(row, '_id')?.text.trim() ?? ''

/** The identity of a row of the file. Null for a row that can only be new. */
export const identityOf = (by: Identity, row: FileRow) => (idOf(row) === '' ? keyOf(by, row) : idOf(row))

async function keyedRows(ctx: Context, by: Identity, rows: readonly FileRow[]): Promise<Map<string, Stored>> {
  const [first] = by.key
  if (first === undefined) return new Map()
  const values = rows.map((row) => keyValues(by, row)?.[0]).filter((value) => value !== undefined)
  const found = await storedRows(ctx, by, { column: first, values })
  return new Map(found.map((stored) => [JSON.stringify(by.key.map((name) => stored[name])), stored]))
}

const keyOf = (by: Identity, row: FileRow) => {
  const values = keyValues(by, row)
  return values && JSON.stringify(values)
}

/** The key's values in stored form. Null if one is empty or unreadable. */
function keyValues({ collection, key }: Identity, row: FileRow): unknown[] | null {
  const values = key.map((name) => storedValue(collection.fields[name]!, cellNamed(row, name)!.text.trim()))
  return key.length === 0 || values.includes(null) ? null : values
}

/** Returns the stored value of a text. Null if it is empty or invalid. */
export function storedValue(field: AnyField, text: string): unknown {
  const parsed = text === '' ? null : fieldTypeOf(field).parse(text, field)
  const decoded = parsed && 'value' in parsed ? field.decode.safeParse(parsed.value) : null
  return decoded?.success ? decoded.data : null
}

async function storedRows(
  ctx: Context,
  { collection, placed, key }: Identity,
  wanted: { column: string; values: unknown[] },
): Promise<Stored[]> {
  if (wanted.values.length === 0) return []
  const owners = placed.flatMap(({ column: { owner } }) =>
    owner ? [owner.name, ...[shapeOf(owner.name, owner.field)].flatMap((shape) => shape?.name ?? [])] : [],
  )
  const columns = [...new Set(['_id', 'version', ...key, ...owners])].map((name) => `row.${name}`)
  const query = fromAny(ctx, collection).select(columns as 'row._id'[])
  return (await query.where(`row.${wanted.column}`, 'in', wanted.values).execute()) as unknown as Stored[]
}
