import { isDeepStrictEqual } from 'node:util'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../../registry.ts'
import { conditionOf, holds } from './conditions.ts'

type Row = Record<string, unknown>

/** Returns why a field of a row, or the whole row if no field is given, cannot change here. Null if it can. */
export const elsewhere = (
  { app }: Pick<Context, 'app'>,
  collection: AnyCollection,
  of: { row: Row; name?: string },
): Text | null => {
  const { managedElsewhere } = collection
  if (!managedElsewhere || (of.name && (managedElsewhere.editable as readonly string[]).includes(of.name))) return null
  const filter = conditionOf(app.collections, collection, managedElsewhere.when)
  return holds(filter, { name: '', values: of.row, stored: of.row }) ? managedElsewhere.reason : null
}

/** Refuses to change fields that are managed elsewhere. The same value is not a change. */
export const assertEditableHere = (
  ctx: Context,
  collection: AnyCollection,
  { before, change }: { before: Row; change: Row },
) => {
  if (!collection.managedElsewhere) return
  const issues = Object.keys(collection.fields)
    .filter((name) => Object.hasOwn(change, name) && !isDeepStrictEqual(change[name], before[name]))
    .flatMap((name) => {
      const reason = elsewhere(ctx, collection, { row: before, name })
      return reason ? [{ field: name, code: 'elsewhere', ...reason }] : []
    })
  if (issues.length > 0) throw invalid(...issues)
}

/** Refuses to remove or restore a row that is managed elsewhere. */
export const assertRemovableHere = (ctx: Context, collection: AnyCollection, row: Row) => {
  const reason = elsewhere(ctx, collection, { row })
  if (reason) throw conflict({ field: '_id', code: 'elsewhere', ...reason })
}
