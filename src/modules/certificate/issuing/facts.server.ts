import { sql } from 'kysely'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** What a certificate says about a learner in a course, read when it is issued. */
export interface CertificateFacts {
  userID: string
  courseID: string
  enrollID: string
  attempt: number
  name: string
  nameEn: string
  familyName: string
  courseName: string
  hours: number
  completedOn: string | null
  /** The instant at which it ends. */
  expiresAt: string | null
  courseVersion: number
  /** The result of the exams of the course; null without one. */
  testResult: 'passed' | 'failed' | null
  /** Whether the course gives certificates, and whether the learner completed it. */
  givesCertificate: boolean
  isComplete: boolean
}

/** Locks enrolments in the order of their ids, and returns what their certificates would say. Missing ones are left out. */
export async function lockFacts(ctx: Context, enrollIDs: readonly string[]): Promise<CertificateFacts[]> {
  if (enrollIDs.length === 0) return []
  await from(ctx, 'enroll')
    .select('enroll._id')
    .where('enroll._id', 'in', enrollIDs)
    .orderBy('enroll._id')
    .forNoKeyUpdate()
    .execute()
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.attempt', 'enroll.analytics', 'enroll.standing'])
    .select([
      'enroll.completedOn',
      'enroll.validUntil',
      'enroll.testResult',
      'user.firstname',
      'user.lastname',
      'user.fields',
    ])
    .select(['course.name', 'course.hours', 'course.certification'])
    .where('enroll._id', 'in', enrollIDs)
    .orderBy('enroll._id')
    .execute()
  const versions = await courseVersions(ctx, [...new Set(found.map(({ courseID }) => courseID))])
  return found.map((one) => ({
    ...{ userID: one.userID, courseID: one.courseID, enrollID: one._id, attempt: one.attempt, hours: one.hours },
    name: oneLine(`${one.firstname} ${one.lastname}`).slice(0, 500),
    nameEn: englishName(one.fields as Record<string, unknown>),
    familyName: oneLine(one.lastname),
    courseName: oneLine(one.name),
    completedOn: one.completedOn,
    testResult: one.testResult,
    expiresAt: one.validUntil === null ? null : dayStart(addDays(one.validUntil, 1)),
    courseVersion: versions.get(one.courseID) ?? 1,
    givesCertificate: one.certification === 'yes',
    isComplete: one.analytics?.status === 'complete' && one.standing !== 'withdrawn',
  }))
}

/** The name in a field `nameEn` that the site defines for its learners. */
const englishName = (fields: Record<string, unknown>) =>
  typeof fields['nameEn'] === 'string' ? oneLine(fields['nameEn']).slice(0, 200) : ''

async function courseVersions(ctx: Context, courses: readonly string[]): Promise<Map<string, number>> {
  if (courses.length === 0) return new Map()
  const found = await from(ctx, 'course_version')
    .select(['course_version.courseID', sql<number>`max(course_version.number)::int`.as('last')])
    .where('course_version.courseID', 'in', courses)
    .groupBy('course_version.courseID')
    .execute()
  return new Map(found.map(({ courseID, last }) => [courseID, last]))
}
