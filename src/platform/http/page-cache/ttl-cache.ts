import { maxStaleMs, orStale } from '#platform/http/page-cache/stale-if-error.ts'

/** Answers that are asked for once and believed for a while. */
export interface TtlCache<T> {
  get: (key: string, find: () => Promise<T>) => Promise<T>
  forget: () => void
  /** Asks for each again; what was known is in where that fails. */
  doubt: () => void
}

interface Known<T> {
  answer: Promise<T>
  until: number
  /** What was last found and until when it may be in; null where nothing was found yet. */
  found: { value: T; until: number } | null
}

const mostKnown = 1000
/** How long a new answer is waited for where the old one can be in, and after how long it is asked for again. */
const patienceMs = 500
const againMs = 1000

/** A memory whose answers hold for `ms` by the clock; where a new one fails or is slow in coming, the old one replaces it. */
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
