import { z } from 'zod'
import { acceptedChange, isWritable } from '#platform/data/collection/writing/accept.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { copyFiles } from '#platform/content/file/copy/copy-files.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { markOf, markOfStored } from '#platform/office/screens/save/opened.ts'
import type { CarriedChange } from '#ui/office/list/import/carried/carried.tsx'
import { toolWords } from '../words.ts'

const whole = z.strictObject({ version: z.literal(1), settings: z.record(z.string(), z.unknown()) })

/** The settings that can be copied to another site: no secrets, and no references to rows of this site. */
const carriedNames = (ctx: Context): string[] =>
  Object.entries(collectionOf(ctx, 'configuration').fields)
    .filter(([, field]) => isWritable(ctx, field) && !fieldTypeOf(field).keep && !field.to)
    .map(([name]) => name)

/** The settings of the site as a text that another site can import. */
export const carriedSettings = async (ctx: Context): Promise<string> => {
  const row = await rowOf(ctx)
  const settings = Object.fromEntries(carriedNames(ctx).map((name) => [name, row[name]]))
  return JSON.stringify({ version: 1, settings }, null, 2)
}

/** The changes that such a text would make, by setting. Throws if any of it is invalid. Nothing is stored. */
export const settingChanges = async (ctx: Context, text: string): Promise<CarriedChange[]> => {
  const collection = collectionOf(ctx, 'configuration')
  const given = settingsIn(ctx, text)
  const after = acceptedChange(ctx, collection, given) as Record<string, unknown>
  const before = await rowOf(ctx)
  const changed = Object.keys(given).filter(
    (name) =>
      markOf(ctx, collection.fields[name]!, given[name]) !== markOfStored(ctx, collection, { name, row: before }),
  )
  const labels = await labelsFor(ctx, { collection, rows: [before, after] })
  const shown = (name: string, value: unknown) =>
    cellOf(ctx, { value, field: collection.fields[name]!, labels, isRecord: true }).text
  return changed.map((name) => ({
    ...{ name, label: collection.fields[name]!.label[ctx.locale] },
    ...{ before: shown(name, before[name]), after: shown(name, after[name]) },
  }))
}

/** Stores such a text as if each field had been entered in the form. If any of it is invalid, nothing is stored. */
export const storeSettings = async (ctx: Context, text: string): Promise<void> => {
  const change = settingsIn(ctx, text)
  const { _id } = await rowOf(ctx)
  await inTransaction(ctx, async (inside) => {
    const carried = await copyFiles(inside, { from: null, values: change })
    await updateAny(inside, 'configuration', { _id: String(_id), change: carried })
  })
}

function settingsIn(ctx: Context, text: string): Record<string, unknown> {
  const read = whole.safeParse(parsed(text))
  if (!read.success) throw invalid({ field: 'settings', code: 'wrong', ...toolWords.settingsWrong })
  const names = carriedNames(ctx)
  const strange = Object.keys(read.data.settings).find((name) => !names.includes(name))
  if (strange === undefined) return read.data.settings
  const named = strange.slice(0, 64)
  throw invalid({
    ...{ field: 'settings', code: 'unknown' },
    ...{ th: `${toolWords.settingsUnknown.th}: ${named}`, en: `${toolWords.settingsUnknown.en}: ${named}` },
  })
}

async function rowOf(ctx: Context) {
  const row = await fromAny(ctx, collectionOf(ctx, 'configuration')).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
