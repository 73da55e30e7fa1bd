import { createHash } from 'node:crypto'
import type { FormDefinition } from '#domain/form/definition.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { formVersion } from '../store/tables.ts'

export interface FormVersion {
  number: number
  definition: FormDefinition
  /** ISO instant. */
  publishedAt: string
}

/** Stores the definition as the next version, unless it is that of the latest one. The caller has locked the form. */
export async function publishVersion(
  ctx: Context,
  { formID, definition }: { formID: string; definition: FormDefinition },
): Promise<void> {
  const text = JSON.stringify(definition)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const latest = await latestVersion(ctx, formID)
  if (latest && hashOf(latest.definition) === sha256) return
  const row = { formID, number: (latest?.number ?? 0) + 1, definition: text, sha256, publishedAt: nowOf(ctx) }
  await insertPrivate(ctx, formVersion, { row })
}

const hashOf = (definition: FormDefinition) => createHash('sha256').update(JSON.stringify(definition)).digest('hex')

/** Returns the version that is published; null if none ever was. */
export async function latestVersion(ctx: Context, formID: string): Promise<FormVersion | null> {
  const row = await ofForm(ctx, formID).orderBy('number', 'desc').limit(1).executeTakeFirst()
  return row ? asVersion(row) : null
}

/** Returns a version by its number; null if there is none. */
export async function versionOf(
  ctx: Context,
  { formID, number }: { formID: string; number: number },
): Promise<FormVersion | null> {
  const row = await ofForm(ctx, formID).where('number', '=', number).executeTakeFirst()
  return row ? asVersion(row) : null
}

/** Returns all versions of a form, newest first. */
export async function versionsOf(ctx: Context, formID: string): Promise<FormVersion[]> {
  const rows = await ofForm(ctx, formID).orderBy('number', 'desc').limit(200).execute()
  return rows.map(asVersion)
}

const ofForm = (ctx: Context, formID: string) =>
  fromPrivate(ctx, formVersion).select(['number', 'definition', 'publishedAt']).where('formID', '=', formID)

const asVersion = (row: { number: number; definition: string; publishedAt: string | Date }): FormVersion => ({
  number: row.number,
  definition: JSON.parse(row.definition) as FormDefinition,
  publishedAt: new Date(row.publishedAt).toISOString(),
})
