import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import { tooManyFor } from '#platform/errors/errors.ts'

/** A value that may be taken, with its field. */
export interface AskedValue {
  field: string
  value: string
}

/** One limit per network, because a class may register together. Another limit per value, from any network. */
const fromOne: readonly Limit[] = [
  { most: 20, ms: 600_000 },
  { most: 60, ms: 3_600_000 },
]
const ofOne: readonly Limit[] = [{ most: 5, ms: 3_600_000 }]

/**
 * Throws too-many if the network or the value has reached the limit of reported clashes. It runs before the lookup, so
 * the response reveals nothing.
 */
export const limitClashes = (ctx: Context, asked: readonly AskedValue[]): void => {
  const { limits } = ctx.app
  const full = [
    limits.waitOf(sourceKey(ctx), fromOne),
    ...asked.map((one) => limits.waitOf(valueKey(ctx, one), ofOne)),
  ].filter((seconds) => seconds !== null)
  if (full.length > 0) throw tooManyFor(Math.max(...full))
}

/** Counts a clash before it is reported. Throws too-many if the limit is reached. */
export const countClash = (ctx: Context, taken: readonly AskedValue[]): void => {
  const { limits } = ctx.app
  for (const one of taken) limits.count(valueKey(ctx, one), ofOne)
  limits.count(sourceKey(ctx), fromOne)
}

const sourceKey = ({ site, address }: Context) => `clash from ${site._id} ${address}`
const valueKey = ({ site }: Context, { field, value }: AskedValue) => `clash of ${site._id} ${field} ${value}`
