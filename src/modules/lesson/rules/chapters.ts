export interface Placed {
  _id: string
  parent: string | null
}

/** A lesson of the first level and all its sub-lessons in learning order. */
export interface Chapter<L extends Placed> {
  lesson: L
  under: L[]
}

/**
 * The lessons of a course as chapters, in the given order. A lesson whose parent is missing (a draft) moves to the
 * first level, so every published lesson is shown and counted.
 */
export const chaptersOf = <L extends Placed>(lessons: readonly L[]): Chapter<L>[] => {
  const known = new Set(lessons.map((lesson) => lesson._id))
  const byParent = Map.groupBy(lessons, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const under = (id: string): L[] => (byParent.get(id) ?? []).flatMap((lesson) => [lesson, ...under(lesson._id)])
  const chapters = (byParent.get(null) ?? []).map((lesson) => ({ lesson, under: under(lesson._id) }))
  const reached = new Set(sequenceOf(chapters).map((lesson) => lesson._id))
  // Lessons in a parent cycle belong to no chapter.
  const lost = lessons.filter((lesson) => !reached.has(lesson._id))
  return [...chapters, ...lost.map((lesson) => ({ lesson, under: [] }))]
}

/** All lessons in learning order. */
export const sequenceOf = <L extends Placed>(chapters: readonly Chapter<L>[]): L[] =>
  chapters.flatMap(({ lesson, under }) => [lesson, ...under])

/**
 * Where a learner continues: the first lesson that is open and not completed. If there is none, the first locked
 * lesson, which says why. If all are completed, the first of all. Null without lessons.
 */
export const resumeAt = <L extends Placed>(
  sequence: readonly L[],
  { done, isLocked = () => false }: { done: ReadonlySet<string>; isLocked?: (lesson: L) => boolean },
): L | null => {
  const left = sequence.filter((lesson) => !done.has(lesson._id))
  return left.find((lesson) => !isLocked(lesson)) ?? left[0] ?? sequence[0] ?? null
}
