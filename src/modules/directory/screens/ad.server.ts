import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { DirectoryFailed } from '../ldap/entry.ts'
import { lastSync, noteBegin, type Sync } from '../commands/last-sync.server.ts'
import { notFound } from '#platform/errors/errors.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { cancelJob, jobOf, type JobStatus } from '#platform/background/jobs/track-job.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { describePlan } from '../commands/describe-plan.server.ts'
import { directoryOfSite, planSync } from '../commands/plan-sync.server.ts'
import syncDirectory from '../commands/sync-directory.server.ts'
import type { Outcome } from '../commands/outcome.server.ts'
import { adWords, faultWords } from '../words.ts'

/** Milliseconds: long enough for a large directory, shorter than a page timeout. */
const rehearsalMs = 20_000

/** The site's connection to the institution's directory, and the last result (specification L97). */
export const loader = loads(async (ctx, { url }) => {
  const record = await describe(ctx)
  const saved = url.searchParams.get('done') === 'begun' ? { saved: adWords.begun[ctx.locale] } : {}
  return { record: { ...record, ...saved }, title: record.heading }
})

/** Starts a dry run or a sync, or cancels it. */
export const action = acts(async (ctx, { form }) => {
  if (!directoryOfSite(ctx)) throw notFound()
  const intent = form.get('intent')
  if (intent === 'rehearse') return rehearse(ctx)
  if (intent === 'sync') await begin(ctx)
  if (intent === 'cancel') await breakOff(ctx)
  return redirect(`${href('/user/ad')}${intent === 'sync' ? '?done=begun' : ''}`)
})

async function rehearse(ctx: Context) {
  const record = await describe(ctx)
  try {
    const plan = await planSync(ctx, AbortSignal.timeout(rehearsalMs))
    if (plan === null || plan === 'empty') return { record, problem: faultWords.empty[ctx.locale] }
    return { record: { ...record, ...describePlan(ctx, plan) }, problem: null }
  } catch (error) {
    const fault = error instanceof DirectoryFailed ? error.fault : 'unreachable'
    ctx.app.settings.log(`directory: ${String(error)}`)
    return { record, problem: faultWords[fault][ctx.locale] }
  }
}

/** One at a time: an existing pending or running job is followed instead. */
const begin = (ctx: Context) =>
  inTransaction(ctx, async (inside) => {
    const last = await lastSync(inside)
    const standing = last?.job != null ? await jobOf(inside, last.job) : undefined
    if (standing && standing.state !== 'failed') return
    const asked = { payload: { by: ctx.viewer.id }, key: `directory ${ctx.site._id}` }
    await noteBegin(inside, await enqueue(inside, syncDirectory, asked))
  })

async function breakOff(ctx: Context) {
  const last = await lastSync(ctx)
  if (last?.job != null) await cancelJob(ctx, last.job)
}

async function describe(ctx: Context): Promise<RecordDescription> {
  const w = inLocale(adWords, ctx.locale)
  const directory = directoryOfSite(ctx)
  const last = await lastSync(ctx)
  const standing = last?.job != null ? ((await jobOf(ctx, last.job)) ?? null) : null
  const isUnderWay = standing !== null && standing.state !== 'failed'
  const connection: Pair[] = directory
    ? [pair(w.server, directory.server), pair(w.base, directory.base || '–'), pair(w.filter, directory.filter)]
    : [pair(w.howTo, w.howToText)]
  return {
    crumbs: [],
    heading: w.title,
    state: { text: directory ? w.on : w.off, tone: directory ? 'live' : 'off' },
    facts: [],
    actions: directory ? actionsOf(w, isUnderWay) : [],
    sections: [
      { title: w.connection, pairs: connection },
      { title: w.last, isAside: true, pairs: last ? pairsOf(ctx, { last, standing }) : [pair(w.outcome, w.never)] },
    ],
    related: [],
    words: { crumbs: w.crumbs, more: w.more },
  }
}

const pair = (label: string, text: string): Pair => ({ label, value: { text } })

type Words = Record<keyof typeof adWords, string>

const posting = (label: string, intent: string, more: Partial<Action> = {}): Action => ({
  ...{ label, method: 'post', hidden: [{ name: 'intent', value: intent }] },
  ...more,
})

const actionsOf = (w: Words, isUnderWay: boolean): Action[] =>
  isUnderWay
    ? [{ label: w.look, href: href('/user/ad') }, posting(w.cancel, 'cancel', { isDestructive: true })]
    : [posting(w.sync, 'sync', { isPrimary: true }), posting(w.rehearse, 'rehearse')]

function pairsOf(ctx: Context, { last, standing }: { last: Sync; standing: JobStatus | null }): Pair[] {
  const w = inLocale(adWords, ctx.locale)
  const at = (instant: string) => formatInstant(instant, { length: 'medium', locale: ctx.locale })
  return [
    pair(w.by, nameOfWho(last.by, ctx.locale)),
    pair(w.startedAt, at(last.startedAt)),
    ...(last.endedAt ? [pair(w.endedAt, at(last.endedAt))] : []),
    pair(w.outcome, saidOf(ctx, { result: last.result, standing })),
  ]
}

function saidOf({ locale }: Context, { result, standing }: { result: Outcome | null; standing: JobStatus | null }) {
  if (result && 'fault' in result) return faultWords[result.fault][locale]
  if (result) return fill(adWords.done[locale], result.done)
  if (standing?.state === 'running') return fill(adWords.running[locale], { percent: standing.percent })
  if (standing?.state === 'failed') return faultWords.unreachable[locale]
  return standing ? adWords.waiting[locale] : adWords.cancelled[locale]
}
