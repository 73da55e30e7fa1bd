import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { orderOf } from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { changeRefund } from '../refunds/change-refund.server.ts'
import { refundOf, type RefundRow } from '../refunds/refund-row.server.ts'
import { actsOn, type RefundAct, refundMethods, refundStates } from '../rules/refund-states.ts'
import { screenWords as words } from './words.ts'

/** A refund with what people can do about it now. */
export const loader = loads(async (ctx, { params }) => {
  const { locale } = ctx
  const refund = await refundOf(ctx, params['id'] ?? '')
  const order = refund && (await orderOf(ctx, refund.orderID))
  if (!refund || !order) throw notFound()
  const heading = fill(words.detailTitle[locale], { ref: order.ref1 ?? '' })
  return {
    heading,
    title: pageTitle(ctx, heading),
    words: inLocale(words, locale),
    item: order.item,
    details: detailsOf(ctx, refund),
    acts: actsOn(refund),
    crumbs: [
      { href: href('/order/refund'), label: ctx.app.collections.get('refund')!.collection.plural[locale] },
      { href: href('/order/detail/:id', { id: order._id }), label: order.ref1 ?? order.item },
    ],
  }
})

function detailsOf({ locale }: Context, refund: RefundRow) {
  const money = (amount: number | string) => formatBaht(Number(amount), { style: 'word', locale })
  const labelIn = (list: readonly { value: string; label: Record<'th' | 'en', string> }[], value: string) =>
    list.find((one) => one.value === value)!.label[locale]
  const approved = refund.approvedAt ? formatInstant(refund.approvedAt, { length: 'medium', locale }) : ''
  const requested = formatInstant(refund.createdAt, { length: 'medium', locale })
  const all: [string, string | null][] = [
    [words.state[locale], labelIn(refundStates, refund.state)],
    [words.amount[locale], money(refund.amount)],
    ...refund.lines.map(({ name, pieces, amount }): [string, string] => [`${name} × ${pieces}`, money(amount)]),
    [words.method[locale], labelIn(refundMethods, refund.method)],
    [words.to[locale], refund.to],
    [words.reason[locale], refund.reason],
    [words.requestedBy[locale], `${refund.requestedBy} · ${requested}`],
    [words.approvedBy[locale], refund.approvedBy && `${refund.approvedBy} · ${approved}`],
    [words.proof[locale], refund.proof],
    [words.note[locale], refund.note],
  ]
  return all.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const known: readonly RefundAct[] = ['approve', 'reject', 'send', 'finish', 'fail']

/** Does what the button says. A refusal keeps what was typed. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const _id = params['id'] ?? ''
  const act = known.find((one) => one === form.get('intent'))
  if (!act) throw notFound()
  const text = (name: string, most: number) => oneLine(String(form.get(name) ?? '')).slice(0, most)
  const typed = { proof: text('proof', 50), note: text('note', 300) }
  try {
    await changeRefund(ctx, { _id, act, ...typed })
    cookies.push(toastCookie({ kind: 'plain', text: words.saved[ctx.locale] }))
    return redirect(href('/order/refund/detail/:id', { id: _id }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})
