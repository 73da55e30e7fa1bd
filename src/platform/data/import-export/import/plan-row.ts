import { isDeepStrictEqual } from 'node:util'
import type { Issue } from '#domain/validation/issue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { accepted, acceptedChange } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { shapesOf } from '#platform/data/field-types/value.ts'
import { cellNamed, type FileRow, placeOf } from './file-rows.ts'
import { idOf, type Stored } from './find-existing.ts'
import { readRow, type SeenRow } from './read-row.ts'
import { type Found, said } from './report.ts'

/** The action of a row: the input of `create` or `update`, nothing, or nothing until it is fixed. */
export type Plan =
  | { act: 'create'; input: Record<string, unknown> }
  | { act: 'change'; _id: string; change: Record<string, unknown>; version?: number }
  | { act: 'nothing' }
  | { act: 'mend'; problems: Found[] }

/** Compares a row of the file with the stored one, and runs all checks that are possible before the write. */
export const planRow = (ctx: Context, collection: AnyCollection, seen: SeenRow): Plan => {
  const { row, stored } = seen
  if (!stored && !row.known?.isNew && idOf(row) !== '') return refused(row, '_id', 'not-found')
  const version = cellNamed(row, 'version')?.text.trim() ?? ''
  if (!/^\d{0,9}$/.test(version)) return refused(row, 'version', 'not-a-version')
  const { values, problems, faulty } = readRow(ctx, seen)
  const change = stored ? onlyChanges(collection, { values, stored }) : values
  const issues = issuesOf(() => (stored ? acceptedChange : accepted)(ctx, collection, change))
  for (const { field, ...issue } of issues) if (!faulty.has(field)) problems.push({ ...placeOf(row, field), ...issue })
  if (problems.length > 0) return { act: 'mend', problems }
  if (!stored) return { act: 'create', input: row.known ? { ...values, _id: row.known._id } : values }
  if (Object.keys(change).length === 0) return { act: 'nothing' }
  return { act: 'change', _id: stored._id, change, ...(version !== '' && { version: Number(version) }) }
}

const refused = (row: FileRow, name: string, code: 'not-found' | 'not-a-version'): Plan => ({
  act: 'mend',
  problems: [{ ...placeOf(row, name), ...said(code) }],
})

/** A cell may spell the same value differently (2,500 for 2500), so stored values are compared. */
function onlyChanges(
  { fields }: AnyCollection,
  { values, stored }: { values: Record<string, unknown>; stored: Stored },
) {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const decoded = fields[name]!.decode.safeParse(value)
      const shapes = Object.entries(shapesOf(fields, { [name]: value }))
      const isSame = decoded.success && isDeepStrictEqual(decoded.data, stored[name])
      return !isSame || shapes.some(([shape, form]) => (stored[shape] ?? form) !== form)
    }),
  )
}

/** Returns the issues from the field rules. */
function issuesOf(check: () => unknown): readonly Issue[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof RequestError) return error.issues
    throw error
  }
}
