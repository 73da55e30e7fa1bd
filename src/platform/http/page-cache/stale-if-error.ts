import { setTimeout as sleep } from 'node:timers/promises'

/** How old a page or a site's record may be, beyond its age, that is in where the database does not answer; milliseconds. */
export const maxStaleMs = 10 * 60_000

/** What is being made again; or what was there before, where that fails or has not come after `patienceMs`. */
export const orStale = <T>(fresh: Promise<T>, before: T, patienceMs: number): Promise<T> =>
  Promise.race([fresh.catch(() => before), sleep(patienceMs, before, { ref: false })])
