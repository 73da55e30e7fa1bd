import { isReadable } from '#platform/http/api/wire.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { isSecret } from '#platform/data/field-types/field-type-of.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import { namePicked } from '../description/labels.ts'
import { readForm } from './read-form.ts'

/** Initial values of a new row from its address. `about` distinguishes such a form from an empty one. */
interface Prefilled {
  written?: Record<string, unknown>
  about?: string
}

/**
 * `?copy=<id>` copies a row's values that the user may read and write, except secrets and unique fields.
 * `?courseID=<id>` sets a field. Nothing is stored until the form is submitted.
 */
export const prefilledBy = async (ctx: Context, collection: AnyCollection, url: URL): Promise<Prefilled> => {
  const asked = new Set(
    collection.form.flatMap(({ fields }) => fields).filter((name) => isAsked(ctx, collection, name)),
  )
  const copy = url.searchParams.get('copy')
  const copied = copy === null ? {} : await copyOf(ctx, collection, copy)
  const given = await namePicked(ctx, collection, readForm(ctx, collection, { form: formOf(url), row: null }))
  const written = Object.fromEntries(Object.entries({ ...copied, ...given }).filter(([name]) => asked.has(name)))
  if (Object.keys(written).length === 0) return {}
  return { written, about: copy === null ? Object.keys(given).join(' ') : `copy ${copy}` }
}

const isAsked = (ctx: Context, { fields }: AnyCollection, name: string) =>
  isWritable(ctx, fields[name]!) && isReadable(ctx, fields[name]) && !isSecret(fields[name]!)

async function copyOf(ctx: Context, collection: AnyCollection, _id: string) {
  const row = await fromAny(ctx, collection).selectAll().where('row._id', '=', _id).executeTakeFirst()
  if (!row) throw notFound()
  const unique = new Set([...(collection.uniques ?? []), ...(collection.globalUniques ?? [])].flat())
  return Object.fromEntries(
    Object.entries(collection.fields)
      .filter(([name]) => !unique.has(name))
      .map(([name, field]) => [name, wireValue(name, field, row)]),
  )
}

function formOf(url: URL): FormData {
  const form = new FormData()
  for (const [name, value] of url.searchParams) form.append(name, value)
  return form
}
