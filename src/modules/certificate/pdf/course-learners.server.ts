import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'

/** Records in one file. */
export const maxRecords = 500
const id = /^[0-9a-f]{24}$/

/** A course, and one of its rounds or none. */
export interface CourseChoice {
  courseID: string
  roundID: string
}

/** Reads the course and round in an address; null without a course. Throws not-found for a malformed one. */
export function choiceIn({ searchParams }: URL): CourseChoice | null {
  const [courseID, roundID] = [searchParams.get('courseID') ?? '', searchParams.get('roundID') ?? '']
  if (courseID === '' && roundID === '') return null
  if ((courseID !== '' && !id.test(courseID)) || (roundID !== '' && !id.test(roundID))) throw notFound()
  return { courseID, roundID }
}

/** Returns the choice with the course of its round. Throws not-found if the viewer may not read them, or if they do not fit. */
export async function settledChoice(ctx: Context, { courseID, roundID }: CourseChoice) {
  const round = roundID === '' ? null : await roundOf(ctx, roundID)
  if (round && courseID !== '' && round.courseID !== courseID) throw notFound()
  const course = await from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where('course._id', '=', round?.courseID ?? courseID)
    .executeTakeFirst()
  if (!course) throw notFound()
  return { course, round }
}

async function roundOf(ctx: Context, _id: string) {
  const found = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.courseID', 'course_round.number'])
    .where('course_round._id', '=', _id)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

type Settled = Awaited<ReturnType<typeof settledChoice>>

/** The learners of a course or round who are not withdrawn, by name. At most one more than fits a file. */
export const learnersIn = (ctx: Context, { course, round }: Settled) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id', 'enroll.analytics', 'enroll.completedOn', 'user.firstname', 'user.lastname'])
    .where('enroll.courseID', '=', course._id)
    .where('enroll.standing', '<>', 'withdrawn')
    .$if(round !== null, (query) => query.where('enroll.roundID', '=', round!._id))
    .orderBy('user.firstname')
    .orderBy('user.lastname')
    .orderBy('enroll._id')
    .limit(maxRecords + 1)
    .execute()

/** The certificates in force of a course or round that have their file, by number. At most one more than fits a file. */
export const certificatesIn = (ctx: Context, { course, round }: Settled) =>
  from(ctx, 'certification')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'certification.enrollID')
    .select(['certification._id'])
    .where('certification.courseID', '=', course._id)
    .where('certification.status', '=', 'issued')
    .where('certification.file', 'is not', null)
    .$if(round !== null, (query) => query.where('enroll.roundID', '=', round!._id))
    .orderBy('certification.number')
    .limit(maxRecords + 1)
    .execute()

/** How many learners and certificates a course or round has. */
export async function countsIn(ctx: Context, { course, round }: Settled) {
  const learners = await from(ctx, 'enroll')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('enroll.courseID', '=', course._id)
    .where('enroll.standing', '<>', 'withdrawn')
    .$if(round !== null, (query) => query.where('enroll.roundID', '=', round!._id))
    .executeTakeFirstOrThrow()
  const certificates = await from(ctx, 'certification')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'certification.enrollID')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('certification.courseID', '=', course._id)
    .where('certification.status', '=', 'issued')
    .where('certification.file', 'is not', null)
    .$if(round !== null, (query) => query.where('enroll.roundID', '=', round!._id))
    .executeTakeFirstOrThrow()
  return { learners: learners.n, certificates: certificates.n }
}
