import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import type { Person } from '../password/requests.ts'

/** From one network, for one account. */
const fromOneNetwork: readonly Limit[] = [{ most: 10, ms: 600_000 }]
/** Of an account by six figures, wherever they come from: anyone who knows its password could guess for ever otherwise. */
const byFigures: readonly Limit[] = [{ most: 30, ms: 3_600_000 }]
const alarm: readonly Limit[] = [{ most: 1, ms: 3_600_000 }]

export type Way = 'code' | 'recovery' | 'passkey'

/**
 * Counts a try of the second step before it is looked at, and says whether it may go on (attack B12). Only figures are
 * counted for the account on its own: they can be guessed. A passkey and a recovery code cannot, and so nobody who knows a
 * password shuts its owner out.
 */
export const mayTryFactor = (ctx: Context, of: { person: Person; way: Way }): boolean => {
  const { limits } = ctx.app
  const isFine = limits.tally(nearKey(ctx, of.person), fromOneNetwork)
  return (of.way !== 'code' || limits.tally(allKey(of.person), byFigures)) && isFine
}

/** Takes a try that was right out of the count. */
export const forgetFactorTry = (ctx: Context, of: { person: Person; way: Way }) => {
  ctx.app.limits.forget(nearKey(ctx, of.person), fromOneNetwork)
  if (of.way === 'code') ctx.app.limits.forget(allKey(of.person), byFigures)
}

/** Whether the person is to be told that somebody with his password keeps failing: once an hour. */
export const mayRaiseAlarm = ({ app: { limits } }: Context, person: Person) =>
  limits.tally(`alarm ${person.site} ${person._id}`, alarm)

const nearKey = ({ address }: Context, { site, _id }: Person) => `factor ${site} ${_id} ${address}`
const allKey = ({ site, _id }: Person) => `figures ${site} ${_id}`
