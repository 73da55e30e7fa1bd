import type { Context } from '#platform/context.ts'
import type { Limit } from '#platform/http/api/limits.ts'

const withinMs = 600_000
/** Wrong passwords for one name, and for all names together, per network. A class may share one address. */
const forOneName: readonly Limit[] = [{ most: 10, ms: withinMs }]
const forAllNames: readonly Limit[] = [{ most: 200, ms: withinMs }]
/** Unknown names; beyond this limit the response no longer reveals them (guides U20, attack A14). */
const unknownNames: Limit = { most: 10, ms: withinMs }

/**
 * Counts a log-in before its password is checked, and returns whether it may proceed. Counts always include the
 * network, so nobody can lock out another user by guessing from elsewhere (attacks A08, A10).
 */
export const mayTry = ({ app: { limits }, site, address }: Context, username: string): boolean => {
  // The network comes first. Beyond its own limit, its names are not stored.
  const isFine = limits.tally(`log-in ${site._id} ${address}`, forAllNames)
  return isFine && limits.tally(`log-in ${site._id} ${address} ${username}`, forOneName)
}

/** Removes a successful log-in from the count. */
export const forgetTry = ({ app: { limits }, site, address }: Context, username: string) => {
  limits.forget(`log-in ${site._id} ${address} ${username}`, forOneName)
  limits.forget(`log-in ${site._id} ${address}`, forAllNames)
}

/** Whether the client may learn that an account does not exist. */
export const mayKnowUnknown = ({ app: { limits }, site, address }: Context): boolean =>
  limits.tally(`unknown ${site._id} ${address}`, [unknownNames]) && !site.account.isDiscreet
