import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { createSampleGoods, listSampleGoods, removeSampleGoods } from '#modules/shop/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { Action, RelatedList } from '#ui/office/description.ts'
import type { DashboardCard } from '#ui/office/record/dashboard/dashboard-description.ts'
import { isOpen, simulatorButtons } from '../rules/simulate.ts'
import { clearTrials, listTrials, pressButton, startTrial, type TrialRow } from '../trial/trial-orders.server.ts'
import { demoWords as words, eventWords } from '../words.ts'
import { stateWords } from './state-words.ts'

/** The sample goods, the trial with its four buttons, what happened to it, and where other samples are. */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  const goods = await listSampleGoods(ctx)
  const trials = await listTrials(ctx)
  const [current] = trials
  return {
    ...describeDashboard(ctx, {
      route,
      actions: actionsOf(ctx, { hasGoods: goods.length > 0, hasTrials: trials.length > 0 }),
      cards: [
        ...(current ? [currentCard(ctx, current)] : []),
        ...goods.map((one) => goodsCard(ctx, one)),
        ...fileCards(ctx),
      ],
      related: [
        ...(current ? [{ title: words.story[locale], list: storyOf(ctx, current) }] : []),
        { title: words.trials[locale], count: String(trials.length), list: trialsOf(ctx, trials) },
      ],
    }),
    notice: words.notice[locale],
    empty: goods.length === 0 ? { title: words.none[locale], text: words.noneText[locale] } : null,
  }
})

const baht = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'symbol', locale, canStrip: true })
const post = (label: string, hidden: Record<string, string>, more: Partial<Action> = {}): Action => ({
  ...{ label, method: 'post' },
  hidden: Object.entries(hidden).map(([name, value]) => ({ name, value })),
  ...more,
})

function actionsOf({ locale }: Context, { hasGoods, hasTrials }: { hasGoods: boolean; hasTrials: boolean }): Action[] {
  const clear = hasTrials ? [post(words.clear[locale], { intent: 'clear' })] : []
  if (hasGoods) return [...clear, post(words.remove[locale], { intent: 'remove' })]
  return [post(words.create[locale], { intent: 'create' }, { isPrimary: true }), ...clear]
}

function currentCard(ctx: Context, trial: TrialRow): DashboardCard {
  const { locale } = ctx
  const hidden = { trial: trial._id, version: String(trial.version) }
  return {
    id: trial._id,
    title: words.current[locale],
    text: fill(words.currentText[locale], { name: trial.name }),
    figures: [
      { label: words.state[locale], value: stateWords[trial.state][locale] },
      { label: words.price[locale], value: baht(ctx, trial.price) },
      { label: words.paid[locale], value: baht(ctx, trial.paid) },
      ...(trial.extra > 0 ? [{ label: words.extra[locale], value: baht(ctx, trial.extra) }] : []),
    ],
    actions: isOpen(trial)
      ? simulatorButtons.map((button) => post(words[button][locale], { intent: 'press', button, ...hidden }))
      : [],
  }
}

function goodsCard(ctx: Context, goods: Awaited<ReturnType<typeof listSampleGoods>>[number]): DashboardCard {
  const { locale } = ctx
  const description = `${words.buy[locale]} ${goods.name}`
  return {
    ...{ id: goods._id, title: goods.name, text: goods.summary ?? '' },
    figures: [{ label: words.price[locale], value: baht(ctx, Number(goods.price)) }],
    actions: [post(words.buy[locale], { intent: 'buy', product: goods._id }, { description })],
  }
}

const fileCards = ({ locale }: Context): DashboardCard[] => [
  {
    ...{ id: 'slip', title: words.slip[locale], text: words.slipText[locale], figures: [] },
    actions: [
      {
        label: words.openSlips[locale],
        href: `${href('/order/index/dashboard')}?where=process:is:review`,
      },
    ],
  },
  {
    ...{ id: 'bank', title: words.bankFile[locale], text: words.bankText[locale], figures: [] },
    actions: [{ label: words.openBank[locale], href: href('/lesson/reconcile') }],
  },
]

function storyOf({ locale }: Context, { events }: TrialRow): RelatedList {
  return {
    columns: [
      { name: 'step', label: words.step[locale], kind: 'text' },
      { name: 'buyer', label: words.buyer[locale], kind: 'phrase' },
      { name: 'staff', label: words.staff[locale], kind: 'phrase' },
    ],
    rows: events.map((event, at) => ({
      ...{ id: String(at), actions: [] },
      cells: {
        step: { text: eventWords[event].name[locale] },
        buyer: { text: eventWords[event].buyer[locale] },
        staff: { text: eventWords[event].staff[locale] },
      },
    })),
    words: listWords(locale),
  }
}

function trialsOf(ctx: Context, trials: readonly TrialRow[]): RelatedList {
  const { locale } = ctx
  return {
    columns: [
      { name: 'trial', label: words.trial[locale], kind: 'text' },
      { name: 'state', label: words.state[locale], kind: 'text' },
      { name: 'paid', label: words.paid[locale], kind: 'money' },
      { name: 'when', label: words.when[locale], kind: 'instant' },
    ],
    rows: trials.map((one) => ({
      ...{ id: one._id, under: one.byName, actions: [] },
      cells: {
        trial: { text: one.name },
        state: { text: stateWords[one.state][locale] },
        paid: { text: baht(ctx, one.paid + one.extra) },
        when: { text: formatInstant(new Date(one.createdAt).toISOString(), { length: 'medium', locale }) },
      },
    })),
    empty: { title: words.noTrials[locale] },
    words: listWords(locale),
  }
}

const intents: Record<string, (ctx: Context, form: FormData) => Promise<Text | null>> = {
  create: async (ctx) => {
    await createSampleGoods(ctx)
    return words.created
  },
  remove: async (ctx) => {
    await removeSampleGoods(ctx)
    return words.removed
  },
  buy: async (ctx, form) => {
    await startTrial(ctx, String(form.get('product') ?? ''))
    return null
  },
  press: async (ctx, form) => {
    const button = simulatorButtons.find((one) => one === form.get('button'))
    if (!button) throw notFound()
    await pressButton(ctx, { _id: String(form.get('trial') ?? ''), version: Number(form.get('version')), button })
    return null
  },
  clear: async (ctx) => {
    await clearTrials(ctx)
    return words.cleared
  },
}

/** Does what a button says. A refusal says why. */
export const action = acts(async (ctx, { form, cookies }) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const text = await intents[intent]!(ctx, form)
    if (text) cookies.push(toastCookie({ kind: 'plain', text: text[ctx.locale] }))
    return redirect(href('/shop/demo'))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})
