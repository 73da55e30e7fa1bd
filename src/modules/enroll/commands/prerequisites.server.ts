import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { editionsOf, linesBefore } from '../rules/editions.ts'
import { beforeWords } from '../words.ts'

/** A course that comes before another one, by its newest published edition; it is completed by any of `editions` (decision 522). */
export interface Needed {
  _id: string
  name: string
  editions: readonly string[]
}

/** Courses that come before another one, and which of them a learner has completed, by `_id`. */
export interface Before {
  prerequisites: Needed[]
  completed: Set<string>
}

/** A course, and the courses that it names as those before it. */
export interface Asking {
  _id: string
  prerequisites: readonly string[]
}

/**
 * What comes before each of these courses. What has no published edition is left out: nobody could complete it any more, so it
 * is in nobody's way. One query, and none where no course names another.
 */
export const neededBefore = async (ctx: Context, courses: readonly Asking[]): Promise<Map<string, Needed[]>> => {
  const named = courses.flatMap(({ prerequisites }) => prerequisites)
  if (named.length === 0) return new Map()
  const known = await withEditions(ctx, named)
  const lines = editionsOf(known)
  const needed = (editions: readonly string[]): Needed[] => {
    const newest = known.find(({ _id, status }) => status && editions.includes(_id))
    return newest ? [{ _id: newest._id, name: newest.name, editions }] : []
  }
  return new Map(courses.map((course) => [course._id, linesBefore(course, lines).flatMap(needed)]))
}

/** These courses, and all of the site that are later editions; the newest first. */
const withEditions = (ctx: Context, courses: readonly string[]) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.status', 'course.editionOf'])
    .where((is) => is.or([is('course._id', 'in', courses), is('course.editionOf', 'is not', null)]))
    .orderBy('course.createdAt', 'desc')
    .orderBy('course._id', 'desc')
    .execute()

/** What comes before a course, and which of it a learner has completed. At most two queries. */
export const coursesBefore = async (ctx: Context, of: { userID: string; course: Asking }): Promise<Before> => {
  const prerequisites = (await neededBefore(ctx, [of.course])).get(of.course._id) ?? []
  if (prerequisites.length === 0) return { prerequisites, completed: new Set() }
  const enrolments = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.analytics'])
    .where('enroll.userID', '=', of.userID)
    .where(
      'enroll.courseID',
      'in',
      prerequisites.flatMap(({ editions }) => editions),
    )
    .execute()
  const done = new Set(
    enrolments.flatMap(({ courseID, analytics }) => (analytics?.status === 'complete' ? courseID : [])),
  )
  const completed = prerequisites.filter(({ editions }) => editions.some((one) => done.has(one)))
  return { prerequisites, completed: new Set(completed.map(({ _id }) => _id)) }
}

type Named = Pick<Needed, '_id' | 'name'>

/** The courses that a learner must still complete before he may enrol in a course. */
const missingBefore = async (ctx: Context, of: { userID: string; course: Asking }): Promise<Named[]> =>
  stillMissing(await coursesBefore(ctx, of))

export const stillMissing = ({ prerequisites, completed }: Before): Named[] =>
  prerequisites.filter(({ _id }) => !completed.has(_id))

/** A learner enrols himself, or waits for a seat, once he has completed what comes before; staff let him in earlier, and the lessons wait. */
export const assertReady = async (ctx: Context, of: { userID: string; course: Asking }) => {
  if (ctx.viewer.role !== 'user') return
  const missing = await missingBefore(ctx, of)
  if (missing.length > 0) throw forbidden({ field: 'courseID', code: 'prerequisites', ...firstComplete(missing) })
}

/** What a learner is told who is not ready for a course yet. */
export const firstComplete = (missing: readonly Named[]): Text => {
  const names = missing.map(({ name }) => `“${name}”`).join(', ')
  return { th: fill(beforeWords.first.th, { names }), en: fill(beforeWords.first.en, { names }) }
}
