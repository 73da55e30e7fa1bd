import { namesOn, offeredOn } from '#platform/data/collection/listed/uses.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import type { Context } from '#platform/context.ts'
import { words } from '../words.ts'
import type { Choice } from './choices.ts'
import { labelsFor, namesKey } from './labels.ts'

interface KnownChoicesQuery {
  field: AnyField
  value: unknown
}

/** Returns the options of fields that are not references: list codes, colleagues, or a named record. */
export const knownChoices = async (ctx: Context, asked: KnownChoicesQuery): Promise<Choice[] | undefined> => {
  const { field } = asked
  if (field.to) return undefined
  if (field.codeList) return listedChoices(ctx, field.codeList, asked)
  if (field.colleagues) return colleagueChoices(ctx, asked)
  return field.namesRecord ? [nothing(ctx), ...(await namesOf(ctx, asked))] : undefined
}

const nothing = ({ locale }: Context): Choice => ({ value: '', label: words.none[locale] })

/** Returns the codes of the site's list; a stored code stays among them. */
async function listedChoices(ctx: Context, list: string, { field, value }: KnownChoicesQuery) {
  const offered = await offeredOn(ctx, list)
  const rest = isNullable(field) ? [nothing(ctx)] : []
  const isGone = typeof value === 'string' && value !== '' && !offered.some((one) => one.value === value)
  if (!isGone) return [...rest, ...offered]
  const label = (await namesOn(ctx, [list])).get(list)!.get(value) ?? value
  return [...rest, ...offered, { value, label }]
}

/** Returns the staff of the site; a selected person stays among them. */
async function colleagueChoices(ctx: Context, asked: KnownChoicesQuery) {
  const people = await colleaguesOf(ctx, { least: asked.field.colleagues! })
  const offered = people.map(({ _id, name }) => ({ value: _id, label: name }))
  const held = await namesOf(ctx, asked)
  return [...offered, ...held.filter(({ value }) => !offered.some((one) => one.value === value))]
}

/** Returns the values of a field with record titles. */
async function namesOf(ctx: Context, { field, value }: KnownChoicesQuery): Promise<Choice[]> {
  const keys = [value ?? []].flat().filter((key): key is string => typeof key === 'string' && key !== '')
  const collection = { fields: { field } } as unknown as AnyCollection
  const labels = (await labelsFor(ctx, { collection, rows: [{ field: keys }] })).get(namesKey(field)!)
  return keys.map((key) => ({ value: key, label: labels?.get(key) ?? key }))
}
