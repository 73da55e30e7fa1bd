import { normalize } from '#domain/thai-text/normalize.ts'

interface LessonOf {
  _id: string
  name: string
}

/**
 * Matches the lessons of two courses by name, each once. Lessons without a match are left out, so that nobody gets
 * credit for what they have not learnt.
 */
export const matchLessons = (from: readonly LessonOf[], to: readonly LessonOf[]): Map<string, string> => {
  const free = new Map<string, string[]>()
  for (const { _id, name } of to) free.set(signOf(name), [...(free.get(signOf(name)) ?? []), _id])
  return new Map(
    from.flatMap(({ _id, name }) => {
      const like = free.get(signOf(name))?.shift()
      return like === undefined ? [] : [[_id, like] as const]
    }),
  )
}

const signOf = (name: string) => normalize(name).replaceAll(/\s+/g, ' ').trim()
