import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import type { AnyCollection } from '../../registry.ts'
import type { Stored } from '../store.ts'

const limits: readonly Limit[] = [
  { most: 10, ms: 60_000 },
  { most: 30, ms: 3_600_000 },
]

/**
 * Counts attempts of a learner to set a unique field, before the attempt. Otherwise a learner could test one citizen id
 * after the other (attack A31). Throws too-many.
 */
export const limitUniqueProbing = (
  { app, site, viewer }: Context,
  { name, uniques = [] }: AnyCollection,
  of: { before: Stored; change: Record<string, unknown> },
): void => {
  if (viewer.role !== 'user') return
  const shared = new Set(uniques.filter((fields) => fields.length === 1).flat())
  const isAsked = Object.entries(of.change).some(([field, value]) => shared.has(field) && value !== of.before[field])
  if (isAsked) app.limits.count(`unique ${name} ${site._id} ${viewer.id}`, limits)
}
