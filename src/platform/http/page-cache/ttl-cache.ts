import { maxStaleMs, orStale } from '#platform/http/page-cache/stale-if-error.ts'

/** A cache with a fixed lifetime. */
export interface TtlCache<T> {
  get: (key: string, find: () => Promise<T>) => Promise<T>
  forget: () => void
  /** Reads every entry again; old values stay if that fails. */
  doubt: () => void
}

interface Known<T> {
  answer: Promise<T>
  until: number
  /** The last value and until when it may be served; null if nothing was found yet. */
  found: { value: T; until: number } | null
}

const mostKnown = 1000
/** How long to wait for a new value if an old one exists, and the delay before the next attempt, in milliseconds. */
const patienceMs = 500
const againMs = 1000

/** A cache whose values last `ms` milliseconds. If a new value fails or is slow, the old one is served. */
export const ttlCache = <T>(ms: number, clock: () => number): TtlCache<T> => {
  const known = new Map<string, Known<T>>()
  const ask = (key: string, find: () => Promise<T>): Known<T> => {
    const before = known.get(key)?.found ?? null
    const found = before && before.until > clock() ? before : null
    const fresh = find()
    const answer = found ? orStale(fresh, found.value, patienceMs) : fresh
    const one: Known<T> = { answer, until: clock() + ms, found }
    fresh.then(
      (value) => Object.assign(one, { answer: fresh, found: { value, until: one.until + maxStaleMs } }),
      () => {
        if (one.found) one.until = clock() + againMs
        else if (known.get(key) === one) known.delete(key)
      },
    )
    return one
  }
  return {
    get(key, find) {
      const one = known.get(key)
      if (one && one.until > clock()) return one.answer
      if (known.size > mostKnown) known.clear()
      const asked = ask(key, find)
      known.set(key, asked)
      return asked.answer
    },
    forget: () => known.clear(),
    doubt() {
      for (const one of known.values()) one.until = 0
    },
  }
}
