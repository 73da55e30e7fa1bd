import { data, href, redirect } from 'react-router'
import {
  addCertificate,
  askQuotation,
  cancelOrder,
  changeBuyer,
  extendOrder,
  orderOf,
  payWithCredit,
  startAttempt,
} from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { typedBuyer, typedCertificate } from '../../components/pay/order-documents/describe-documents.server.ts'
import { describePay } from '../../components/pay/describe-pay.server.ts'
import { payWords } from './words.ts'

/** The payment of an order of the viewer. */
export const loader = loads(async (ctx, { params }) => {
  const order = await orderOf(ctx, params.id ?? '')
  if (!order) throw notFound()
  const path = href('/lesson/pay/:id', { id: order._id })
  const { back } = wordsOf(ctx, { name: 'lesson.pay', words: payWords })
  return describePay(ctx, { order, place: { path, bill: href('/lesson/bill'), back } })
})

/** Does what a button says: the other page that it opens, or nothing to stay on this one. A refusal says why. */
const intents: Record<string, (ctx: Context, of: { id: string; form: FormData }) => Promise<string | null | void>> = {
  cancel: async (ctx, { id }) => {
    await cancelOrder(ctx, { _id: id })
    return href('/lesson/bill')
  },
  card: (ctx, { id, form }) => startAttempt(ctx, { orderID: id, providerID: String(form.get('provider') ?? '') }),
  credit: (ctx, { id }) => payWithCredit(ctx, id),
  extend: (ctx, { id }) => extendOrder(ctx, id),
  buyer: (ctx, { id, form }) => changeBuyer(ctx, { orderID: id, typed: typedBuyer(form) }),
  quotation: (ctx, { id }) => askQuotation(ctx, id),
  certificate: (ctx, { id, form }) => addCertificate(ctx, { orderID: id, typed: typedCertificate(form) }),
}

export const action = acts(async (ctx, { params, form }) => {
  const id = params.id ?? ''
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const page = await intents[intent]!(ctx, { id, form })
    return redirect(page ?? href('/lesson/pay/:id', { id }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    const typed = intent === 'buyer' ? typedBuyer(form) : null
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})
