import { data, href, redirect } from 'react-router'
import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { readBaht, readNumber } from '#domain/thai-text/read-number.ts'
import { linesOf, orderOf, type OrderRow } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { countingRefunds } from '../refunds/refund-row.server.ts'
import { extraLeft, isRefundable, requestRefund } from '../refunds/request-refund.server.ts'
import { piecesRefunded, type RefundChoice } from '../rules/plan-refund.ts'
import { type RefundMethod, refundMethods, type RefundSource } from '../rules/refund-states.ts'
import { screenWords as words } from './words.ts'

/** What can be refunded of an order. The key of the form makes a form that is sent twice one refund. `?of=extra`: beyond its price. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const order = await orderOf(ctx, params['id'] ?? '')
  if (!order) throw notFound()
  const extra = await extraLeft(ctx, order._id)
  const source = sourceIn(url.searchParams.get('of'))
  const heading = fill(words.requestTitle[locale], { ref: order.ref1 ?? '' })
  const methods = refundMethods.filter(({ value }) => value !== 'credit' || ctx.site.plugins.has('credit'))
  return {
    heading,
    title: pageTitle(ctx, heading),
    words: inLocale(words, locale),
    ...{ key: newId(ctx.now), source },
    ...(source === 'extra' ? describeExtra(ctx, extra) : await describeLeft(ctx, order)),
    methods: methods.map(({ value, label }) => ({ value, label: label[locale] })),
    method: await usualMethod(ctx, order._id),
    other: otherOf(ctx, { order, source, extra }),
    crumbs: [
      { href: href('/order/refund'), label: ctx.app.collections.get('refund')!.collection.plural[locale] },
      { href: href('/order/detail/:id', { id: order._id }), label: order.ref1 ?? order.item },
    ],
  }
})

const sourceIn = (text: unknown): RefundSource => (text === 'extra' ? 'extra' : 'order')

const moneyIn = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'word', locale })

const describeExtra = (ctx: Context, extra: number) => ({
  left: fill(words.extraLeft[ctx.locale], { left: moneyIn(ctx, extra) }),
  ...{ isOpen: extra > 0, lines: [], byAmount: true, amount: extra > 0 ? extra.toFixed(2) : '' },
})

async function describeLeft(ctx: Context, order: OrderRow) {
  const earlier = await countingRefunds(ctx, order._id, 'order')
  const left = Math.max(0, addBaht(order.paid, ...earlier.map(({ amount }) => -amount)))
  const byPieces = order.paid >= order.price && earlier.every(({ lines }) => lines.length > 0)
  return {
    left: fill(words.left[ctx.locale], { paid: moneyIn(ctx, order.paid), left: moneyIn(ctx, left) }),
    isOpen: isRefundable(order) && left > 0,
    lines: byPieces ? await linesLeft(ctx, { orderID: order._id, earlier }) : [],
    byAmount: earlier.every(({ lines }) => lines.length === 0),
    amount: '',
  }
}

/** Money goes back the way it came. */
async function usualMethod(ctx: Context, orderID: string): Promise<RefundMethod> {
  const last = await from(ctx, 'payment')
    .select('payment.method')
    .where('payment.orderID', '=', orderID)
    .where('payment.amount', '>', 0)
    .orderBy('payment.receivedAt', 'desc')
    .executeTakeFirst()
  return last?.method === 'card' || last?.method === 'credit' ? last.method : 'transfer'
}

/** The way to the other money of the order. */
function otherOf({ locale }: Context, of: { order: OrderRow; source: RefundSource; extra: number }) {
  const add = href('/order/refund/add/:id', { id: of.order._id })
  if (of.source === 'extra') return isRefundable(of.order) ? { label: words.ofOrder[locale], href: add } : null
  return of.extra > 0 ? { label: words.extra[locale], href: `${add}?of=extra` } : null
}

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
        source: sourceIn(form.get('source')),
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
