import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { validUntilOf } from './rules/validity.ts'

interface Completed {
  courseID: string
  /** The lessons of the course. */
  total: number
  one: { done: number; completedOn: string | null; lastAt: string | null }
}

/**
 * The day on which an enrolment became complete and the last one on which its training holds. Null if both are stored: a lesson that is
 * added to the course later changes neither.
 */
export const completionOf = async (ctx: Context, { courseID, total, one }: Completed) => {
  if (one.completedOn !== null) return null
  const isByLessons = total > 0 && one.done >= total && one.lastAt !== null
  const completedOn = bangkokDay(isByLessons ? Date.parse(one.lastAt!) : ctx.now)
  return { completedOn, validUntil: validUntilOf(completedOn, await monthsOf(ctx, courseID)) }
}

/** Removes the completion day of enrolments that are no longer complete after a correction. */
export const takeBackCompletion = async (ctx: Context, enrollIDs: readonly string[]): Promise<void> => {
  const found = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.analytics'])
    .where('enroll._id', 'in', enrollIDs)
    .where('enroll.completedOn', 'is not', null)
    .execute()
  for (const { _id, analytics } of found)
    if (analytics?.status !== 'complete')
      await compute(ctx, 'enroll', { _id, change: { completedOn: null, validUntil: null } })
}

async function monthsOf(ctx: Context, courseID: string): Promise<number | null> {
  const course = await from(ctx, 'course')
    .select('course.validMonths')
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  return course?.validMonths ?? null
}
