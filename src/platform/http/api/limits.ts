import { tooManyFor } from '#platform/errors/errors.ts'

declare module '#platform/context.ts' {
  interface App {
    limits: Limits
  }
}

/** How often something may be done within a time, in milliseconds. */
export interface Limit {
  most: number
  ms: number
}

const mostKeys = 50_000
/** So many are left where room is made. */
const leftKeys = 40_000

/** Counts what is done by whom, and refuses what is done too often; each process counts for itself. */
export class Limits {
  readonly #counts = new Map<string, { until: number; done: number; most: number }>()
  readonly #clock: () => number
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Counts one more for the key under each limit; too-many, with how long to wait, once one of them is passed. */
  count(key: string, limits: readonly Limit[]): void {
    if (!this.tally(key, limits)) throw tooManyFor(this.waitOf(key, limits) ?? 1)
  }

  /** In how many seconds one more may be done; null where it may be done now. Counts nothing. */
  waitOf(key: string, limits: readonly Limit[]): number | null {
    const now = this.#clock()
    const waits = limits.flatMap(({ most, ms }) => {
      const known = this.#counts.get(`${ms} ${key}`)
      return known && known.until > now && known.done >= most ? Math.ceil((known.until - now) / 1000) : []
    })
    return waits.length > 0 ? Math.max(...waits) : null
  }

  /** Counts one more for the key under each limit until one is passed; whether none was. */
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

  /** Takes one back that was counted for the key. */
  forget(key: string, limits: readonly Limit[]): void {
    for (const { ms } of limits) {
      const count = this.#counts.get(`${ms} ${key}`)
      if (count) count.done -= 1
    }
  }

  /** Who makes room for others is the oldest that has passed no limit: names without end free nobody who has (attack A08). */
  #sweep(now: number) {
    for (const [place, { until }] of this.#counts) if (until <= now) this.#counts.delete(place)
    if (this.#counts.size <= mostKeys) return
    for (const isPassed of [false, true])
      for (const [place, { done, most }] of this.#counts)
        if (this.#counts.size > leftKeys && done >= most === isPassed) this.#counts.delete(place)
  }
}
