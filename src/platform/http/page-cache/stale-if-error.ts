import { setTimeout as sleep } from 'node:timers/promises'

/** How long a page or site record may be served stale when the database does not respond, in milliseconds. */
export const maxStaleMs = 10 * 60_000

/** Returns the fresh value. Or the previous one, if the fresh one fails or takes longer than `patienceMs`. */
export const orStale = <T>(fresh: Promise<T>, before: T, patienceMs: number): Promise<T> =>
  Promise.race([fresh.catch(() => before), sleep(patienceMs, before, { ref: false })])
