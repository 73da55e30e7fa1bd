import { data, href, type HeadersFunction, redirect } from 'react-router'
import { cancelOrder, extendOrder, startAttempt, visitorOrder, visitorPath } from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { describePay } from '../../components/pay/describe-pay.server.ts'
import { visitorPayWords } from './words.ts'

/** Not cached, not indexed, and no page that the visitor goes to learns the link. */
const closed = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export const headers: HeadersFunction = () => closed

/** The order of a visitor's link. Once it is done it can only be read. */
export const loader = loads(async (asked, { params }) => {
  const token = params['token'] ?? ''
  const { ctx, order } = await visitorOrder(asked, token)
  const { back } = wordsOf(ctx, { name: 'lesson.pay.visitor', words: visitorPayWords })
  const place = { path: visitorPath(token), bill: href('/shop/products'), back }
  const page = await describePay(ctx, { order, place })
  for (const origin of ctx.cspSources.forms) asked.cspSources.forms.add(origin)
  // A slip needs an account, because its picture is private.
  return data({ ...page, slipFields: null, course: null }, { headers: closed })
})

/** What a visitor can do with their order. */
const intents: Record<string, (ctx: Context, of: { id: string; form: FormData }) => Promise<string | null | void>> = {
  cancel: (ctx, { id }) => cancelOrder(ctx, { _id: id }),
  card: (ctx, { id, form }) => startAttempt(ctx, { orderID: id, providerID: String(form.get('provider') ?? '') }),
  extend: (ctx, { id }) => extendOrder(ctx, id),
}

export const action = acts(async (asked, { params, form }) => {
  const token = params['token'] ?? ''
  const { ctx, order } = await visitorOrder(asked, token)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const page = await intents[intent]!(ctx, { id: order._id, form })
    return redirect(page ?? visitorPath(token), { headers: closed })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data(
      { problem: issue[ctx.locale], typed: null },
      { status: statusOf[(error as RequestError).kind], headers: closed },
    )
  }
})
