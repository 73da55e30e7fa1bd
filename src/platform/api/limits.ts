import { tooMany } from '#platform/errors/errors.ts'

/** How often something may be done within a time, in milliseconds. */
export interface Limit {
  most: number
  ms: number
}

const mostKeys = 50_000

/** Counts what is done by whom, and refuses what is done too often; each process counts for itself. */
export class Limits {
  readonly #counts = new Map<string, { until: number; done: number }>()
  readonly #clock: () => number
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Counts one more for the key under each limit; too-many once one of them is passed. */
  count(key: string, limits: readonly Limit[]): void {
    const now = this.#clock()
    if (this.#counts.size > mostKeys) this.#sweep(now)
    for (const { most, ms } of limits) {
      const place = `${ms} ${key}`
      const known = this.#counts.get(place)
      const count = known && known.until > now ? known : { until: now + ms, done: 0 }
      count.done += 1
      this.#counts.set(place, count)
      if (count.done > most) throw tooMany()
    }
  }

  #sweep(now: number) {
    for (const [place, { until }] of this.#counts) if (until <= now) this.#counts.delete(place)
    if (this.#counts.size > mostKeys) this.#counts.clear()
  }
}
