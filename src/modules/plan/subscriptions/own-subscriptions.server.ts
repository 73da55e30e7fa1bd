import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { doneSoon } from '#modules/enroll/public-api.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { accessUntil, canRenew, stateOn } from '../rules/period.ts'
import { enrolJob } from './enrol-job.ts'
import { lastAccess } from './move-access.server.ts'
import { subscriptionsOf, timeOf } from './subscription-row.server.ts'

/** The viewer's subscriptions, with their state today. A plan that is no longer for sale cannot be renewed. */
export async function ownSubscriptions(ctx: Context) {
  if (ctx.viewer.role !== 'user') return []
  const today = bangkokDay(ctx.now)
  return (await subscriptionsOf(ctx, ctx.viewer.id)).map((one) => {
    const time = timeOf(one)
    return {
      ...{ _id: one._id, planID: one.planID, name: one.name, endsOn: time.endsOn, until: accessUntil(time) },
      ...{ state: stateOn(today, time), canRenew: one.isForSale && canRenew(today, time) },
    }
  })
}

/** The last day on which the viewer's subscriptions give access to a course; null without one. */
export const ownAccess = async (ctx: Context, courseID: string): Promise<string | null> =>
  ctx.viewer.role === 'user' ? (await lastAccess(ctx, { userID: ctx.viewer.id }))(courseID) : null

/** Enrols the viewer in a course of their subscription. Throws forbidden without one. */
export async function enrolBySubscription(ctx: Context, courseID: string): Promise<void> {
  if ((await ownAccess(ctx, courseID)) === null) throw forbidden()
  const { id: user } = ctx.viewer
  await doneSoon(ctx, await enqueue(ctx, enrolJob, { payload: { user, course: courseID }, key: `${user} ${courseID}` }))
}
