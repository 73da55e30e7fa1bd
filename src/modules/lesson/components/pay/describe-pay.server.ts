import { href } from 'react-router'
import QRCode from 'qrcode'
import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import {
  canPayNow,
  cardStateOf,
  creditFor,
  type CardWay,
  describeOrder,
  isBuyer,
  isCancellable,
  mayExtend,
  type OrderRow,
  payWays,
  type PayWay,
  slipsOf,
} from '#modules/order/public-api.ts'
import { type Context, noStore } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeDocuments } from './order-documents/describe-documents.server.ts'
import { payWords, planPayWords, shopPayWords } from '../../screens/pay/words.ts'

type Words = Record<keyof typeof payWords, string>

/** Pixels of the QR picture that a buyer saves, so that bank apps read it from the album. */
const savedPixels = 1080

/** Where the payment of an order is shown: its own address, and where its buyer goes back to. */
interface PayPlace {
  path: string
  bill: string
  back: string
}

/** The payment of an order: what is due, the ways to pay it, and its state. Only the buyer and staff read it. */
export async function describePay(ctx: Context, { order, place }: { order: OrderRow; place: PayPlace }) {
  noStore(ctx)
  const words = { ...wordsFor(ctx, order), back: place.back }
  const canPay = canPayNow(order)
  const due = addBaht(order.price, -order.paid)
  const [latest] = await slipsOf(ctx, order._id)
  const ways = canPay ? await payWays(ctx, order) : []
  for (const way of ways) if (way.kind === 'card') for (const page of way.pages) ctx.cspSources.forms.add(page)
  return {
    title: pageTitle(ctx, words.title),
    words,
    name: order.item,
    reference: fill(words.order, { ref: order.ref1 ?? '' }),
    amount: canPay ? formatBaht(due, { style: 'symbol', locale: ctx.locale }) : null,
    until:
      canPay && order.expiresAt
        ? fill(words.until, { until: formatInstant(order.expiresAt, { length: 'medium', locale: ctx.locale }) })
        : null,
    state: stateOf(ctx, { order, words, rejected: latest?.status === 'rejected' ? latest.reason : null }),
    ways: await Promise.all(accountsOf(ways).map((way) => wayOf(ctx, { way, order, words }))),
    credit: await creditOf(ctx, { order, words }),
    cards: await cardsOf(ctx, { ways, order, words }),
    slipFields: mayAttach(ctx, order) ? { collection: 'slip', row: order._id, back: place.path } : null,
    isPending: canPay || order.process === 'review' || order.process === 'paid',
    order: await describeOrder(ctx, order),
    ...(await describeDocuments(ctx, { order, back: place.path })),
    mayExtend: mayExtend(ctx, order),
    mayCancel: isCancellable(order) && isBuyer(ctx, order),
    cancelNote: order.type === 'redemption' ? words.cancelRedemption : null,
    bill: place.bill,
    course: linkOf(order, words),
  }
}

/** The credit that pays the order at once; null if it is not enough. */
async function creditOf(ctx: Context, { order, words }: { order: OrderRow; words: Words }) {
  const credit = await creditFor(ctx, order)
  if (!credit) return null
  const baht = (amount: number) => formatBaht(amount, { style: 'word', locale: ctx.locale })
  return {
    text: fill(words.creditText, { balance: baht(credit.balance) }),
    button: fill(words.payByCredit, { amount: baht(addBaht(order.price, -order.paid)) }),
  }
}

/** Goods have an address. Courses alone keep the words of courses, also if they were in a cart. */
const wordsFor = (ctx: Context, { shipTo, type }: OrderRow): Words => ({
  ...wordsOf(ctx, { name: 'lesson.pay', words: payWords }),
  ...(shipTo !== null && wordsOf(ctx, { name: 'lesson.pay.shop', words: shopPayWords })),
  ...(type === 'plan' && wordsOf(ctx, { name: 'lesson.pay.plan', words: planPayWords })),
})

const mayAttach = (ctx: Context, { process, price, paid, userID }: OrderRow) =>
  userID === ctx.viewer.id && (canPayNow({ process, price, paid }) || process === 'expired')

interface StateMessage {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title: string
  text: string
}

function stateOf(ctx: Context, of: { order: OrderRow; words: Words; rejected: string | null }): StateMessage | null {
  const { order, words, rejected } = of
  if (canPayNow(order)) return unpaidState(ctx, of)
  const states: Record<Exclude<OrderRow['process'], 'awaiting' | 'paying'>, StateMessage> = {
    review: { tone: 'info', title: words.reviewTitle, text: words.reviewText },
    paid: { tone: 'success', title: words.paidTitle, text: '' },
    done: { tone: 'success', title: words.doneTitle, text: words.doneText },
    attention: { tone: 'warning', title: words.attentionTitle, text: words.attentionText },
    expired: { tone: 'warning', title: words.expiredTitle, text: rejected ?? words.expiredText },
    cancelled: { tone: 'info', title: words.cancelledTitle, text: '' },
    partRefunded: { tone: 'info', title: words.partRefundedTitle, text: '' },
    refunded: { tone: 'info', title: words.refundedTitle, text: '' },
  }
  return states[order.process as keyof typeof states]
}

function unpaidState(
  ctx: Context,
  { order, words, rejected }: { order: OrderRow; words: Words; rejected: string | null },
) {
  if (rejected) return { tone: 'danger' as const, title: fill(words.rejected, { reason: rejected }), text: '' }
  if (order.paid === 0) return null
  const [paid, price] = [order.paid, order.price].map((baht) => formatBaht(baht, { style: 'word', locale: ctx.locale }))
  return { tone: 'warning' as const, title: fill(words.partPaid, { paid: paid!, price: price! }), text: '' }
}

type AccountWay = Exclude<PayWay, CardWay>

const accountsOf = (ways: readonly PayWay[]) => ways.filter((way): way is AccountWay => way.kind !== 'card')

/** The card gateways, for the buyer only, and what came of the last payment. */
async function cardsOf(
  ctx: Context,
  { ways, order, words }: { ways: readonly PayWay[]; order: OrderRow; words: Words },
) {
  const cards = ways.filter((way): way is CardWay => way.kind === 'card')
  if (cards.length === 0 || !isBuyer(ctx, order)) return null
  const state = await cardStateOf(ctx, order._id)
  const texts = {
    begun: { tone: 'info' as const, title: words.cardBegun },
    processing: { tone: 'info' as const, title: words.cardProcessing },
    declined: { tone: 'danger' as const, title: words.cardDeclined },
    ended: { tone: 'info' as const, title: words.cardEnded },
  }
  return {
    buttons: cards.map(({ id, name, isTest }) => ({ id, name, note: isTest ? words.cardTest : null })),
    state: state ? texts[state] : null,
    canBegin: state !== 'processing',
  }
}

async function wayOf(ctx: Context, { way, order, words }: { way: AccountWay; order: OrderRow; words: Words }) {
  if (way.kind === 'transfer') return { ...way, details: detailsOf(way, { order, words }) }
  const amount = formatBaht(addBaht(order.price, -order.paid), { style: 'word', locale: ctx.locale })
  const options = { errorCorrectionLevel: 'M' as const, margin: 4 }
  return {
    ...way,
    label: fill(words.qrLabel, { amount }),
    svg: await QRCode.toString(way.qr, { type: 'svg', ...options }),
    picture: await QRCode.toDataURL(way.qr, { width: savedPixels, ...options }),
    fileName: `promptpay-${order.ref1 ?? order._id}.png`,
  }
}

const detailsOf = (way: Extract<PayWay, { kind: 'transfer' }>, { order, words }: { order: OrderRow; words: Words }) => [
  { name: words.bank, value: way.name },
  { name: words.account, value: way.account },
  { name: words.accountName, value: way.accountName },
  { name: words.reference, value: order.ref1 ?? '' },
]

function linkOf({ courseID, process, type }: OrderRow, words: Words) {
  if (type === 'plan') return { label: words.course, href: href('/lesson/bill') }
  if (!courseID) return null
  if (process === 'done')
    return { label: words.learn, href: href('/lesson/play/:cid/:pid', { cid: courseID, pid: 'start' }) }
  return { label: words.course, href: href('/lesson/detail/:id', { id: courseID }) }
}
