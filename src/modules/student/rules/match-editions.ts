import { matchLessons } from './match-lessons.ts'

export interface EditionLesson {
  _id: string
  name: string
  /** The lesson of the edition before of which it was made. */
  earlier: string | null
}

/**
 * Which lesson of the new edition stands for which of an older one, by what it was made of, through the editions between
 * (`between`, their lessons). Where no lesson of the new edition knows that, as of one begun before lessons did, those of the same
 * name stand for each other. What was made again stands for none, so that nobody is credited with what he has not learnt.
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

/** The lesson among some of which another one was made, however many editions ago; null where there is none. */
function originAmong(wanted: ReadonlySet<string>, before: ReadonlyMap<string, string | null>, _id: string) {
  const seen = new Set<string>()
  for (let at = before.get(_id) ?? null; at !== null && !seen.has(at); at = before.get(at) ?? null) {
    if (wanted.has(at)) return at
    seen.add(at)
  }
  return null
}
