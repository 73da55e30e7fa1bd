import { isDeepStrictEqual } from 'node:util'
import { nobodyReads } from '#platform/data/access/allow.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isSecret } from '#platform/data/field-types/field-type-of.ts'
import { wireValue } from '#platform/data/field-types/value.ts'

/** The change of a field, in API values; an empty value is null. For a secret only the fact that it changed. */
export type FieldChange = { before?: unknown; after?: unknown; isCut?: true } | { isSecret: true }
export type Changes = Record<string, FieldChange>

type Row = Record<string, unknown>

/** The maximum length of rich text, in characters. Longer values, such as large pages, are truncated. */
const longest = 200_000

/** Returns the changed fields with old and new values. Without an old row, the fields of the new row. */
export const changesOf = (
  collection: AnyCollection,
  rows: { before: Row | null; after: Row | null; names: readonly string[] },
): Changes =>
  Object.fromEntries(
    rows.names.flatMap((name): [string, FieldChange][] => {
      const field = collection.fields[name]
      const change = field && changeOf(name, field, rows)
      return change ? [[name, change]] : []
    }),
  )

/** The fields that people set. Computed fields are not edits. */
export const editable = ({ fields }: AnyCollection): string[] =>
  Object.keys(fields).filter((name) => !fields[name]!.computed && !fields[name]!.derived)

function changeOf(name: string, field: AnyField, rows: { before: Row | null; after: Row | null }): FieldChange | null {
  const before = rows.before && stored(rows.before[name])
  const after = rows.after && stored(rows.after[name])
  if (isDeepStrictEqual(before, after)) return null
  if (isSecret(field) || nobodyReads(field)) return { isSecret: true }
  const told = [rows.before, rows.after].map((row) => cut(row && (wireValue(name, field, row) ?? null)))
  return {
    ...(before !== null && { before: told[0]!.value }),
    ...(after !== null && { after: told[1]!.value }),
    ...(told.some(({ isCut }) => isCut) && { isCut: true as const }),
  }
}

const stored = (value: unknown) => value ?? null

function cut(value: unknown): { value: unknown; isCut: boolean } {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? { value: text.slice(0, longest).toWellFormed(), isCut: true } : { value, isCut: false }
}
