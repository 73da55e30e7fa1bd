import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { editionsOf, linesBefore } from '../rules/editions.ts'
import { holdsOn } from './training/rules/validity.ts'
import { beforeWords } from '../words.ts'

/** A prerequisite course, as its newest published edition. Completing any of `editions` satisfies it (decision 522). */
export interface Needed {
  _id: string
  name: string
  editions: readonly string[]
}

/** The prerequisites of a course, and which of them a learner has completed, by `_id`. */
export interface Before {
  prerequisites: Needed[]
  completed: Set<string>
}

/** A course and the prerequisites that it names. */
export interface Asking {
  _id: string
  prerequisites: readonly string[]
}

/**
 * The prerequisites of each of these courses. A course without a published edition is left out, because nobody could
 * complete it. One query, or none if no course has prerequisites.
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

/** These courses and all later editions on the site, newest first. */
const withEditions = (ctx: Context, courses: readonly string[]) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.status', 'course.editionOf'])
    .where((is) => is.or([is('course._id', 'in', courses), is('course.editionOf', 'is not', null)]))
    .orderBy('course.createdAt', 'desc')
    .orderBy('course._id', 'desc')
    .execute()

/** The prerequisites of a course, and which of them a learner has completed. At most two queries. */
export const coursesBefore = async (ctx: Context, of: { userID: string; course: Asking }): Promise<Before> => {
  const prerequisites = (await neededBefore(ctx, [of.course])).get(of.course._id) ?? []
  if (prerequisites.length === 0) return { prerequisites, completed: new Set() }
  const enrolments = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.analytics', 'enroll.validUntil'])
    .where('enroll.userID', '=', of.userID)
    .where(
      'enroll.courseID',
      'in',
      prerequisites.flatMap(({ editions }) => editions),
    )
    .execute()
  const today = bangkokDay(ctx.now)
  const earlier = await heldBefore(ctx, {
    userID: of.userID,
    courses: prerequisites.flatMap(({ editions }) => editions),
  })
  const isDone = ({ analytics, validUntil }: (typeof enrolments)[number]) =>
    analytics?.status === 'complete' && holdsOn(validUntil, today)
  const done = new Set([...earlier, ...enrolments.filter(isDone).map(({ courseID }) => courseID)])
  const completed = prerequisites.filter(({ editions }) => editions.some((one) => done.has(one)))
  return { prerequisites, completed: new Set(completed.map(({ _id }) => _id)) }
}

/** Courses whose training still holds by an earlier attempt, while the learner takes it again. */
async function heldBefore(ctx: Context, { userID, courses }: { userID: string; courses: readonly string[] }) {
  const found = await from(ctx, 'enrolment_attempt')
    .select('enrolment_attempt.courseID')
    .where('enrolment_attempt.userID', '=', userID)
    .where('enrolment_attempt.courseID', 'in', courses)
    .where((is) =>
      is.or([
        is('enrolment_attempt.validUntil', 'is', null),
        is('enrolment_attempt.validUntil', '>=', bangkokDay(ctx.now)),
      ]),
    )
    .execute()
  return found.map(({ courseID }) => courseID)
}

type Named = Pick<Needed, '_id' | 'name'>

/** The courses that a learner must still complete before enrolling in a course. */
const missingBefore = async (ctx: Context, of: { userID: string; course: Asking }): Promise<Named[]> =>
  stillMissing(await coursesBefore(ctx, of))

export const stillMissing = ({ prerequisites, completed }: Before): Named[] =>
  prerequisites.filter(({ _id }) => !completed.has(_id))

/**
 * Learners may enrol or join the waiting list only after the prerequisites. Staff may enrol them earlier, but the
 * lessons stay locked.
 */
export const assertReady = async (ctx: Context, of: { userID: string; course: Asking }) => {
  if (ctx.viewer.role !== 'user') return
  const missing = await missingBefore(ctx, of)
  if (missing.length > 0) throw forbidden({ field: 'courseID', code: 'prerequisites', ...firstComplete(missing) })
}

/** The message to a learner who lacks prerequisites. */
export const firstComplete = (missing: readonly Named[]): Text => {
  const names = missing.map(({ name }) => `“${name}”`).join(', ')
  return { th: fill(beforeWords.first.th, { names }), en: fill(beforeWords.first.en, { names }) }
}
