import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { cardProviders, orderOf } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { isOpen, partsOf, settleLater } from '../gateway/part-row.server.ts'
import { sendToCard } from '../gateway/send-to-card.server.ts'
import { changeRefund } from '../refunds/change-refund.server.ts'
import { refundOf, type RefundRow } from '../refunds/refund-row.server.ts'
import {
  actsOn,
  partStates,
  type RefundAct,
  refundMethods,
  refundSources,
  refundStates,
} from '../rules/refund-states.ts'
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
    acts: await buttonsOf(ctx, refund),
    needsProof: refund.method !== 'credit',
    parts: await partsIn(ctx, refund),
    crumbs: [
      { href: href('/order/refund'), label: ctx.app.collections.get('refund')!.collection.plural[locale] },
      { href: href('/order/detail/:id', { id: order._id }), label: order.ref1 ?? order.item },
    ],
  }
})

/** What people can do now. A refund to a card is sent by the gateway where the site has one; `look` asks it how far it is. */
async function buttonsOf(ctx: Context, refund: RefundRow): Promise<(RefundAct | 'card' | 'credit' | 'look')[]> {
  const possible = actsOn(refund)
  if (refund.state === 'sent' && refund.byGateway) return ['look']
  if (!possible.includes('send')) return possible
  if (refund.method === 'credit') return ['credit', ...possible.filter((act) => act !== 'send')]
  return refund.method === 'card' && (await cardProviders(ctx)).length > 0 ? ['card', ...possible] : possible
}

async function partsIn(ctx: Context, refund: RefundRow) {
  if (refund.method !== 'card') return []
  const { locale } = ctx
  return (await partsOf(ctx, refund._id)).map(({ _id, amount, state, ref, charge }) => ({
    ...{ id: _id, amount: formatBaht(Number(amount), { style: 'word', locale }) },
    state: partStates.find(({ value }) => value === state)!.label[locale],
    ref: ref ?? charge,
  }))
}

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
    [words.source[locale], refund.source === 'extra' ? labelIn(refundSources, refund.source) : null],
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

const acted: readonly RefundAct[] = ['approve', 'reject', 'send', 'finish', 'fail']

/** Does what the button says. A refusal keeps what was typed. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const _id = params['id'] ?? ''
  const intent = String(form.get('intent'))
  const text = (name: string, most: number) => oneLine(String(form.get(name) ?? '')).slice(0, most)
  const typed = { proof: text('proof', 50), note: text('note', 300) }
  try {
    const said = await act(ctx, { _id, intent, ...typed })
    cookies.push(toastCookie({ kind: 'plain', text: words[said][ctx.locale] }))
    return redirect(href('/order/refund/detail/:id', { id: _id }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})

interface Asked {
  _id: string
  intent: string
  proof: string
  note: string
}

async function act(ctx: Context, { intent, ...of }: Asked): Promise<'saved' | 'sending' | 'looking'> {
  if (intent === 'card') {
    await sendToCard(ctx, of._id)
    return 'sending'
  }
  if (intent === 'look') {
    await lookNow(ctx, of._id)
    return 'looking'
  }
  const known = acted.find((one) => one === (intent === 'credit' ? 'send' : intent))
  if (!known) throw notFound()
  await changeRefund(ctx, { ...of, act: known })
  return 'saved'
}

async function lookNow(ctx: Context, _id: string) {
  if (!isAtLeast(ctx.viewer, 'manager') || !(await refundOf(ctx, _id))) throw notFound()
  for (const part of await partsOf(ctx, _id)) if (isOpen(part)) await settleLater(ctx, { _id: part._id })
}
