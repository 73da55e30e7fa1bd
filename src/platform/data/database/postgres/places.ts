/** The kind of request for a connection: a transaction, a read without a timing, or one that was slow last time. */
export type Asker = 'transaction' | 'unknown' | 'slow'

/** How many of ten connections each kind and those after it may use. The rest is for reads known to be fast. */
const shares = [
  ['transaction', 0.8],
  ['unknown', 0.6],
  ['slow', 0.5],
] as const

/**
 * Reserves some connections of a pool for fast reads. Requests without a free place wait in line. The first one that
 * may use a released place gets it.
 */
export class Places {
  #limits: { asker: Asker; most: number; taken: number }[]
  #line: { asker: Asker; isGone: () => boolean; enter: () => void }[] = []

  constructor(max: number) {
    this.#limits = shares.map(([asker, share]) => ({ asker, most: Math.max(1, Math.floor(max * share)), taken: 0 }))
  }

  /** Waits for a place unless the caller gives up first. Returns the function that releases it. */
  async take(asker: Asker, isGone: () => boolean): Promise<() => void> {
    if (this.#isFree(asker)) this.#count(asker, 1)
    else await new Promise<void>((enter) => this.#line.push({ asker, isGone, enter }))
    return () => {
      this.#count(asker, -1)
      this.#callNext()
    }
  }

  /** A slow read counts as unknown, and both count as a transaction, so its place counts for each kind. */
  #of(asker: Asker) {
    return this.#limits.slice(0, this.#limits.findIndex((limit) => limit.asker === asker) + 1)
  }

  #isFree(asker: Asker) {
    return this.#of(asker).every(({ most, taken }) => taken < most)
  }

  #count(asker: Asker, by: number) {
    for (const limit of this.#of(asker)) limit.taken += by
  }

  #callNext() {
    this.#line = this.#line.filter(({ isGone }) => !isGone())
    const at = this.#line.findIndex(({ asker }) => this.#isFree(asker))
    if (at < 0) return
    const [next] = this.#line.splice(at, 1)
    this.#count(next!.asker, 1)
    next!.enter()
  }
}
