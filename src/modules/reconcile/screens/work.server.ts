import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { inLocale, type Text } from '#platform/site/i18n/words.ts'
import type { Action, RelatedList } from '#ui/office/description.ts'
import { rowIntents, textOf } from '../components/act-on-rows.server.ts'
import { describeRows } from '../components/describe-rows.server.ts'
import { addressOf } from '../components/describe-reconcile.server.ts'
import { screenWords } from '../screen-words.ts'
import { decide, decisionsOf, keyOf } from '../work/decide.server.ts'
import { readWork, type WorkCase } from '../work/read-work.server.ts'
import { workWords as words } from '../work/work-words.ts'

const kinds = ['slip', 'nothingLeft', 'late', 'over', 'few', 'reversal'] as const

/** Money that needs a person: cases of orders, rows of banks without an order, and what is to be refunded. */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  const cases = await readWork(ctx)
  const decisions = await decisionsOf(ctx)
  const decisionOf = (one: WorkCase) => decisions.get(keyOf(one))?.decision ?? 'open'
  const open = cases.filter((one) => decisionOf(one) === 'open')
  const refunds = cases.filter((one) => decisionOf(one) === 'refund')
  const unknown = await describeRows(ctx, { fileID: null, states: ['suggested', 'open'] })
  const group = (name: (typeof kinds)[number] | 'refund', list: WorkCase[]) => ({
    ...{ title: words[name][locale], count: list.length.toLocaleString('th-TH') },
    list: tableOf(ctx, list, name === 'refund'),
  })
  return {
    ...describeDashboard(ctx, {
      route,
      actions: linksOf(ctx),
      total: String(open.length + unknown.length),
      related: [
        ...kinds.map((kind) =>
          group(
            kind,
            open.filter((one) => one.kind === kind),
          ),
        ),
        group('refund', refunds),
      ].filter(({ list }) => list.rows.length > 0),
    }),
    words: { ...inLocale(words, locale), ...inLocale(screenWords, locale) },
    unknown: { name: 'unknown', title: words.unknown[locale], count: unknown.length, rows: unknown, more: null },
    isEmpty: open.length + refunds.length + unknown.length === 0,
  }
})

const linksOf = ({ viewer, locale }: Context): Action[] => [
  ...(isAtLeast(viewer, 'admin') ? [{ label: screenWords.bill[locale], href: addressOf('bill') }] : []),
  { label: words.payments[locale], href: href('/order/payment') },
  { label: words.audit[locale], href: href('/order/audit') },
]

const tableOf = (ctx: Context, cases: WorkCase[], isDecided: boolean): RelatedList => {
  const { locale } = ctx
  return {
    columns: [
      { name: 'order', label: words.order[locale], kind: 'text' },
      { name: 'amount', label: words.amount[locale], kind: 'money' },
      { name: 'since', label: words.since[locale], kind: 'instant' },
    ],
    rows: cases.map((one) => ({
      ...{ id: one.subject, actions: actionsOf(ctx, one, isDecided) },
      ...(one.orderID && { href: href('/order/detail/:id/manage', { id: one.orderID }) }),
      cells: {
        order: { text: one.title },
        amount: { text: formatBaht(one.amount, { style: 'symbol', locale }) },
        since: { text: formatInstant(one.since, { length: 'medium', locale }) },
      },
    })),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}

function actionsOf({ viewer, locale }: Context, one: WorkCase, isDecided: boolean): Action[] {
  const links: Action[] = []
  if (one.orderID)
    links.push({ label: words.manage[locale], href: href('/order/detail/:id/manage', { id: one.orderID }) })
  if (one.orderID && one.kind !== 'slip') links.push({ label: words.refundNow[locale], href: refundOf(one) })
  if (one.fileID && isAtLeast(viewer, 'admin'))
    links.push({ label: words.openFile[locale], href: addressOf('bill', one.fileID) })
  const button = (intent: 'keep' | 'toRefund' | 'back'): Action => ({
    label: words[intent][locale],
    method: 'post',
    hidden: [
      { name: 'intent', value: intent },
      { name: 'subject', value: one.subject },
      { name: 'amount', value: String(one.amount) },
    ],
  })
  if (isDecided) return [...links, button('back')]
  return one.kind === 'slip' ? links : [...links, button('keep'), button('toRefund')]
}

const refundOf = ({ kind, orderID }: WorkCase) =>
  `${href('/order/refund/add/:id', { id: orderID! })}${kind === 'over' ? '?of=extra' : ''}`

const decisions: Record<string, { decision: 'keep' | 'refund' | null; text: Text }> = {
  keep: { decision: 'keep', text: words.kept },
  toRefund: { decision: 'refund', text: words.marked },
  back: { decision: null, text: words.reopened },
}

/** Decides about a case, or matches money of unknown origin. A refusal says why. */
export const action = acts(async (ctx, { form, cookies }) => {
  try {
    const text = await act(ctx, form)
    cookies.push(toastCookie({ kind: 'plain', text: text[ctx.locale] }))
    return redirect(href('/order/work'))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})

async function act(ctx: Context, form: FormData): Promise<Text> {
  const intent = String(form.get('intent'))
  const chosen = Object.hasOwn(decisions, intent) ? decisions[intent] : undefined
  const onRows = Object.hasOwn(rowIntents, intent) ? rowIntents[intent] : undefined
  if (onRows) return onRows(ctx, form)
  if (!chosen) throw notFound()
  const note = textOf(form, 'note') || null
  const given = { subject: textOf(form, 'subject'), amount: textOf(form, 'amount'), note }
  await decide(ctx, { ...given, decision: chosen.decision })
  return chosen.text
}
