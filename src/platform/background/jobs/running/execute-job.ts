import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import { type Executor, executor } from '#platform/data/database/executor.ts'
import { backoff } from './backoff.ts'
import { NonRetryableError, type Task } from '../job.ts'
import { AbortReason } from './leases.ts'
import { complete, release, markFailed, type ClaimedJob } from '../queue.ts'
import type { Work } from '../work.ts'

interface Carried {
  work: Work
  taken: ClaimedJob
  signal: AbortSignal
}

/** Runs one claimed job and records the result: done, retry, or failed. */
export const executeJob = async (app: App, of: Carried): Promise<void> => {
  const { work, taken } = of
  const task = taskOf(app, of)
  try {
    if (taken.tries > work.maxAttempts) throw new NonRetryableError('every process that took it died')
    await work.run(app, { ...task, site: taken.site })
    if (!task.isFinished()) await complete(app.database.kysely as Executor, taken)
  } catch (error) {
    await putDown(app, of, error)
  }
}

const taskOf = (app: App, { work, taken, signal }: Carried): Task & { isFinished: () => boolean } => {
  let isFinished = false
  return {
    payload: taken.payload,
    attempt: taken.tries,
    isLast: taken.tries >= work.maxAttempts,
    signal,
    async reportProgress(percent, word) {
      const whole = Math.min(100, Math.max(0, Math.round(percent)))
      await sql`update job set percent = ${whole}, word = ${JSON.stringify(word)}::jsonb
        where _id = ${taken._id} and lease = ${taken.lease}`.execute(app.database.kysely)
    },
    async finish(inside) {
      if (!(await complete(inside[executor], taken))) throw new AbortReason('lost')
      isFinished = true
    },
    isFinished: () => isFinished,
  }
}

/** Handles a job that threw. A job that finished and was rolled back is still in the table. */
async function putDown(app: App, { work, taken, signal }: Carried, error: unknown) {
  const reason: unknown = signal.aborted ? signal.reason : error
  const why = reason instanceof AbortReason ? reason.why : undefined
  if (why === 'lost') return
  if (why === 'cancelled') return void (await complete(app.database.kysely as Executor, taken))
  if (why === 'stopping') return release(app, { ...taken, at: app.clock(), isUncounted: true })
  const said = String(error).slice(0, 500)
  if (error instanceof NonRetryableError || taken.tries >= work.maxAttempts) {
    app.settings.log(`jobs: ${work.name} ${taken._id} is set aside after ${taken.tries} tries: ${said}`)
    app.errorLog.add({ site: taken.site, level: 'error', source: 'server', text: `${work.name}: ${said}` })
    return markFailed(app, { ...taken, error: said })
  }
  return release(app, { ...taken, at: app.clock() + backoff(taken.tries, Math.random()), error: said })
}
