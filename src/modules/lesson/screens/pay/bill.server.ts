import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { canPayNow, orderStates, ownOrderDocuments, ownOrders, shippingStates } from '#modules/order/public-api.ts'
import { noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { changeOwnPlan, describeOwnPlans } from '../../components/plans/own-plans.server.ts'
import { billWords } from './words.ts'

/** The viewer's own orders, newest first, and their subscriptions. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'lesson.bill', words: billWords })
  const orders = await ownOrders(ctx)
  const documents = await ownOrderDocuments(ctx)
  return {
    title: pageTitle(ctx, words.title),
    words,
    catalogue: href('/lesson/home'),
    plans: await describeOwnPlans(ctx),
    wallet: ctx.site.plugins.has('credit') ? { label: words.wallet, href: href('/credit/wallet') } : null,
    orders: orders.map(({ _id, item, ref1, price, paid, process, shipping, createdAt }) => ({
      id: _id,
      item,
      ref: ref1 ?? '',
      date: formatDay(createdAt, { length: 'medium', locale: ctx.locale }),
      price: formatBaht(price, { style: 'symbol', locale: ctx.locale, canStrip: true }),
      state: orderStates.find(({ value }) => value === process)!.label[ctx.locale],
      shipping: shippingStates.find(({ value }) => value === shipping)?.label[ctx.locale] ?? null,
      tone: process === 'done' ? ('success' as const) : process === 'attention' ? ('warning' as const) : undefined,
      href: href('/lesson/pay/:id', { id: _id }),
      documents: documents.filter(({ orderID }) => orderID === _id),
      action: canPayNow({ process, price, paid }) ? words.pay : words.view,
    })),
  }
})

/** Renews or cancels a subscription. If that is refused, the page says why. */
export const action = acts(async (ctx, { form }) => {
  const of = { intent: String(form.get('intent')), id: String(form.get('id') ?? '') }
  try {
    return redirect(await changeOwnPlan(ctx, of), 303)
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})
