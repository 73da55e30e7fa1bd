import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { moveSubscriberAccess } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { accessUntil } from '../rules/period.ts'
import { includesCourse } from './plans.server.ts'
import { subscriptionsOf, timeOf } from './subscription-row.server.ts'

/** The last day on which the subscriptions of a person give access to a course; null if none does today. With the rights of a job. */
export async function lastAccess(
  ctx: Context,
  { userID }: { userID: string },
): Promise<(courseID: string) => string | null> {
  const today = bangkokDay(ctx.now)
  const live = (await subscriptionsOf(ctx, userID)).filter((one) => accessUntil(timeOf(one)) >= today)
  return (courseID) => {
    const days = live.filter((one) => includesCourse(one, courseID)).map((one) => accessUntil(timeOf(one)))
    return days.toSorted().at(-1) ?? null
  }
}

/** Brings the end of access of a subscriber's enrolments to what their subscriptions give now. */
export async function moveAccess(ctx: Context, { userID }: { userID: string }): Promise<void> {
  const untilOf = await lastAccess(ctx, { userID })
  const yesterday = addDays(bangkokDay(ctx.now), -1)
  await moveSubscriberAccess(ctx, { userID, untilOf: (courseID) => untilOf(courseID) ?? yesterday })
}
