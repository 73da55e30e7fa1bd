import { sql } from 'kysely'
import { from, rows } from '#platform/collection/rows.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { compute } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type Analytics, analyticsOf } from '../rules/analytics.ts'

interface Counted {
  _id: string
  analytics: Analytics | null
  done: number
}

const chunk = 200

/** Brings the progress of some enrolments of a course up to date, or of all; what has not changed is not written. */
export const recount = async (ctx: Context, of: { courseID: string; enrollID?: string }) => {
  const total = await lessonCount(ctx, of.courseID)
  const counted = await doneCounts(ctx, of)
  const changed = counted
    .map(({ _id, analytics, done }) => ({
      _id,
      before: analytics,
      now: total === 0 ? null : analyticsOf({ total, done }),
    }))
    .filter(({ before, now }) => !isSame(before, now))
  for (let at = 0; at < changed.length; at += chunk)
    await inTransaction(ctx, async (inside) => {
      for (const { _id, now } of changed.slice(at, at + chunk))
        await compute(inside, 'enroll', { _id, change: { analytics: now } })
    })
}

/** Published lessons of a course; sub-lessons count, and so does a lesson that has some. */
async function lessonCount(ctx: Context, courseID: string) {
  const { total } = await from(ctx, 'lesson')
    .select(sql<number>`count(*)`.as('total'))
    .where('lesson.courseID', '=', courseID)
    .where('lesson.status', '=', true)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many of those lessons each enrolment has finished, in one statement. */
async function doneCounts(ctx: Context, of: { courseID: string; enrollID?: string }): Promise<Counted[]> {
  const ofCourse = from(ctx, 'enroll')
    .leftJoin(rows(ctx, 'lesson_completion'), 'lesson_completion.enrollID', 'enroll._id')
    .leftJoin(rows(ctx, 'lesson'), (join) =>
      join
        .onRef('lesson._id', '=', 'lesson_completion.lessonID')
        .onRef('lesson.courseID', '=', 'enroll.courseID')
        .on('lesson.status', '=', true),
    )
    .where('enroll.courseID', '=', of.courseID)
  const wanted = of.enrollID === undefined ? ofCourse : ofCourse.where('enroll._id', '=', of.enrollID)
  const counted = await wanted
    .select(['enroll._id', 'enroll.analytics', sql<number>`count(lesson._id)`.as('done')])
    .groupBy(['enroll._id', 'enroll.analytics'])
    .execute()
  return counted.map((one) => ({ ...one, done: Number(one.done) }))
}

const isSame = (one: Analytics | null, other: Analytics | null) =>
  one?.total === other?.total &&
  one?.percent === other?.percent &&
  one?.status === other?.status &&
  one?.message === other?.message
