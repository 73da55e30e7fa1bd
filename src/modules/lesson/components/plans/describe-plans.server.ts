import { href } from 'react-router'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { describePeriod, ownAccess, type PlanRow, plansWith } from '#modules/plan/public-api.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import type { CourseAccess } from '../course/course-access.server.ts'
import { planHintWords, planOfferWords } from './words.ts'

type Course = { _id: string; price: number | null; sale_price: number | null }

const bahtIn = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'symbol', locale, canStrip: true })

/** The plans that include a course and the viewer's access by one. Null for a free course, and for one without plans. */
export async function describePlans(ctx: Context, { course, access }: { course: Course; access: CourseAccess }) {
  if (priceOf(course).isFree) return null
  const words = wordsOf(ctx, { name: 'lesson.plans', words: planOfferWords })
  const [plans, until] = [await plansWith(ctx, course._id), await ownAccess(ctx, course._id)]
  if (plans.length === 0 && until === null) return null
  return {
    words,
    bill: href('/lesson/bill'),
    offers: until === null ? plans.map((plan) => offerIn(ctx, { plan, words })) : [],
    own: until && fill(words.until, { day: formatDay(until, { length: 'long', locale: ctx.locale }) }),
    canStart: until !== null && access.enrolment === null && access.missing.length === 0 && access.notMeant === null,
  }
}

type OfferWords = Record<keyof typeof planOfferWords, string>

function offerIn(ctx: Context, { plan, words }: { plan: PlanRow; words: OfferWords }) {
  const price = bahtIn(ctx, plan.price)
  return {
    ...{ id: plan._id, name: plan.name, text: plan.description },
    price: fill(words.each, { price, period: describePeriod(plan, ctx.locale) }),
    gives: plan.allCourses ? words.allCourses : fill(words.courses, { n: plan.courses.length }),
    button: fill(words.subscribe, { price }),
    label: fill(words.subscribeTo, { plan: plan.name, price }),
  }
}

/** On the page of a course that the viewer could buy: that a plan includes it, and the way to the plans. Null otherwise. */
export async function planHint(ctx: Context, { course, access }: { course: Course; access: CourseAccess }) {
  if (access.enrolment || priceOf(course).isFree || !['guest', 'user'].includes(ctx.viewer.role)) return null
  const [cheapest] = await plansWith(ctx, course._id)
  const hasAccess = (await ownAccess(ctx, course._id)) !== null
  const words = wordsOf(ctx, { name: 'lesson.planHint', words: planHintWords })
  const path = href('/lesson/subscribe/:id', { id: course._id })
  if (hasAccess) return { title: words.yours, text: '', label: words.start, href: path }
  if (!cheapest) return null
  const from = { price: bahtIn(ctx, cheapest.price), period: describePeriod(cheapest, ctx.locale) }
  return {
    ...{ title: words.included, text: fill(words.from, from), label: words.see },
    href: ctx.viewer.role === 'guest' ? logInAt(ctx.site, path) : path,
  }
}
