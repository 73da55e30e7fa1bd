import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import { tooManyFor } from '#platform/errors/errors.ts'

/** A value that may be somebody's, by the field that it is asked for. */
export interface AskedValue {
  field: string
  value: string
}

/** From one network: some of a class have registered before. And of one value, wherever it is asked from. */
const fromOne: readonly Limit[] = [
  { most: 20, ms: 600_000 },
  { most: 60, ms: 3_600_000 },
]
const ofOne: readonly Limit[] = [{ most: 5, ms: 3_600_000 }]

/**
 * Too-many for who has heard of as many clashes as he may, or asks for a value of which that was told often enough: before anything is
 * looked for, so that the answer says nothing of what is asked beside it.
 */
export const limitClashes = (ctx: Context, asked: readonly AskedValue[]): void => {
  const { limits } = ctx.app
  const full = [
    limits.waitOf(sourceKey(ctx), fromOne),
    ...asked.map((one) => limits.waitOf(valueKey(ctx, one), ofOne)),
  ].filter((seconds) => seconds !== null)
  if (full.length > 0) throw tooManyFor(Math.max(...full))
}

/** Counts a clash before it is told; too-many where it may not be told any more. */
export const countClash = (ctx: Context, taken: readonly AskedValue[]): void => {
  const { limits } = ctx.app
  for (const one of taken) limits.count(valueKey(ctx, one), ofOne)
  limits.count(sourceKey(ctx), fromOne)
}

const sourceKey = ({ site, address }: Context) => `clash from ${site._id} ${address}`
const valueKey = ({ site }: Context, { field, value }: AskedValue) => `clash of ${site._id} ${field} ${value}`
