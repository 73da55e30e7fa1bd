import { data, href, redirect } from 'react-router'
import { addBaht, formatBaht, isBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { openedFor } from '#platform/content/file/references/own-files.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { orderEventKinds } from '../collections/order-event.ts'
import { manageWords as words } from './manage-words.ts'
import { recordNetPayment, withholdingOf } from '../orders/buyers/company/company-payment.server.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { describeOrder } from '../orders/describe-order.server.ts'
import { eventsOf, orderOf, type OrderRow } from '../orders/order-row.server.ts'
import { retryFulfilment } from '../orders/lines/retry-fulfilment.server.ts'
import { deliverParcels, parcelsOf, sendParcel, toSend } from '../orders/shipping/shipments.server.ts'
import { orderDocuments } from '../payments/documents/order-documents.server.ts'
import { requestByStaff } from '../payments/documents/request-document.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import { approveSlip, rejectSlip, slipsOf } from '../payments/slips.server.ts'
import { isCancellable } from '../rules/order-state.ts'

/** The slip of an order with what staff do about it, and its timeline. */
export const loader = loads(async (ctx, { params }) => {
  const { locale } = ctx
  const order = await orderOf(ctx, params.id ?? '')
  if (!order) throw notFound()
  const slip = (await slipsOf(ctx, order._id)).find(({ status }) => status === 'submitted')
  const due = Math.max(0, addBaht(order.price, -order.paid))
  const heading = fill(words.title[locale], { ref: order.ref1 ?? '' })
  return {
    title: pageTitle(ctx, heading),
    heading,
    words: inLocale(words, locale),
    item: order.item,
    crumbs: [
      { href: href('/order/index/dashboard'), label: ctx.app.collections.get('order')!.collection.plural[locale] },
      { href: href('/order/detail/:id', { id: order._id }), label: order.ref1 ?? order.item },
    ],
    due: fill(words.due[locale], { amount: formatBaht(due, { style: 'word', locale }) }),
    amount: due > 0 ? due.toFixed(2) : '',
    withheld: await withheldHint(ctx, order),
    reference: slip?.transRef ?? '',
    slip: slip ? openedFor(ctx, slip.file) : null,
    canReject: slip !== undefined,
    canCancel: isCancellable(order),
    canRetry: order.process === 'attention' && due === 0,
    order: await describeOrder(ctx, order),
    refund: order.paid > 0 ? href('/order/refund/add/:id', { id: order._id }) : null,
    documents: await documentsFor(ctx, order),
    shipment: await shipmentForm(ctx, order),
    events: (await eventsOf(ctx, order._id)).map((event) => ({
      id: event._id,
      text: [kindLabel(event.kind, locale), event.note].filter(Boolean).join(': '),
      by: `${event.byName} · ${formatInstant(event.createdAt, { length: 'medium', locale })}`,
    })),
  }
})

/** What a company may withhold from an unpaid order, in words. */
async function withheldHint(ctx: Context, order: OrderRow) {
  const tax = order.paid === 0 ? await withholdingOf(ctx, order) : null
  const money = (amount: number) => formatBaht(amount, { style: 'word', locale: ctx.locale })
  return tax && fill(words.withheldHint[ctx.locale], { tax: money(tax.tax), pays: money(tax.pays) })
}

/** The documents of a paid order, for administrators of a site with billing. Without one they can request it. */
async function documentsFor(ctx: Context, order: OrderRow) {
  if (!isAtLeast(ctx.viewer, 'admin') || order.paidAt === null) return null
  const documents = await orderDocuments(ctx, order)
  return (
    documents && {
      canRequest: documents.list.length === 0,
      list: documents.list.map(({ id, label, number }) => ({
        ...{ id, label: [label, number].filter(Boolean).join(' ') },
        href: href('/billing/transaction/detail/:id', { id }),
      })),
    }
  )
}

/** What staff enter about a parcel, while it is not delivered. */
async function shipmentForm(ctx: Context, { _id, shipping }: OrderRow) {
  if (shipping === null || shipping === 'delivered') return null
  const parcels = await parcelsOf(ctx, _id)
  const left = await toSend(ctx, _id)
  const last = left.length === 0 ? parcels.at(-1) : undefined
  const isInParts = left.length > 1 || left.some((line) => line.left > 1)
  return {
    ...{ carrier: last?.carrier ?? '', tracking: last?.tracking ?? '' },
    lines: isInParts
      ? left.map(({ _id: id, name, left: n }) => ({ id, left: n, label: fill(words.pieces[ctx.locale], { name, n }) }))
      : [],
    sent: parcels.flatMap(({ _id: id, state, carrier, tracking }) =>
      state === 'sent' ? [{ id, name: [carrier, tracking].filter(Boolean).join(' ') }] : [],
    ),
  }
}

const kindLabel = (kind: string, locale: Context['locale']) =>
  orderEventKinds.find(({ value }) => value === kind)!.label[locale]

/** Does what the button says. A refusal keeps what was typed. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const intent = String(form.get('intent'))
  const typed = typedIn(form)
  const parcel = { pieces: piecesIn(form), parcel: String(form.get('parcel') ?? '') }
  try {
    const text = await act(ctx, { orderID: params.id ?? '', intent, ...typed, ...parcel })
    cookies.push(toastCookie({ kind: 'plain', text: text[ctx.locale] }))
    return redirect(href('/order/detail/:id', { id: params.id ?? '' }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})

const typedIn = (form: FormData) => {
  const text = (name: string, most: number) => oneLine(String(form.get(name) ?? '')).slice(0, most)
  const parcel = { carrier: text('carrier', 100), tracking: text('tracking', 50) }
  return {
    reference: text('reference', 50),
    amount: text('amount', 20),
    note: text('note', 500),
    withheld: text('withheld', 20),
    ...parcel,
  }
}

/** The pieces in a parcel by their line; null if the form has no fields for them. A number that cannot be read is refused. */
function piecesIn(form: FormData): Record<string, number> | null {
  const typed = [...form.entries()].filter(([name]) => name.startsWith('pieces-'))
  if (typed.length === 0) return null
  const pieces = typed.map(([name, text]) => [
    name.slice('pieces-'.length),
    readNumber(String(text) || '0') ?? Number.NaN,
  ])
  return Object.fromEntries(pieces) as Record<string, number>
}

interface Asked extends ReturnType<typeof typedIn> {
  pieces: Record<string, number> | null
  parcel: string
  orderID: string
  intent: string
}

async function act(ctx: Context, asked: Asked) {
  const { orderID, intent, reference, amount, note, carrier, tracking } = asked
  if (intent === 'receive') {
    const money = { orderID, reference, amount: bahtIn(amount) }
    const isSlip = (await slipsOf(ctx, orderID)).some(({ status }) => status === 'submitted')
    if (asked.withheld !== '') await recordNetPayment(ctx, { ...money, withheld: bahtIn(asked.withheld) })
    else if (isSlip) await approveSlip(ctx, money)
    else await recordPayment(ctx, { ...money, method: 'manual', note: note || null })
    return words.received
  }
  if (intent === 'reject') {
    await rejectSlip(ctx, { orderID, reason: note })
    return words.rejected
  }
  if (intent === 'cancel') {
    await cancelOrder(ctx, { _id: orderID, note: note || null })
    return words.cancelled
  }
  if (intent === 'sent') {
    await sendParcel(ctx, { orderID, carrier, tracking, pieces: asked.pieces })
    return words.sent
  }
  if (intent === 'delivered') {
    await deliverParcels(ctx, { orderID, parcelID: asked.parcel || null })
    return words.delivered
  }
  if (intent === 'document') {
    await requestByStaff(ctx, orderID)
    return words.documented
  }
  if (intent !== 'retry') throw notFound()
  await retryFulfilment(ctx, orderID)
  return words.retried
}

/** An amount as people type it, with commas or Thai digits; 0 for anything else. */
function bahtIn(text: string): number {
  const plain = arabicDigits(text).replaceAll(/[,\s]/g, '')
  const amount = /^\d{1,10}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return isBaht(amount) ? amount : 0
}
