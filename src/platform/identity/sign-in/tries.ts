import type { Context } from '#platform/context.ts'
import type { Limit } from '#platform/http/api/limits.ts'

const withinMs = 600_000
/** Wrong passwords for one name, and for all names together, from one network: a class may sit behind one address. */
const forOneName: readonly Limit[] = [{ most: 10, ms: withinMs }]
const forAllNames: readonly Limit[] = [{ most: 200, ms: withinMs }]
/** Names that do not exist; after these the answer no longer says so (guides U20, attack A14). */
const unknownNames: Limit = { most: 10, ms: withinMs }

/**
 * Counts a log-in before its password is looked at, and says whether it may go on. What is counted always bears where it
 * came from: nobody can lock somebody else out of an account by guessing at it from elsewhere (attacks A08, A10).
 */
export const mayTry = ({ app: { limits }, site, address }: Context, username: string): boolean => {
  // The network first: once it has passed its own limit, no more names of it are kept.
  const isFine = limits.tally(`log-in ${site._id} ${address}`, forAllNames)
  return isFine && limits.tally(`log-in ${site._id} ${address} ${username}`, forOneName)
}

/** Takes a log-in that was right out of the count. */
export const forgetTry = ({ app: { limits }, site, address }: Context, username: string) => {
  limits.forget(`log-in ${site._id} ${address} ${username}`, forOneName)
  limits.forget(`log-in ${site._id} ${address}`, forAllNames)
}

/** Whether who asks may be told that an account does not exist. */
export const mayKnowUnknown = ({ app: { limits }, site, address }: Context): boolean =>
  limits.tally(`unknown ${site._id} ${address}`, [unknownNames]) && !site.account.isDiscreet
