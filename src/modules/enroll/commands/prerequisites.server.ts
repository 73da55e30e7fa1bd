import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/i18n/words.ts'
import { beforeWords } from '../words.ts'

/** Courses that come before another one, and which of them a learner has completed, by `_id`. */
export interface Before {
  prerequisites: { _id: string; name: string }[]
  completed: Set<string>
}

/**
 * The published courses among these. One that was withdrawn or removed is left out: nobody could complete it any more, so it
 * stands in nobody's way. No query without courses.
 */
export const publishedAmong = async (ctx: Context, courses: readonly string[]): Promise<Before['prerequisites']> => {
  if (courses.length === 0) return []
  return from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where('course._id', 'in', courses)
    .where('course.status', '=', true)
    .orderBy('course._id')
    .execute()
}

/** The same, and those of them that a learner has completed. At most two queries. */
export const coursesBefore = async (
  ctx: Context,
  of: { userID: string; courses: readonly string[] },
): Promise<Before> => {
  const prerequisites = await publishedAmong(ctx, of.courses)
  if (prerequisites.length === 0) return { prerequisites, completed: new Set() }
  const enrolments = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.analytics'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', 'in', of.courses)
    .execute()
  const complete = enrolments.filter(({ analytics }) => analytics?.status === 'complete')
  return { prerequisites, completed: new Set(complete.map(({ courseID }) => courseID)) }
}

type Named = Before['prerequisites'][number]

/** The courses that a learner must still complete before he may enrol in a course. */
export const missingBefore = async (ctx: Context, of: { userID: string; courseID: string }): Promise<Named[]> => {
  const course = await from(ctx, 'course')
    .select('course.prerequisites')
    .where('course._id', '=', of.courseID)
    .executeTakeFirst()
  return stillMissing(await coursesBefore(ctx, { userID: of.userID, courses: course?.prerequisites ?? [] }))
}

export const stillMissing = ({ prerequisites, completed }: Before): Named[] =>
  prerequisites.filter(({ _id }) => !completed.has(_id))

/** What a learner is told who is not ready for a course yet. */
export const firstComplete = (missing: readonly Named[]): Text => {
  const names = missing.map(({ name }) => `“${name}”`).join(', ')
  return { th: fill(beforeWords.first.th, { names }), en: fill(beforeWords.first.en, { names }) }
}
