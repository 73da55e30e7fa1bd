import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Analytics } from '../rules/analytics.ts'
import { blockedReason } from '../rules/enrolment-status.ts'
import { isLearner } from './enrol.server.ts'

/** A line of the student profile block (specification §2.1). */
export interface MyEnrolment {
  _id: string
  courseID: string
  roundID: string | null
  createdAt: string
  analytics: Analytics | null
  standing: string
  endsOn: string | null
  name: string
  /** Of the whole course. */
  hours: number
}

/** The specification's enrolment fetch limit (§9). */
const most = 100

/** The viewer's enrolments with their course names, newest first, at most a hundred. One query. */
export const myEnrolments = async (ctx: Context): Promise<MyEnrolment[]> => {
  if (!isLearner(ctx) || !ctx.site.plugins.has('lesson')) return []
  return from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.courseID', 'enroll.createdAt', 'enroll.analytics'])
    .select(['enroll.roundID', 'enroll.standing', 'enroll.endsOn', 'course.name', 'course.hours'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .orderBy('enroll.createdAt', 'desc')
    .orderBy('enroll._id')
    .limit(most)
    .execute()
}

/** The number of the viewer's enrolments. `listed` are the newest ones. It queries only if there may be more. */
export const totalOfMine = async (ctx: Context, listed: readonly MyEnrolment[]): Promise<number> => {
  if (listed.length < most) return listed.length
  const { total } = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(sql<number>`count(*)`.as('total'))
    .where('enroll.userID', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The courses in which the viewer may learn today, by id. */
export const enrolledCourses = async (ctx: Context): Promise<Set<string>> => {
  if (!isLearner(ctx)) return new Set()
  const enrolments = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.standing', 'enroll.endsOn'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .execute()
  const today = bangkokDay(ctx.now)
  return new Set(enrolments.filter((one) => blockedReason(one, today) === null).map(({ courseID }) => courseID))
}
