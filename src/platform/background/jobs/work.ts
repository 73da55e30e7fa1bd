import { z } from 'zod'
import type { Listener } from '#platform/http/api/command.ts'
import { type App, contextFor } from '#platform/context.ts'
import { nobody } from '#platform/data/history/words.ts'
import { type ScheduledJob, defineJob, NonRetryableError, type Job, type Task } from './job.ts'
import type { Schedule } from './scheduled/schedule.ts'

/** A job, listener or scheduled job as the runner sees it. */
export interface Work {
  name: string
  maxAttempts: number
  concurrency: number
  schedule?: Schedule
  /** `site` is '' for a scheduled job. */
  run: (app: App, task: Task & { site: string }) => Promise<void>
}

/** The work of a job. It does nothing on sites where its module is off. */
// oxlint-disable-next-line no-explicit-any -- a job of any payload: it reads its own
export const workOf = (job: Job<any>, module?: string): Work => ({
  name: job.name,
  maxAttempts: job.maxAttempts,
  concurrency: job.concurrency,
  async run(app, { site: id, ...task }) {
    const site = await app.sites.byId(id)
    if (!site || (module && !site.plugins.has(module))) return
    const read = job.payload.safeParse(task.payload)
    if (!read.success) throw new NonRetryableError(z.prettifyError(read.error))
    await job.work(contextFor(app, { site, viewer: system, locale: 'th' }), { ...task, payload: read.data })
  },
})

/** The work of a listener; the event is its payload. */
export const listening = (name: string, listener: Listener): Job<Record<string, unknown>> =>
  defineJob({
    name,
    payload: z.record(z.string(), z.unknown()),
    work: (ctx, { payload }) => listener(ctx, payload),
  })

export const scheduledWork = ({ name, schedule, work }: ScheduledJob): Work => ({
  ...{ name, schedule, maxAttempts: 3, concurrency: 1 },
  run: (app, { signal }) => work(app, { signal }),
})

const system = { id: '', role: 'admin', home: '', name: nobody.system.th } as const
