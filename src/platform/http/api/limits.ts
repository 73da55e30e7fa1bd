import { tooManyFor } from '#platform/errors/errors.ts'

declare module '#platform/context.ts' {
  interface App {
    limits: Limits
  }
}

/** A maximum count within a time in milliseconds. */
export interface Limit {
  most: number
  ms: number
}

const mostKeys = 50_000
/** Number of keys left after a cleanup. */
const leftKeys = 40_000

/** Rate limits by key. Each process counts separately. */
export class Limits {
  readonly #counts = new Map<string, { until: number; done: number; most: number }>()
  readonly #clock: () => number
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Counts once for the key under each limit. Throws too-many with the wait time if a limit is exceeded. */
  count(key: string, limits: readonly Limit[]): void {
    if (!this.tally(key, limits)) throw tooManyFor(this.waitOf(key, limits) ?? 1)
  }

  /** Returns the seconds until one more is allowed, or null if allowed now. Counts nothing. */
  waitOf(key: string, limits: readonly Limit[]): number | null {
    const now = this.#clock()
    const waits = limits.flatMap(({ most, ms }) => {
      const known = this.#counts.get(`${ms} ${key}`)
      return known && known.until > now && known.done >= most ? Math.ceil((known.until - now) / 1000) : []
    })
    return waits.length > 0 ? Math.max(...waits) : null
  }

  /** Counts once for the key under each limit until one is exceeded. Returns whether none was. */
  tally(key: string, limits: readonly Limit[]): boolean {
    const now = this.#clock()
    if (this.#counts.size > mostKeys) this.#sweep(now)
    return limits.every(({ most, ms }) => {
      const place = `${ms} ${key}`
      const known = this.#counts.get(place)
      const count = known && known.until > now ? known : { until: now + ms, done: 0, most }
      count.done += 1
      this.#counts.set(place, count)
      return count.done <= most
    })
  }

  /** Removes one count of the key. */
  forget(key: string, limits: readonly Limit[]): void {
    for (const { ms } of limits) {
      const count = this.#counts.get(`${ms} ${key}`)
      if (count) count.done -= 1
    }
  }

  /**
   * Drops the oldest keys that have not exceeded a limit. A flood of names thus never frees a blocked key (attack A08).
   */
  #sweep(now: number) {
    for (const [place, { until }] of this.#counts) if (until <= now) this.#counts.delete(place)
    if (this.#counts.size <= mostKeys) return
    for (const isPassed of [false, true])
      for (const [place, { done, most }] of this.#counts)
        if (this.#counts.size > leftKeys && done >= most === isPassed) this.#counts.delete(place)
  }
}
