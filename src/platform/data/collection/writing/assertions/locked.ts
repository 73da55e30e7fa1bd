import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../../registry.ts'
import { conditionOf, holds } from './conditions.ts'
import type { Stored } from '../store.ts'

/** Refuses to change a field that is locked in the resulting row. */
export const assertUnlocked = (
  { app }: Context,
  collection: AnyCollection,
  { before, change }: { before: Stored; change: Record<string, unknown> },
) => {
  const locks = Object.entries(collection.fields).flatMap(([name, { lockedWhen }]) =>
    lockedWhen && Object.hasOwn(change, name) && !isDeepStrictEqual(change[name], before[name])
      ? [{ name, ...lockedWhen }]
      : [],
  )
  const values = { ...before, ...change }
  const issues = locks
    .filter(({ name, when }) => holds(conditionOf(app.collections, collection, when), { name, values, stored: before }))
    .map(({ name, reason }) => ({ field: name, code: 'locked', ...reason }))
  if (issues.length > 0) throw invalid(...issues)
}
