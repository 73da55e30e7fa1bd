import { data, href, redirect } from 'react-router'
import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { readBaht, readNumber } from '#domain/thai-text/read-number.ts'
import { linesOf, orderOf } from '#modules/order/public-api.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { countingRefunds } from '../refunds/refund-row.server.ts'
import { isRefundable, requestRefund } from '../refunds/request-refund.server.ts'
import { piecesRefunded, type RefundChoice } from '../rules/plan-refund.ts'
import { type RefundMethod, refundMethods } from '../rules/refund-states.ts'
import { screenWords as words } from './words.ts'

/** What can be refunded of an order. The key of the form makes a form that is sent twice one refund. */
export const loader = loads(async (ctx, { params }) => {
  const { locale } = ctx
  const order = await orderOf(ctx, params['id'] ?? '')
  if (!order) throw notFound()
  const earlier = await countingRefunds(ctx, order._id)
  const left = Math.max(0, addBaht(order.paid, ...earlier.map(({ amount }) => -amount)))
  const money = (amount: number) => formatBaht(amount, { style: 'word', locale })
  const heading = fill(words.requestTitle[locale], { ref: order.ref1 ?? '' })
  const mayUse = { pieces: order.paid >= order.price && earlier.every(({ lines }) => lines.length > 0) }
  return {
    heading,
    title: pageTitle(ctx, heading),
    words: inLocale(words, locale),
    key: newId(ctx.now),
    left: fill(words.left[locale], { paid: money(order.paid), left: money(left) }),
    isOpen: isRefundable(order) && left > 0,
    lines: mayUse.pieces ? await linesLeft(ctx, { orderID: order._id, earlier }) : [],
    byAmount: earlier.every(({ lines }) => lines.length === 0),
    methods: refundMethods.map(({ value, label }) => ({ value, label: label[locale] })),
    crumbs: [
      { href: href('/order/refund'), label: ctx.app.collections.get('refund')!.collection.plural[locale] },
      { href: href('/order/detail/:id', { id: order._id }), label: order.ref1 ?? order.item },
    ],
  }
})

async function linesLeft(
  ctx: Context,
  { orderID, earlier }: { orderID: string; earlier: Awaited<ReturnType<typeof countingRefunds>> },
) {
  const lines = await linesOf(ctx, orderID)
  return lines.flatMap(({ _id, name, quantity, net }) => {
    const left = quantity - piecesRefunded(earlier, _id)
    const label = fill(words.pieces[ctx.locale], { name, n: left.toLocaleString('th-TH') })
    return left > 0 && net > 0 ? [{ id: _id, label, left }] : []
  })
}

/** Requests the refund, or shows the form again with the reason why not. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const sent = String(form.get('key') ?? '')
  const orderID = params['id'] ?? ''
  const typed = typedIn(form)
  try {
    const id = await requestRefund(ctx, {
      ...{ _id: /^[0-9a-f]{24}$/.test(sent) ? sent : newId(ctx.now), orderID, choice: choiceIn(form) },
      ...{
        method: methodIn(typed.method),
        to: typed.to,
        reason: typed.reason,
        returnsStock: form.get('stock') === '1',
      },
    })
    cookies.push(toastCookie({ kind: 'plain', text: words.requested[ctx.locale] }))
    return redirect(href('/order/refund/detail/:id', { id }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})

function typedIn(form: FormData) {
  const text = (name: string, most: number) => oneLine(String(form.get(name) ?? '')).slice(0, most)
  return { amount: text('amount', 20), method: text('method', 20), to: text('to', 200), reason: text('reason', 300) }
}

const methodIn = (text: string): RefundMethod => refundMethods.find(({ value }) => value === text)?.value ?? 'transfer'

/** An amount, or the pieces of each line. A number that cannot be read is refused as one that is not there. */
function choiceIn(form: FormData): RefundChoice {
  const amount = String(form.get('amount') ?? '').trim()
  if (amount !== '') return { amount: readBaht(amount) ?? 0 }
  const typed = [...form.entries()].filter(([name, text]) => name.startsWith('pieces-') && String(text).trim() !== '')
  const pieces = typed.map(([name, text]) => [name.slice('pieces-'.length), readNumber(String(text)) ?? Number.NaN])
  return { pieces: Object.fromEntries(pieces) as Record<string, number> }
}
