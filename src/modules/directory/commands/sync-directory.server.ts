import { href } from 'react-router'
import { z } from 'zod'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { DirectoryFailed } from '../ldap/entry.ts'
import { follow, noteGone } from './followers.server.ts'
import { noteEnd } from './last-sync.server.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { defineJob, type Task } from '#platform/background/jobs/job.ts'
import { type News, notify } from '#platform/background/notifications/notify.ts'
import type { Plan } from '../rules/plan.ts'
import { adWords, faultWords } from '../words.ts'
import { planSync } from './plan-sync.server.ts'
import type { Outcome } from './outcome.server.ts'

/** Imports the people of the directory. A second run changes nothing, because each step compares first. */
export default defineJob({
  name: 'directory/sync-directory',
  payload: z.object({ by: z.string().optional() }),
  maxAttempts: 3,
  async work(ctx, task) {
    await task.reportProgress(0, adWords.reading)
    const outcome = await outcomeOf(ctx, task)
    await inTransaction(ctx, async (inside) => {
      await noteEnd(inside, outcome)
      if (task.payload.by) await notify(inside, { to: task.payload.by, ...newsOf(outcome) })
      await task.finish(inside)
    })
  },
})

/** The notice to the person who started it. */
const newsOf = (outcome: Outcome): Pick<News, 'title' | 'text' | 'href'> =>
  'fault' in outcome
    ? { title: adWords.failed, text: faultWords[outcome.fault], href: href('/user/ad') }
    : { title: adWords.finished, text: filled(adWords.done, outcome.done), href: href('/user/ad') }

const filled = ({ th, en }: Text, values: Record<string, number>) => ({ th: fill(th, values), en: fill(en, values) })

/** An unreadable directory is retried. The last failure sends a notice instead. */
async function outcomeOf(ctx: Context, task: Task<unknown>): Promise<Outcome> {
  try {
    const plan = await planSync(ctx, task.signal)
    if (plan === null) return { fault: 'unreachable' }
    return plan === 'empty' ? { fault: 'empty' } : await carryOut(ctx, { plan, task })
  } catch (error) {
    if (!(error instanceof DirectoryFailed) || !task.isLast) throw error
    return { fault: error.fault }
  }
}

type Step = ['create' | 'link' | 'change' | 'off', (inside: Context) => Promise<void>]

/** One transaction per person, so that invalid data do not block the others. */
async function carryOut(ctx: Context, { plan, task }: { plan: Plan; task: Task }): Promise<Outcome> {
  const done = { create: 0, link: 0, change: 0, off: 0, unfit: plan.unfit.length }
  const steps: Step[] = [
    ...plan.create.map((entry): Step => ['create', (inside) => make(inside, entry)]),
    ...plan.link.map((one): Step => ['link', (inside) => keepUp(inside, one)]),
    ...plan.change.map((one): Step => ['change', (inside) => keepUp(inside, one)]),
    ...plan.switchOff.map(({ _id }): Step => ['off', (inside) => switchOff(inside, _id)]),
  ]
  for (const [at, [what, work]] of steps.entries()) {
    task.signal.throwIfAborted()
    done[(await isAccepted(ctx, work)) ? what : 'unfit'] += 1
    if (at % 20 === 0) await task.reportProgress(Math.floor((100 * at) / steps.length), adWords.writing)
  }
  return { done }
}

async function isAccepted(ctx: Context, work: (inside: Context) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(ctx, work)
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

async function make(ctx: Context, entry: Plan['create'][number]) {
  const { externalID, phone, ...person } = entry
  const { _id } = await create(ctx, 'user', { ...person, ...(phone !== '' && { phone }) })
  await follow(ctx, { user: _id, externalID })
}

async function keepUp(ctx: Context, { known, entry, change }: Plan['link'][number]) {
  if (Object.keys(change).length > 0) await update(ctx, 'user', { _id: known._id, change })
  await follow(ctx, { user: known._id, externalID: entry.externalID })
}

async function switchOff(ctx: Context, user: string) {
  await update(ctx, 'user', { _id: user, change: { status: false } })
  await noteGone(ctx, user)
}
