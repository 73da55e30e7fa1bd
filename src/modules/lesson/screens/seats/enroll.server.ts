import { data, href, redirect } from 'react-router'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { changeRound, enrolIn, roundsOfCourse } from '#modules/enroll/public-api.ts'
import { chooseCoupon, forgetCoupon } from '#modules/redeem-coupon/public-api.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { courseTotal, createOrder } from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { courseOf } from '../../components/course/lessons.server.ts'
import { offerInWords, type CourseAccess, courseAccess } from '../../components/course/course-access.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { shownPrice } from '../../rules/shown-price.ts'
import { courseWords, enrollWords, offerWords } from '../../words.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

/** Explains enrolling before it happens. Redirects enrolled learners to the course. */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params.id)
  const standing = await courseAccess(ctx, course)
  const isRound = roundIn(url) !== undefined && (standing.enrolment !== null || standing.offer === 'full')
  if (standing.offer === 'go-on' && !isRound) throw redirect(playOf(course))
  const words = wordsOf(ctx, { name: 'lesson.enroll', words: enrollWords })
  return {
    title: pageTitle(ctx, words.title),
    words,
    name: course.name,
    detail: href('/lesson/detail/:id', { id: course._id }),
    company: href('/lesson/detail/:id/company', { id: course._id }),
    staffHref: isStaff(ctx.viewer) ? href('/enroll/new') : null,
    offer: await offerOf(ctx, { course, standing, roundID: roundIn(url), isRound }),
  }
})

/**
 * Enrols the learner and opens the first lesson. If that is refused, it responds with status 400 and the reason, and
 * stores nothing.
 */
export const action = acts(async (ctx, { params, url, form }) => {
  if (isStaff(ctx.viewer)) throw forbidden()
  const course = await courseOf(ctx, params.id)
  if (isCouponIntent(form)) {
    const problem = await changeCoupon(ctx, form)
    if (problem === null) return redirect(url.pathname + url.search, 303)
    return data({ couponProblem: problem, offer: null }, { status: 400 })
  }
  const standing = await courseAccess(ctx, course)
  const roundID = roundIn(url)
  const isFullElsewhere = roundID !== undefined && standing.offer === 'full'
  const isOrder = (await priceToPay(ctx, { course, roundID, standing })) !== null
  if (standing.offer !== 'enrol' && standing.offer !== 'go-on' && !isFullElsewhere && !isOrder)
    return data({ offer: offerNow(ctx, course, standing) }, { status: 400 })
  try {
    if (isOrder) {
      const id = await createOrder(ctx, { courseID: course._id, roundID: roundID ?? null, ...agreedIn(form) })
      return redirect(href('/lesson/pay/:id', { id }))
    }
    if (standing.enrolment && roundID) {
      await changeRound(ctx, { courseID: course._id, roundID })
      return redirect(`${href('/lesson/detail/:id', { id: course._id })}#rounds`)
    }
    await enrolIn(ctx, course._id, roundID)
    return redirect(playOf(course))
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data(refused(ctx, error.issues[0]), { status: statusOf[error.kind] })
  }
})

const isCouponIntent = (form: FormData) => ['coupon', 'uncoupon'].includes(String(form.get('intent')))

/** The price that the page showed, in baht. */
const agreedIn = (form: FormData) => {
  const agreed = form.get('agreed')
  return typeof agreed === 'string' && /^\d{1,10}(\.\d{1,2})?$/.test(agreed) ? { agreed: Number(agreed) } : {}
}

/** What the page offers: the round of the URL, its price or the price of the course, or the course as it is. */
async function offerOf(
  ctx: Context,
  of: { course: Course; standing: CourseAccess; roundID: string | undefined; isRound: boolean },
) {
  const { course, standing, roundID, isRound } = of
  const price = await priceToPay(ctx, { course, roundID, standing })
  if (price !== null && standing.offer !== 'ordered') return buyOffer(ctx, { course, price })
  return isRound ? roundOffer(ctx, standing) : offerNow(ctx, course, standing)
}

async function buyOffer(ctx: Context, { course, price }: { course: Course; price: number }) {
  const { locale } = ctx
  const { total, coupon, problem } = await courseTotal(ctx, { courseID: course._id, price })
  const baht = (amount: number) => formatBaht(amount, { style: 'word', locale })
  const lowered = fill(enrollWords.coupon[locale], { name: coupon ?? '', was: baht(price) })
  return {
    ...{ kind: 'priced' as const, label: offerWords.buy[locale], agreed: String(total) },
    heading: fill(enrollWords.pricedTitle[locale], { price: baht(total) }),
    text: coupon ? lowered : (problem?.[locale] ?? offerWords.priced[locale]),
    ...(takesCoupons(ctx) && { hasCoupon: coupon !== null || problem !== null }),
  }
}

/** Whether the learner can enter a code. */
const takesCoupons = ({ site, viewer }: Context) => site.plugins.has('redeem-coupon') && viewer.role === 'user'

/** Applies or drops a coupon and shows the price again. A code that is not valid says why, and nothing is ordered. */
async function changeCoupon(ctx: Context, form: FormData): Promise<string | null> {
  try {
    if (form.get('intent') === 'uncoupon') await forgetCoupon(ctx)
    else await chooseCoupon(ctx, String(form.get('coupon') ?? ''))
    return null
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return error.issues[0][ctx.locale]
  }
}

/** What the learner pays in baht for the course or the round of the URL; null if it is free or not to be had. */
async function priceToPay(ctx: Context, of: { course: Course; roundID: string | undefined; standing: CourseAccess }) {
  const { course, roundID, standing } = of
  if (standing.enrolment || !buyable.has(standing.offer)) return null
  const round = roundID && (await roundsOfCourse(ctx, course)).find(({ _id }) => _id === roundID)
  const { isFree, pays } = priceOf(round && round.price !== null ? { price: round.price } : course)
  return isFree ? null : pays
}

/** A round can have a seat or a price although the course has none. */
const buyable: ReadonlySet<string> = new Set(['priced', 'ordered', 'offered', 'enrol', 'full'])

/** The page with the reason, when a round cannot be had. */
const refused = ({ locale }: Context, issue: Issue) => ({
  offer: {
    kind: 'closed' as const,
    label: issue[locale],
    heading: issue[locale],
    text: enrollWords.otherRound[locale],
  },
})

/** The round that the URL names; undefined where it names none. */
const roundIn = (url: URL) => /^[0-9a-f]{24}$/.exec(url.searchParams.get('round') ?? '')?.[0]

/** A round of the URL can have a seat although the course has none, and is another one for who is enrolled. */
const roundOffer = ({ locale }: Context, { enrolment }: CourseAccess) => {
  const label = enrolment ? enrollWords.change[locale] : enrollWords.title[locale]
  return { kind: 'enrol' as const, label, heading: label, text: '' }
}

const playOf = (course: Course) => href('/lesson/play/:cid/:pid', { cid: course._id, pid: 'start' })

/** The offer with the sentence at the top of the page. A course with a price states it. */
function offerNow(ctx: Context, course: Course, standing: CourseAccess) {
  const { locale } = ctx
  const offer = offerInWords(ctx, course, standing)
  const price = shownPrice(course, { words: wordsOf(ctx, { name: 'lesson.course', words: courseWords }), locale })
  const cost = 'free' in price ? price.free : `${price.amount}\u00a0${price.unit}`
  const heading = standing.offer === 'priced' ? fill(enrollWords.pricedTitle[locale], { price: cost }) : offer.label
  return { ...offer, heading }
}
