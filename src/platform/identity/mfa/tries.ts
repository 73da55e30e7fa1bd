import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import type { Person } from '../password/requests.ts'

/** Per network and account. */
const fromOneNetwork: readonly Limit[] = [{ most: 10, ms: 600_000 }]
/** Six-digit codes per account, from all networks. Otherwise someone with the password could guess forever. */
const byFigures: readonly Limit[] = [{ most: 30, ms: 3_600_000 }]
const alarm: readonly Limit[] = [{ most: 1, ms: 3_600_000 }]

export type Way = 'code' | 'recovery' | 'passkey'

/**
 * Counts an attempt before it is checked, and returns whether it may proceed (attack B12). Only six-digit codes count
 * per account, because they can be guessed. Passkeys and recovery codes do not, so that an attacker with the password
 * cannot lock out the owner.
 */
export const mayTryFactor = (ctx: Context, of: { person: Person; way: Way }): boolean => {
  const { limits } = ctx.app
  const isFine = limits.tally(nearKey(ctx, of.person), fromOneNetwork)
  return (of.way !== 'code' || limits.tally(allKey(of.person), byFigures)) && isFine
}

/** Removes a successful attempt from the count. */
export const forgetFactorTry = (ctx: Context, of: { person: Person; way: Way }) => {
  ctx.app.limits.forget(nearKey(ctx, of.person), fromOneNetwork)
  if (of.way === 'code') ctx.app.limits.forget(allKey(of.person), byFigures)
}

/** Whether to warn the user about repeated failures by someone with their password, once an hour. */
export const mayRaiseAlarm = ({ app: { limits } }: Context, person: Person) =>
  limits.tally(`alarm ${person.site} ${person._id}`, alarm)

const nearKey = ({ address }: Context, { site, _id }: Person) => `factor ${site} ${_id} ${address}`
const allKey = ({ site, _id }: Person) => `figures ${site} ${_id}`
