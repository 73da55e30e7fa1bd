import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { priceOf } from '#domain/money/baht.ts'
import {
  blockedWords,
  coursesBefore,
  type Enrolment,
  enrolmentOf,
  firstComplete,
  isLearner,
  mineOf,
  seatingOf,
  seatsLeftIn,
  stillMissing,
  whyNotMeant,
} from '#modules/enroll/public-api.ts'
import { openOrderOf } from '#modules/order/public-api.ts'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { type Offer, offerFor } from '../../rules/offer.ts'
import { registrationOn } from '../../rules/registration.ts'
import { offerWords } from '../../words.ts'
import type { courseOf } from './lessons.server.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

export interface CourseAccess {
  offer: Offer
  enrolment: Enrolment | null
  /** Courses that the learner must complete before this one. */
  missing: { _id: string; name: string }[]
  /** Why the learner's target group may not enrol in this course. Null if it may. */
  notMeant: Text | null
  /** Free seats. Undefined if there is no limit. */
  left: number | undefined
  /** The length of the waiting list. */
  queued: number
  /** The viewer's order of the course that is not paid yet. */
  orderID: string | null
}

/**
 * This viewer's access to a course: enrolled, free to enrol, or the reason why not. It also tells the page's cache when
 * that changes with time.
 */
export const courseAccess = async (ctx: Context, course: Course): Promise<CourseAccess> => {
  const registration = registrationOn(course, bangkokDay(ctx.now))
  if (registration.changesAt !== null) cacheUntil(ctx, Date.parse(registration.changesAt))
  const found = await enrolmentOf(ctx, course._id)
  const enrolment = found?.mayBuyAgain && !priceOf(course).isFree ? null : found
  const missing = enrolment || !isLearner(ctx) ? [] : await missingFor(ctx, course)
  const notMeant = enrolment || !isLearner(ctx) ? null : await whyNotMeant(ctx, course)
  const { left, queued } = await seatsOf(ctx, course)
  const { place } = left === undefined ? { place: null } : await mineOf(ctx, course._id)
  const orderID = enrolment || !isLearner(ctx) ? null : await openOrderOf(ctx, course._id)
  const offer = offerFor({
    as: isStaff(ctx.viewer) ? 'staff' : isSignedIn(ctx.viewer) ? 'learner' : 'guest',
    isEnrolled: enrolment !== null,
    bar: enrolment?.bar ?? null,
    isFree: priceOf(course).isFree,
    isReady: missing.length === 0,
    isMeant: notMeant === null,
    registration: registration.state,
    isFull: left === 0,
    hasOrder: orderID !== null,
    inLine: place ? (place.status as 'waiting' | 'offered') : null,
  })
  return { offer, enrolment, missing, notMeant, left, queued, orderID }
}

async function seatsOf(ctx: Context, course: Course) {
  const left = (await seatsLeftIn(ctx, [course])).get(course._id)
  if (left === undefined) return { left, queued: 0 }
  return { left, queued: (await seatingOf(ctx, { courseID: course._id, roundID: course.currentRound }))?.queued ?? 0 }
}

const missingFor = async (ctx: Context, course: Course) =>
  stillMissing(await coursesBefore(ctx, { userID: ctx.viewer.id, course }))

/** The offer in words: the label of its button and the sentence below it. */
export const offerInWords = (
  ctx: Context,
  course: Course,
  standing: Pick<CourseAccess, 'offer' | 'missing' | 'notMeant'>,
) => {
  const { offer, missing, notMeant } = standing
  const words = wordsOf(ctx, { name: 'lesson.offer', words: offerWords })
  const on = (text: string, day: string | null) =>
    fill(text, { day: formatDay(day ?? '', { length: 'medium', locale: ctx.locale }) })
  const until = course.endRegistDate ? on(words.until, course.endRegistDate) : ''
  const said: Record<Offer, { label: string; text: string }> = {
    'go-on': { label: words.goOn, text: '' },
    'log-in': { label: words.logIn, text: until || words.logInText },
    enrol: { label: words.enrol, text: until || words.enrolText },
    priced: { label: words.buy, text: words.priced },
    ordered: { label: words.ordered, text: words.orderedText },
    'not-yet': { label: words.notYet, text: on(words.notYetText, course.startRegistDate) },
    closed: { label: words.closed, text: on(words.closedText, course.endRegistDate) },
    'not-ready': { label: words.notReady, text: firstComplete(missing)[ctx.locale] },
    'not-meant': { label: words.notMeant, text: notMeant?.[ctx.locale] ?? '' },
    waiting: { label: words.waiting, text: blockedWords.waiting[ctx.locale] },
    withdrawn: { label: words.withdrawn, text: blockedWords.withdrawn[ctx.locale] },
    ended: { label: words.ended, text: blockedWords.ended[ctx.locale] },
    full: { label: words.full, text: words.fullText },
    'in-line': { label: words.inLine, text: words.inLineText },
    offered: { label: words.offered, text: words.offeredText },
    staff: { label: words.preview, text: words.previewText },
  }
  return { kind: offer, ...said[offer] }
}

/** The URL of the login page, which returns to `next`. */
export const logInFor = ({ site }: Context, next: string) => logInAt(site, next)
