/** Who asks for a connection: a transaction, a read that nobody has timed yet, or one that was slow when it was last asked. */
export type Asker = 'transaction' | 'unknown' | 'slow'

/** So many of ten connections may be taken by each of them and those behind it; the rest is for reads known to be quick. */
const shares = [
  ['transaction', 0.8],
  ['unknown', 0.6],
  ['slow', 0.5],
] as const

/** Keeps some connections of a pool from those who may hold them for long. Who finds none waits in line, behind who may take the same. */
export class Places {
  #limits: { asker: Asker; most: number; taken: number }[]
  #line: { asker: Asker; isGone: () => boolean; enter: () => void }[] = []

  constructor(max: number) {
    this.#limits = shares.map(([asker, share]) => ({ asker, most: Math.max(1, Math.floor(max * share)), taken: 0 }))
  }

  /** Waits for a place, unless he has gone meanwhile, and answers what gives it back. */
  async take(asker: Asker, isGone: () => boolean): Promise<() => void> {
    if (this.#isFree(asker)) this.#count(asker, 1)
    else await new Promise<void>((enter) => this.#line.push({ asker, isGone, enter }))
    return () => {
      this.#count(asker, -1)
      this.#callNext()
    }
  }

  /** A slow read is also an unknown one and what a transaction is: its place counts for each of them. */
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
