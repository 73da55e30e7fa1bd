import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { updateAny } from '#platform/data/collection/write.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { valuesAfter } from '#platform/data/history/history-of.ts'
import { recordWords } from './words.ts'

/**
 * Restores a row, or one field, to its values just after an earlier version. It is an ordinary update with its rights
 * and checks. Secrets and truncated values do not change.
 */
export const restoreVersion = async (
  ctx: Context,
  collection: AnyCollection,
  to: { _id: string; version: number; field: string | null; current: number | undefined },
) => {
  const held = await valuesAfter(ctx, collection, to)
  const change = Object.fromEntries(
    Object.entries(held).filter(([name]) => {
      const field = collection.fields[name]
      return field && isWritable(ctx, field) && (to.field === null || to.field === name)
    }),
  )
  if (Object.keys(change).length === 0) throw invalid({ field: 'version', code: 'same', ...recordWords.same })
  await updateAny(ctx, collection.name, { _id: to._id, change, version: to.current })
}
