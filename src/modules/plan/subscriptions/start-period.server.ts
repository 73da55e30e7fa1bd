import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { enrolSubscriber } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { monthsOf, type NextPeriod, periodAfter, stateOn } from '../rules/period.ts'
import { lastAccess, moveAccess } from './move-access.server.ts'
import { type PlanRow, planOf } from './plans.server.ts'
import { lockSubscriptions, timeOf } from './subscription-row.server.ts'

interface PaidPlan {
  orderID: string
  userID: string
  planID: string
  /** The day of the payment (`YYYY-MM-DD` in Bangkok). */
  paidOn: string
}

/**
 * Starts or extends the subscription that an order paid for, once for each order, and enrols its person in the courses of the plan. In the
 * caller's transaction, with the rights of a job. Returns false if the plan is gone.
 */
export async function startPeriod(ctx: Context, paid: PaidPlan): Promise<boolean> {
  const plan = await planOf(ctx, paid.planID)
  if (!plan) return false
  await lockSubscriptions(ctx, paid.userID)
  if (await hasPeriod(ctx, paid.orderID)) return true
  const known = await formerOf(ctx, paid)
  const months = monthsOf(plan)
  const next = periodAfter(known ? timeOf(known) : null, { months, paidOn: paid.paidOn })
  const { userID, planID } = paid
  const _id = known?._id ?? (await record(ctx, 'subscription', { userID, planID }))._id
  await writePeriod(ctx, { _id, paid, next, months })
  await moveAccess(ctx, { userID })
  await enrolIn(ctx, { userID, plan })
  return true
}

const hasPeriod = async (ctx: Context, orderID: string): Promise<boolean> =>
  (await from(ctx, 'subscription_period')
    .select('subscription_period._id')
    .where('subscription_period.orderID', '=', orderID)
    .executeTakeFirst()) !== undefined

const formerOf = (ctx: Context, { userID, planID }: PaidPlan) =>
  from(ctx, 'subscription')
    .select(['subscription._id', 'subscription.startsOn', 'subscription.endsOn', 'subscription.months'])
    .select('subscription.cancelledAt')
    .where('subscription.userID', '=', userID)
    .where('subscription.planID', '=', planID)
    .executeTakeFirst()

interface Written {
  _id: string
  paid: PaidPlan
  next: NextPeriod
  months: number
}

async function writePeriod(ctx: Context, { _id, paid, next, months }: Written) {
  const { startsOn, endsOn } = next.time
  await compute(ctx, 'subscription', {
    _id,
    change: {
      ...{ startsOn, endsOn, months: next.time.months, cancelledAt: null },
      state: stateOn(bangkokDay(ctx.now), next.time),
    },
  })
  await record(ctx, 'subscription_period', {
    ...{ subscriptionID: _id, userID: paid.userID, orderID: paid.orderID, kind: next.kind, months },
    ...{ startsOn: next.from, endsOn, timeFrom: startsOn },
  })
}

/** In the order of the courses' ids, because each is locked. A course without a free seat is left out: the subscriber can enrol later. */
async function enrolIn(ctx: Context, { userID, plan }: { userID: string; plan: PlanRow }) {
  if (plan.allCourses || plan.courses.length === 0) return
  const untilOf = await lastAccess(ctx, { userID })
  for (const courseID of plan.courses.toSorted()) {
    const until = untilOf(courseID)
    if (until !== null) await enrolSubscriber(ctx, { userID, courseID, until })
  }
}
