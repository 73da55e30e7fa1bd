import { data, href, redirect } from 'react-router'
import { chooseCoupon, chosenCode, type Coupon, couponIssue, forgetCoupon } from '#modules/redeem-coupon/public-api.ts'
import { readCoupon } from '#modules/redeem-coupon/public-api.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { conflict, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { logInAt, registerAt } from '#platform/site/log-in-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { createOrder } from '../../orders/create-order.server.ts'
import { redeemCredit } from '../../orders/wallet/redeem-credit.server.ts'
import { openOrderOf } from '../../orders/order-row.server.ts'
import { describeCoupon } from '../../components/describe-coupon.server.ts'
import { redeemWords } from './words.ts'

/** What the coupon of the address gives. A visitor logs in or registers first and comes back. Showing it uses nothing. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'order.redeem', words: redeemWords })
  const code = params['code'] ?? ''
  const page = { title: pageTitle(ctx, words.title), words, entry: null, problem: null, coupon: null }
  if (!isSignedIn(ctx.viewer)) return { ...page, entry: entryOf(ctx, code) }
  try {
    const coupon = await readCoupon(ctx, code)
    return { ...page, coupon: await couponView(ctx, { coupon, words }) }
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return { ...page, problem: error.issues[0][ctx.locale] }
  }
})

const pathOf = (code: string) => href('/redeem-coupon/:code', { code })

const entryOf = ({ site }: Context, code: string) => {
  const here = pathOf(code.slice(0, 40))
  return { logIn: logInAt(site, here), register: registerAt(site, here) }
}

type Words = Record<keyof typeof redeemWords, string>

async function couponView(ctx: Context, { coupon, words }: { coupon: Coupon; words: Words }) {
  const isLearner = ctx.viewer.role === 'user'
  const issue = isLearner ? await couponIssue(ctx, coupon) : null
  const isChosen = (await chosenCode(ctx)) === coupon.code
  return {
    name: coupon.name,
    details: await describeCoupon(ctx, { coupon, words }),
    problem: issue?.[ctx.locale] ?? null,
    isChosen,
    button: isLearner && !issue && !isChosen ? buttonOf(coupon, words) : null,
    cart: ctx.site.plugins.has('shop') ? href('/shop/checkout') : null,
    courses: href('/lesson/home'),
  }
}

const buttonOf = ({ kind }: Coupon, words: Words) =>
  kind === 'course' ? words.useCourse : kind === 'credit' ? words.useCredit : words.useDiscount

/** Uses the coupon: its course is ordered for nothing, and a discount is kept for the next purchase. */
export const action = acts(async (ctx, { params, form }) => {
  const code = params['code'] ?? ''
  if (!isSignedIn(ctx.viewer)) return redirect(pathOf(code.slice(0, 40)), 303)
  try {
    if (form.get('intent') === 'forget') await forgetCoupon(ctx)
    return redirect(form.get('intent') === 'redeem' ? await redeem(ctx, code) : pathOf(code), 303)
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})

/** Returns the page that shows what came of it. */
async function redeem(ctx: Context, typed: string): Promise<string> {
  if ((await readCoupon(ctx, typed)).kind === 'credit') {
    await redeemCredit(ctx, typed)
    return href('/credit/wallet')
  }
  const { kind, courseID } = await chooseCoupon(ctx, typed)
  if (kind !== 'course' || courseID === null) return pathOf(typed)
  if (await openOrderOf(ctx, courseID)) throw conflict({ field: 'coupon', code: 'ordered', ...redeemWords.ordered })
  const id = await createOrder(ctx, { courseID, roundID: null, agreed: 0 })
  return href('/lesson/pay/:id', { id })
}
