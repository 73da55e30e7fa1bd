import { sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { searchText } from '#platform/data/collection/writing/columns.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { searched } from '../list/list-query.ts'
import { fieldAt } from './cell.ts'
import { titledWith } from './by-title.ts'
import { keyOf, labelsFor, titleOf } from './labels.ts'

export interface Choice {
  value: string
  label: string
}

/** A field of a collection, or a part of one by its dotted name. */
interface At {
  collection: AnyCollection
  path: string
  field: AnyField
}

/** A form is sent so many rows of each collection that it refers to; the others are asked for. */
const mostSent = 100
const mostFound = 20
const mostKeys = 100
export const longestSearch = 100

/**
 * What a field that refers to rows can be chosen from: the first by name, and what is chosen of the others. Where there are
 * more, `source` is what `findChoices` is asked with. Nothing for other fields, and where the plugin is off.
 */
export const choicesOf = async (
  ctx: Context,
  { chosen, ...at }: At & { chosen?: unknown },
): Promise<{ choices?: Choice[]; source?: string }> => {
  const target = targetOf(ctx, at.field)
  if (!target) return at.field.to ? { choices: [] } : {}
  const { collection } = target
  const rows = await byName(ctx, collection)
    .limit(mostSent + 1)
    .execute()
  const choices = await choicesIn(ctx, target, rows.slice(0, mostSent))
  if (rows.length <= mostSent) return { choices }
  const known = new Set(choices.map(({ value }) => value))
  const keys = keysIn(at.field, chosen).filter((key) => !known.has(key))
  const more = await choicesNamed(ctx, target, keys)
  const source = sourceOf(ctx, at)
  return { choices: [...choices, ...more], ...(source !== undefined && { source }) }
}

/** What `findChoices` is asked with for a field; undefined where it refers to no rows. */
export const sourceOf = (ctx: Context, { collection, path, field }: At): string | undefined => {
  return targetOf(ctx, field) ? `${collection.name}.${path}` : undefined
}

/**
 * The rows of this site that a field can name and this person may read, 20 at most: those whose searchable words, or names where
 * nothing is searched, hold what was typed, in the folding of the lists, first those that begin with it. With `keys` the rows of
 * these instead. A word that stands only in a field that he may not read finds nothing. Throws not-found for what is no such field.
 */
export const findChoices = async (
  ctx: Context,
  asked: { source: string; typed: string; keys?: readonly string[] },
): Promise<Choice[]> => {
  const target = targetOf(ctx, fieldNamed(ctx, asked.source))
  if (!target) throw notFound()
  const { collection } = target
  if (asked.keys) return choicesNamed(ctx, target, asked.keys.slice(0, mostKeys))
  const typed = asked.typed.trim().slice(0, longestSearch)
  if (collection.list.search.length === 0) return choicesIn(ctx, target, await byTitle(ctx, collection, typed))
  const isPartlyHidden = collection.list.search.some((name) => collection.fields[name]!.read)
  const rows = await byName(ctx, collection, normalize(typed))
    .where(searched(typed))
    .limit(isPartlyHidden ? mostFound * 10 : mostFound)
    .execute()
  const told = isPartlyHidden ? rows.filter((row) => holds(searchText(collection, row), typed)) : rows
  return choicesIn(ctx, target, told.slice(0, mostFound))
}

const byTitle = (ctx: Context, collection: AnyCollection, typed: string) =>
  byName(ctx, collection)
    .where(titledWith(ctx, collection, typed))
    .limit(mostFound)
    .execute()

/** Rows in the order of their names, first those whose searchable words begin with `first`. */
function byName(ctx: Context, collection: AnyCollection, first = '') {
  const rows = fromAny(ctx, collection).selectAll()
  const begun = first === '' ? rows : rows.orderBy(sql`starts_with(row.search, ${first})`, 'desc')
  return begun.orderBy(`row.${collection.title[0]!}`).orderBy('row._id')
}

const holds = (text: string, typed: string) =>
  normalize(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))

interface Target {
  collection: AnyCollection
  /** The field of its rows by which they are named. */
  by: string
}

function targetOf(ctx: Context, field: AnyField | undefined): Target | null {
  const entry = field?.to ? ctx.app.collections.get(field.to) : undefined
  const by = field && keyOf(field)
  return entry && by && ctx.site.plugins.has(entry.module) ? { collection: entry.collection, by } : null
}

/** The field that a source names, if this person may read or write it. */
function fieldNamed(ctx: Context, source: string): AnyField {
  const [name = '', ...path] = source.split('.')
  const collection = collectionOf(ctx, name)
  if (!Object.hasOwn(collection.fields, path[0] ?? '')) throw notFound()
  const whole = collection.fields[path[0]!]!
  const field = path.length <= 2 ? fieldAt(collection, path.join('.')) : undefined
  if (!field || !(isReadable(ctx, whole) || isWritable(ctx, whole))) throw notFound()
  return field
}

/** Rows as choices; one that is named by another row is called as that one is. */
async function choicesIn(
  ctx: Context,
  { collection, by }: Target,
  rows: readonly Record<string, unknown>[],
): Promise<Choice[]> {
  const labels = await labelsFor(ctx, { collection: onlyTitle(collection), rows })
  const called = (row: Record<string, unknown>) =>
    Object.fromEntries(
      collection.title.map((name) => {
        const { to = '' } = collection.fields[name]!
        return [name, labels.get(to)?.get(String(row[name])) ?? row[name]]
      }),
    )
  return rows.map((row) => ({
    value: String(row[by]),
    label: toldApart(titleOf(collection, called(row)), { collection, row }) || String(row[by]),
  }))
}

/** A title with what tells the row from others of the same; what who asks may not read is not known. */
function toldApart(title: string, { collection, row }: { collection: AnyCollection; row: Record<string, unknown> }) {
  const apart = (collection.disambiguateBy ?? [])
    .map((name) => row[name])
    .find((value) => typeof value === 'string' && value)
  return apart === undefined || title === '' ? title : `${title} (${String(apart)})`
}

const onlyTitle = (collection: AnyCollection): AnyCollection => ({
  ...collection,
  fields: Object.fromEntries(collection.title.map((name) => [name, collection.fields[name]!])),
})

/** The rows with these keys as choices. */
async function choicesNamed(ctx: Context, target: Target, keys: readonly string[]): Promise<Choice[]> {
  if (keys.length === 0) return []
  const rows = await fromAny(ctx, target.collection).selectAll().where(`row.${target.by}`, 'in', keys).execute()
  return choicesIn(ctx, target, rows)
}

/** The keys in a value that was stored or sent; people may be named without one. */
function keysIn(field: AnyField, value: unknown): string[] {
  const { names } = fieldTypeOf(field)
  const keys: unknown = names && value !== null && value !== undefined ? names.keysOf(value) : value
  return [keys ?? []].flat().filter((key): key is string => typeof key === 'string')
}
