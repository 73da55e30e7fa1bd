import { matchLessons } from './match-lessons.ts'

export interface EditionLesson {
  _id: string
  name: string
  /** The lesson of the previous edition from which it was copied. */
  earlier: string | null
}

/**
 * Matches the lessons of a new edition to those of an older one by origin, through the editions in between (`between`,
 * their lessons). If no lesson of the new edition records its origin, as in old data, lessons match by name. A
 * rewritten lesson matches none, so that nobody gets credit for what they have not learnt.
 */
export const matchEditions = (of: {
  older: readonly EditionLesson[]
  between: readonly EditionLesson[]
  newer: readonly EditionLesson[]
}): Map<string, string> => {
  const { older, between, newer } = of
  if (newer.every(({ earlier }) => earlier === null)) return matchLessons(older, newer)
  const before = new Map([...between, ...newer].map(({ _id, earlier }) => [_id, earlier]))
  const wanted = new Set(older.map(({ _id }) => _id))
  const pairs = newer.flatMap(({ _id }) => {
    const origin = originAmong(wanted, before, _id)
    return origin === null ? [] : [[origin, _id] as const]
  })
  return new Map(pairs)
}

/** The lesson among some from which another was copied, over any number of editions. Null if there is none. */
function originAmong(wanted: ReadonlySet<string>, before: ReadonlyMap<string, string | null>, _id: string) {
  const seen = new Set<string>()
  for (let at = before.get(_id) ?? null; at !== null && !seen.has(at); at = before.get(at) ?? null) {
    if (wanted.has(at)) return at
    seen.add(at)
  }
  return null
}
