/** A cache with a lifetime in milliseconds and a maximum size; the oldest are dropped first. */
export class Remembered<T> {
  readonly #kept = new Map<string, { value: T; until: number }>()
  readonly #limits: { most: number; ms: number }

  constructor(limits: { most: number; ms: number }) {
    this.#limits = limits
  }

  find(key: string, now: number): T | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.until > now ? kept.value : undefined
  }

  keep(key: string, { value, now }: { value: T; now: number }): T {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: now + this.#limits.ms })
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= this.#limits.most) break
      this.#kept.delete(oldest)
    }
    return value
  }
}
