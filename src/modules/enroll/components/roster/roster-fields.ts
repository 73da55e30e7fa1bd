import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { readableParts } from '#platform/data/site-fields/site-values.ts'
import type { Context } from '#platform/context.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import type { ColumnName } from '../../rules/roster.ts'
import type { Enrolled } from './read-roster.ts'

/** The site's own fields of people that the viewer may read, by key. */
export type RosterFields = Readonly<Record<string, AnyField>>

/** The fields that can be columns of a roster for this viewer. */
export const rosterFields = (ctx: Context): RosterFields => {
  const { fields } = collectionOf(ctx, 'user').fields
  if (!fields) return {}
  return Object.fromEntries(readableParts(fields, ctx.viewer).map((key) => [key, fields.parts![key]!]))
}

/** The values of a person in some of these fields, as text. */
export const fieldTextsOf = (
  ctx: Context,
  person: Pick<Enrolled, 'fields'>,
  of: { known: RosterFields; fields: readonly string[] },
): Partial<Record<ColumnName, string>> =>
  Object.fromEntries(
    of.fields.map((key) => {
      const value = person.fields?.[key] ?? null
      const text =
        value === null ? '' : cellOf(ctx, { value, field: of.known[key]!, labels: new Map(), isRecord: true }).text
      return [`fields.${key}`, text]
    }),
  )
