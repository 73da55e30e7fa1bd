import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { cancelSubscription, createOrder } from '#modules/order/public-api.ts'
import { ownSubscriptions, subscriptionStates } from '#modules/plan/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { ownPlanWords } from './words.ts'

/** The viewer's subscriptions with what they can do; null without one. */
export async function describeOwnPlans(ctx: Context) {
  const own = await ownSubscriptions(ctx)
  if (own.length === 0) return null
  const words = wordsOf(ctx, { name: 'lesson.ownPlans', words: ownPlanWords })
  const dayIn = (value: string) => formatDay(value, { length: 'medium', locale: ctx.locale })
  return {
    words,
    rows: own.map(({ _id, planID, name, state, endsOn, until, canRenew }) => ({
      ...{ id: _id, planID, name, canRenew },
      ends: state === 'grace' ? fill(words.grace, { day: dayIn(endsOn), until: dayIn(until) }) : dayIn(endsOn),
      state: subscriptionStates.find(({ value }) => value === state)!.label[ctx.locale],
      tone: state === 'active' ? ('success' as const) : state === 'grace' ? ('warning' as const) : undefined,
      renewLabel: fill(words.renewPlan, { plan: name }),
      cancelLabel: fill(words.cancelPlan, { plan: name }),
      cancelText: state === 'active' || state === 'grace' ? fill(words.cancelText, { day: dayIn(endsOn) }) : null,
    })),
  }
}

/** Renews or cancels a subscription of the viewer. Returns the page that follows. */
export async function changeOwnPlan(ctx: Context, { intent, id }: { intent: string; id: string }): Promise<string> {
  if (intent === 'renew') return href('/lesson/pay/:id', { id: await createOrder(ctx, { planID: id }) })
  if (intent !== 'cancel') throw notFound()
  await cancelSubscription(ctx, id)
  return href('/lesson/bill')
}
