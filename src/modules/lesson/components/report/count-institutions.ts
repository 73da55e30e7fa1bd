import { sql } from 'kysely'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Period } from '#domain/thai-calendar/period.ts'

/** Counts of the enrolments in one institution's courses during a period. */
export interface Counts {
  learners: number
  enrolled: number
  passed: number
  hours: number
}

export const measures = ['learners', 'enrolled', 'passed', 'hours'] as const
export type Measure = (typeof measures)[number]

const isPassed = sql<boolean>`coalesce(enroll.analytics ->> 'status' = 'complete', false)`

/** The enrolments of a period in courses of institutions. */
const enrolled = (ctx: Context, { from: first, to }: Period) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .where('course.institution', 'is not', null)
    .where('enroll.createdAt', '>=', dayStart(first))
    .where('enroll.createdAt', '<', dayStart(addDays(to, 1)))

/** The partner institutions by name, at most 500, each with its counts. */
export const countInstitutions = async (ctx: Context, period: Period) => {
  const counted = await enrolled(ctx, period)
    .groupBy('course.institution')
    .select([
      'course.institution as _id',
      sql<number>`count(distinct enroll."userID")::int`.as('learners'),
      sql<number>`count(*)::int`.as('enrolled'),
      sql<number>`(count(*) filter (where ${isPassed}))::int`.as('passed'),
      sql<number>`coalesce(sum(course.hours) filter (where ${isPassed}), 0)::float8`.as('hours'),
    ])
    .execute()
  const byId = new Map(counted.map(({ _id, ...counts }) => [_id, counts]))
  const all = await from(ctx, 'institution').select(['_id', 'name', 'code']).orderBy('name').limit(500).execute()
  const nothing: Counts = { learners: 0, enrolled: 0, passed: 0, hours: 0 }
  return all.map((one) => ({ ...one, counts: byId.get(one._id) ?? nothing }))
}

/** Distinct learners over all institutions. A learner with two institutions counts once. */
export const countLearners = async (ctx: Context, period: Period): Promise<number> => {
  const { n } = await enrolled(ctx, period)
    .select(sql<number>`count(distinct enroll."userID")::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** The enrolments behind a figure of one institution, newest first. */
export const enrolmentsOf = (
  ctx: Context,
  of: { institution: string; period: Period; measure: Measure; most: number },
) =>
  enrolled(ctx, of.period)
    .leftJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .where('course.institution', '=', of.institution)
    .where(of.measure === 'passed' || of.measure === 'hours' ? isPassed : sql<boolean>`true`)
    .select(['enroll._id', 'enroll.userID', 'enroll.createdAt', 'enroll.analytics', 'course.hours'])
    .select(['course.name as course', 'user.firstname', 'user.lastname'])
    .orderBy('enroll.createdAt', 'desc')
    .orderBy('enroll._id')
    .limit(of.most)
    .execute()
