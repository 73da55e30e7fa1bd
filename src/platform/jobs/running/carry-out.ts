import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import { type Executor, executor } from '#platform/database/executor.ts'
import { backoff } from './backoff.ts'
import { Hopeless, type Task } from '../job.ts'
import { BrokenOff } from './leases.ts'
import { end, giveBack, setAside, type Taken } from '../queue.ts'
import type { Work } from '../work.ts'

interface Carried {
  work: Work
  taken: Taken
  signal: AbortSignal
}

/** Does one job that was taken, and writes down how it ended: done, to be tried again, or set aside. */
export const carryOut = async (app: App, of: Carried): Promise<void> => {
  const { work, taken } = of
  const task = taskOf(app, of)
  try {
    if (taken.tries > work.tries) throw new Hopeless('every process that took it died')
    await work.run(app, { ...task, site: taken.site })
    if (!task.isFinished()) await end(app.database.kysely as Executor, taken)
  } catch (error) {
    await putDown(app, of, error)
  }
}

const taskOf = (app: App, { work, taken, signal }: Carried): Task & { isFinished: () => boolean } => {
  let isFinished = false
  return {
    payload: taken.payload,
    attempt: taken.tries,
    isLast: taken.tries >= work.tries,
    signal,
    async tell(percent, word) {
      const whole = Math.min(100, Math.max(0, Math.round(percent)))
      await sql`update job set percent = ${whole}, word = ${JSON.stringify(word)}::jsonb
        where _id = ${taken._id} and lease = ${taken.lease}`.execute(app.database.kysely)
    },
    async finish(inside) {
      if (!(await end(inside[executor], taken))) throw new BrokenOff('lost')
      isFinished = true
    },
    isFinished: () => isFinished,
  }
}

/** What a job that threw becomes. One that finished and was then undone with its transaction is still in the table. */
async function putDown(app: App, { work, taken, signal }: Carried, error: unknown) {
  const reason: unknown = signal.aborted ? signal.reason : error
  const why = reason instanceof BrokenOff ? reason.why : undefined
  if (why === 'lost') return
  if (why === 'cancelled') return void (await end(app.database.kysely as Executor, taken))
  if (why === 'stopping') return giveBack(app, { ...taken, at: app.clock(), isUncounted: true })
  const said = String(error).slice(0, 500)
  if (error instanceof Hopeless || taken.tries >= work.tries) {
    app.settings.log(`jobs: ${work.name} ${taken._id} is set aside after ${taken.tries} tries: ${said}`)
    app.errorLog.add({ site: taken.site, level: 'error', source: 'server', text: `${work.name}: ${said}` })
    return setAside(app, { ...taken, error: said })
  }
  return giveBack(app, { ...taken, at: app.clock() + backoff(taken.tries, Math.random()), error: said })
}
