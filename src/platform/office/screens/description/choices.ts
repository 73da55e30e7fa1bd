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

/** A field of a collection, or a part of one by dotted name. */
interface At {
  collection: AnyCollection
  path: string
  field: AnyField
}

/** Maximum options in a form per referenced collection; further ones are loaded on demand. */
const mostSent = 100
const mostFound = 20
const mostKeys = 100
export const longestSearch = 100

/**
 * Returns the options of a reference field: the first by name, and the selected ones. If there are more, `source` is
 * the argument of `findChoices`. Empty for other fields, and if the plugin is off.
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

/** Returns the argument of `findChoices` for a field; undefined if it is not a reference. */
export const sourceOf = (ctx: Context, { collection, path, field }: At): string | undefined => {
  return targetOf(ctx, field) ? `${collection.name}.${path}` : undefined
}

/**
 * Returns at most 20 rows of this site that a field may reference and the user may read. Their search words, or titles
 * without search, contain the typed text, folded as in lists; prefix matches come first. With `keys` returns these rows
 * instead. Words in unreadable fields find nothing. Throws not-found for an unknown field.
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

/** Orders rows by title, with those whose search words start with `first` on top. */
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
  /** The title field of its rows. */
  by: string
}

function targetOf(ctx: Context, field: AnyField | undefined): Target | null {
  const entry = field?.to ? ctx.app.collections.get(field.to) : undefined
  const by = field && keyOf(field)
  return entry && by && ctx.site.plugins.has(entry.module) ? { collection: entry.collection, by } : null
}

/** Returns the field that a source names, if the user may read or write it. */
function fieldNamed(ctx: Context, source: string): AnyField {
  const [name = '', ...path] = source.split('.')
  const collection = collectionOf(ctx, name)
  if (!Object.hasOwn(collection.fields, path[0] ?? '')) throw notFound()
  const whole = collection.fields[path[0]!]!
  const field = path.length <= 2 ? fieldAt(collection, path.join('.')) : undefined
  if (!field || !(isReadable(ctx, whole) || isWritable(ctx, whole))) throw notFound()
  return field
}

/** Returns rows as options. A row whose title is a reference uses the referenced title. */
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

/** Adds text that distinguishes rows of the same title, from readable fields only. */
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

/** Returns the rows with these keys as options. */
async function choicesNamed(ctx: Context, target: Target, keys: readonly string[]): Promise<Choice[]> {
  if (keys.length === 0) return []
  const rows = await fromAny(ctx, target.collection).selectAll().where(`row.${target.by}`, 'in', keys).execute()
  return choicesIn(ctx, target, rows)
}

/** Returns the keys in a stored or submitted value. People may have a name without a key. */
function keysIn(field: AnyField, value: unknown): string[] {
  const { names } = fieldTypeOf(field)
  const keys: unknown = names && value !== null && value !== undefined ? names.keysOf(value) : value
  return [keys ?? []].flat().filter((key): key is string => typeof key === 'string')
}
