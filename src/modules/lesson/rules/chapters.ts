export interface Placed {
  _id: string
  parent: string | null
}

/** A lesson of the first level, and all that stands under it in the order of learning. */
export interface Chapter<L extends Placed> {
  lesson: L
  under: L[]
}

/**
 * The lessons of a course as chapters; given in their order, they keep it. A lesson whose parent is not among them (a
 * draft) stands on the first level, so that every published lesson is learnt and counted.
 */
export const chaptersOf = <L extends Placed>(lessons: readonly L[]): Chapter<L>[] => {
  const known = new Set(lessons.map((lesson) => lesson._id))
  const byParent = Map.groupBy(lessons, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const under = (id: string): L[] => (byParent.get(id) ?? []).flatMap((lesson) => [lesson, ...under(lesson._id)])
  const chapters = (byParent.get(null) ?? []).map((lesson) => ({ lesson, under: under(lesson._id) }))
  const reached = new Set(sequenceOf(chapters).map((lesson) => lesson._id))
  // Lessons that are each other's parents hang on no chapter.
  const lost = lessons.filter((lesson) => !reached.has(lesson._id))
  return [...chapters, ...lost.map((lesson) => ({ lesson, under: [] }))]
}

/** All lessons in the order of learning. */
export const sequenceOf = <L extends Placed>(chapters: readonly Chapter<L>[]): L[] =>
  chapters.flatMap(({ lesson, under }) => [lesson, ...under])

/** Where a learner goes on: the first lesson not yet finished, the first one when all are; null without lessons. */
export const resumeAt = <L extends Placed>(sequence: readonly L[], done: ReadonlySet<string>): L | null =>
  sequence.find((lesson) => !done.has(lesson._id)) ?? sequence[0] ?? null
