import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import {
  enrolmentOf,
  firstComplete,
  followCourse,
  joinWaitlist,
  leaveWaitlist,
  mineOf,
  myWatches,
  unfollowCourse,
} from '#modules/enroll/public-api.ts'
import { createOrder } from '#modules/order/public-api.ts'
import { enrolBySubscription } from '#modules/plan/public-api.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { courseOf } from '../../components/course/lessons.server.ts'
import { type CourseAccess, courseAccess } from '../../components/course/course-access.server.ts'
import { describePlans } from '../../components/plans/describe-plans.server.ts'
import { planOfferWords } from '../../components/plans/words.ts'
import { seatsFact } from '../../components/seats/seats.ts'
import { subscribeWords } from '../../components/seats/words.ts'

/** The learner's state for a course that they follow or wait for, and their other courses of this kind. */
export const loader = loads(async (ctx, { params }) => {
  const course = await courseOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'lesson.subscribe', words: subscribeWords })
  const forStaff = isStaff(ctx.viewer) ? `${href('/enroll/waiting')}?where=courseID:is:${course._id}` : null
  const [access, mine, watches] = await Promise.all([
    courseAccess(ctx, course),
    mineOf(ctx, course._id),
    myWatches(ctx),
  ])
  const { left, queued, offer, notMeant, missing } = access
  return {
    words,
    title: pageTitle(ctx, words.title),
    name: course.name,
    detail: href('/lesson/detail/:id', { id: course._id }),
    staffHref: forStaff,
    seats: seatsFact(ctx, { seats: course.seats, left })[0]?.value ?? '',
    isEnrolled: access.enrolment !== null,
    plans: forStaff ? null : await describePlans(ctx, { course, access }),
    line: lineIn(ctx, { mine, queued, offer, notMeant, missing }),
    mayFollow: notMeant === null || mine.isFollowing,
    isFollowing: mine.isFollowing,
    watches: watches.map((one) => watchIn(ctx, one)),
  }
})

/** Does what a button says. Returns another page to open than this one. */
type Intent = (
  ctx: Context,
  courseID: string,
  of: { roundID: string | undefined; form: FormData },
) => Promise<string | void>

const intents: Record<string, Intent> = {
  join: (ctx, courseID, { roundID }) => joinWaitlist(ctx, courseID, roundID),
  leave: leaveWaitlist,
  follow: followCourse,
  unfollow: unfollowCourse,
  subscribe: async (ctx, _courseID, { form }) =>
    href('/lesson/pay/:id', { id: await createOrder(ctx, { planID: String(form.get('plan') ?? '') }) }),
  start: startBySubscription,
}

/** Enrols a subscriber in the course. Throws forbidden with the reason why not. */
async function startBySubscription(ctx: Context, courseID: string): Promise<string> {
  const { notMeant, missing } = await courseAccess(ctx, await courseOf(ctx, courseID))
  if (notMeant) throw forbidden({ field: 'courseID', code: 'target', ...notMeant })
  if (missing.length > 0) throw forbidden({ field: 'courseID', code: 'prerequisites', ...firstComplete(missing) })
  await enrolBySubscription(ctx, courseID)
  const enrolment = await enrolmentOf(ctx, courseID)
  if (!enrolment || enrolment.bar) throw conflict({ field: 'courseID', code: 'full', ...planOfferWords.noSeat })
  return href('/lesson/detail/:id', { id: courseID })
}

/**
 * Joins or leaves the waiting list, follows or unfollows the course, or uses a plan. If that is refused, the page says why and
 * nothing is stored.
 */
export const action = acts(async (ctx, { params, form, url }) => {
  if (isStaff(ctx.viewer)) throw forbidden()
  const course = await courseOf(ctx, params.id)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw invalid()
  try {
    const roundID = /^[0-9a-f]{24}$/.exec(url.searchParams.get('round') ?? '')?.[0]
    const page = await intents[intent]!(ctx, course._id, { roundID, form })
    return redirect(page ?? href('/lesson/subscribe/:id', { id: course._id }))
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale] }, { status: statusOf[error.kind] })
  }
})

type Mine = Awaited<ReturnType<typeof mineOf>>

/** The waiting list part: an offer, a position, the button to join, or why there is none. */
function lineIn(
  ctx: Context,
  of: { mine: Mine; queued: number } & Pick<CourseAccess, 'offer' | 'notMeant' | 'missing'>,
) {
  const words = wordsOf(ctx, { name: 'lesson.subscribe', words: subscribeWords })
  const { place } = of.mine
  if (place?.status === 'offered') {
    const until = formatInstant(place.offeredUntil!, { length: 'medium', locale: ctx.locale })
    return {
      title: fill(words.offered, { until }),
      text: words.offeredText,
      act: 'leave' as const,
      label: words.decline,
    }
  }
  if (place?.status === 'waiting')
    return {
      ...{ title: fill(words.waiting, { place: place.place }), text: words.waitingText },
      ...{ act: 'leave' as const, label: words.leave },
    }
  if (of.notMeant) return { title: words.line, text: of.notMeant[ctx.locale], act: null, label: '' }
  if (of.offer === 'not-ready')
    return { title: words.line, text: firstComplete(of.missing)[ctx.locale], act: null, label: '' }
  if (of.offer === 'full')
    return { title: words.line, text: fill(words.fullText, { n: of.queued }), act: 'join' as const, label: words.join }
  const isClosed = of.offer === 'closed' || of.offer === 'not-yet'
  return { title: words.line, text: isClosed ? words.closedLine : words.noLine, act: null, label: '' }
}

function watchIn(ctx: Context, one: Awaited<ReturnType<typeof myWatches>>[number]) {
  const words = wordsOf(ctx, { name: 'lesson.subscribe', words: subscribeWords })
  const inLine = one.status === 'waiting' ? fill(words.inLine, { place: one.place }) : words.isOffered
  return {
    id: one.courseID,
    name: one.name,
    href: href('/lesson/subscribe/:id', { id: one.courseID }),
    state: one.status === null ? words.isFollowed : inLine,
    tone: one.status === null ? undefined : one.status === 'offered' ? ('success' as const) : ('info' as const),
  }
}
