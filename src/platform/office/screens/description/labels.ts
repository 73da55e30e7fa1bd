import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import type { Context } from '#platform/context.ts'
import { namesOn } from '#platform/data/collection/listed/uses.ts'
import { words } from '../words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'

/** Titles of rows in other collections, by collection and then by id or code. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>

interface LabelsInput {
  collection: AnyCollection
  rows: readonly Record<string, unknown>[]
}

/** Returns the titles of all rows that these rows reference, with one query per collection. */
export const labelsFor = async (ctx: Context, given: LabelsInput): Promise<Labels> => {
  const wanted = new Map<string, Wanted>()
  for (const [name, field] of Object.entries(given.collection.fields)) {
    const by = keyOf(field)
    if (!by || !field.to) continue
    const keys = given.rows.flatMap((row) => [row[name] ?? []].flat()).filter((key) => typeof key === 'string')
    const known = wanted.get(field.to)?.keys ?? []
    wanted.set(field.to, { by, keys: new Set([...known, ...keys]) })
  }
  const found = [...wanted].map(async ([name, one]) => [name, await named(ctx, { name, ...one })] as const)
  const others = [namesOfLists(ctx, given), namesOfRecords(ctx, given), namesOfColleagues(ctx, given)]
  const [labels, ...names] = await Promise.all([Promise.all(found), ...others])
  return new Map([...labels, ...names.flat()])
}

/** Returns the current names of list codes, by list, with one query for all lists. */
const namesOfLists = async (ctx: Context, { collection, rows }: LabelsInput) => {
  const lists = new Set(Object.values(collection.fields).flatMap(({ codeList }) => codeList ?? []))
  if (rows.length === 0 || lists.size === 0) return []
  const names = await namesOn(ctx, [...lists])
  return [...names].map(([list, byCode]) => [listKey(list), byCode] as const)
}

/** Returns the titles of named records for viewers who may read them; others stay unnamed. */
async function namesOfRecords(ctx: Context, { collection, rows }: LabelsInput) {
  const names = namesOfFields(collection, ({ namesRecord }) => namesRecord)
  const keys = new Set(rows.flatMap((row) => names.flatMap((name) => [row[name] ?? []].flat().map(String))))
  if (keys.size === 0) return []
  const known = new Map<string, string>([...keys].map((key) => [key, words.unreadable[ctx.locale]]))
  for (const of of new Set([...keys].map((key) => key.split('/')[0]!))) {
    const ids = [...keys].filter((key) => key.startsWith(`${of}/`)).map((key) => key.slice(of.length + 1))
    const found = await named(ctx, { name: of, by: '_id', keys: new Set(ids) })
    const label = ctx.app.collections.get(of)?.collection.label[ctx.locale]
    for (const [_id, title] of found) known.set(`${of}/${_id}`, `${label}: ${title}`)
  }
  return [[recordKey, known] as const]
}

/** Returns the names of staff, if a field contains some. */
async function namesOfColleagues(ctx: Context, { collection, rows }: LabelsInput) {
  if (rows.length === 0 || namesOfFields(collection, ({ colleagues }) => colleagues).length === 0) return []
  return [[colleagueKey, new Map((await colleaguesOf(ctx)).map(({ _id, name }) => [_id, name]))] as const]
}

const namesOfFields = ({ fields }: AnyCollection, has: (field: AnyField) => unknown) =>
  Object.keys(fields).filter((name) => has(fields[name]!))

/** The key for titles of records of any collection. */
export const recordKey = 'any record'
const colleagueKey = 'colleagues'

/** The key for names that do not come from references: list codes, records and colleagues. */
export const namesKey = ({ codeList, namesRecord, colleagues }: AnyField): string | undefined => {
  if (namesRecord) return recordKey
  return colleagues ? colleagueKey : codeList && listKey(codeList)
}

const listKey = (list: string) => `listed ${list}`

/** Replaces the name of a person picked by id with the current one. */
export const namePicked = async (ctx: Context, collection: AnyCollection, written: Record<string, unknown>) => {
  const named = Object.entries(collection.fields).flatMap(([name, field]) => {
    const { names } = fieldTypeOf(field)
    return names && written[name] !== undefined && written[name] !== null ? [{ name, to: field.to!, names }] : []
  })
  const keys = Object.fromEntries(named.map(({ name, names }) => [name, names.keysOf(written[name])]))
  const labels = await labelsFor(ctx, { collection, rows: [keys] })
  const entries = named.map(
    ({ name, to, names }) => [name, names.named(written[name], (key) => labels.get(to)?.get(key))] as const,
  )
  return { ...written, ...Object.fromEntries(entries) }
}

/** Returns the title of a row. */
export const titleOf = (collection: AnyCollection, row: Record<string, unknown>) =>
  collection.title
    .map((name) => String(row[name] ?? ''))
    .join(' ')
    .trim()

/** Returns the field of the other row that this reference contains. */
export const keyOf = (field: AnyField): string | null => {
  const { refers } = fieldTypeOf(field)
  return refers && field.to ? (field.at ?? refers.by) : null
}

interface Wanted {
  keys: Set<string>
  by: string
}

/** Returns the titles of a collection's rows with these keys, by key. Empty if its plugin is off. */
export async function named(ctx: Context, asked: Wanted & { name: string }) {
  const entry = ctx.app.collections.get(asked.name)
  if (!entry || asked.keys.size === 0 || !ctx.site.plugins.has(entry.module)) return new Map<string, string>()
  const rows = await fromAny(ctx, entry.collection)
    .selectAll()
    .where(`row.${asked.by}`, 'in', [...asked.keys])
    .execute()
  const titles = await titlesOf(ctx, { collection: entry.collection, rows })
  return new Map(rows.map((row, at) => [String(row[asked.by]), titles[at]!]))
}

/** Returns the titles of rows. A title that is a reference becomes the referenced title, never a bare id. */
async function titlesOf(ctx: Context, { collection, rows }: LabelsInput): Promise<string[]> {
  const refers = collection.title.filter((name) => keyOf(collection.fields[name]!) !== null)
  if (refers.length === 0 || rows.length === 0) return rows.map((row) => titleOf(collection, row))
  const called = new Map<string, ReadonlyMap<string, string>>()
  for (const name of refers) {
    const field = collection.fields[name]!
    const keys = new Set(rows.flatMap((row) => [row[name] ?? []].flat().map(String)))
    called.set(name, await named(ctx, { name: field.to!, by: keyOf(field)!, keys }))
  }
  const shown = (row: Record<string, unknown>) =>
    Object.fromEntries(refers.map((name) => [name, called.get(name)!.get(String(row[name])) ?? '']))
  return rows.map((row) => titleOf(collection, { ...row, ...shown(row) }) || collection.label[ctx.locale])
}
