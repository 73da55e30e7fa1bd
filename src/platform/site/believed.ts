/** Answers that are asked for once and believed for a while. */
export interface Believed<T> {
  get: (key: string, find: () => Promise<T>) => Promise<T>
  forget: () => void
}

const mostKnown = 1000

/** A memory whose answers hold for `ms` by the clock; one that failed is asked for again. */
export const believed = <T>(ms: number, clock: () => number): Believed<T> => {
  const known = new Map<string, { answer: Promise<T>; until: number }>()
  return {
    get(key, find) {
      const found = known.get(key)
      if (found && found.until > clock()) return found.answer
      if (known.size > mostKnown) known.clear()
      const answer = find()
      known.set(key, { answer, until: clock() + ms })
      answer.catch(() => known.get(key)?.answer === answer && known.delete(key))
      return answer
    },
    forget: () => known.clear(),
  }
}
