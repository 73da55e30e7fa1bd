import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import { nameOf, nextDue, type Schedule } from './schedule.ts'
import type { Work } from '../work.ts'

interface Scheduled {
  name: string
  schedule: Schedule
}

export const scheduled = (works: Iterable<Work>): Scheduled[] =>
  [...works].flatMap(({ name, schedule }) => (schedule ? { name, schedule } : []))

/** Stores when each scheduled job is next due. A known job keeps its time unless its schedule changed. */
export const registerScheduledJobs = async (app: App, chores: readonly Scheduled[]) => {
  for (const { name, schedule } of chores)
    await sql`insert into scheduled_job (name, schedule, "dueAt") values (${name}, ${nameOf(schedule)}, ${due(app, schedule)})
      on conflict (name) do update set schedule = excluded.schedule, "dueAt" = excluded."dueAt"
      where scheduled_job.schedule <> excluded.schedule`.execute(app.database.kysely)
}

/**
 * Queues each due job once across all processes: the process that updates its row creates the job. Several missed times
 * become one job.
 */
export const queueDueJobs = async (app: App, chores: readonly Scheduled[]) => {
  const now = new Date(app.clock()).toISOString()
  const { rows } = await sql<{ name: string }>`select name from scheduled_job
    where "dueAt" <= ${now} and name = any(${chores.map(({ name }) => name)}::text[])`.execute(app.database.kysely)
  for (const { name } of rows) {
    const { schedule } = chores.find((one) => one.name === name)!
    await sql`with moved as (
        update scheduled_job set "dueAt" = ${due(app, schedule)} where name = ${name} and "dueAt" <= ${now} returning name)
      insert into job (kind, payload, key, "createdAt", "runAt")
      select name, '{}', '', ${now}::timestamptz, ${now}::timestamptz from moved
      on conflict (site, kind, key) where state = 'ready' and key is not null do nothing`.execute(app.database.kysely)
  }
}

const due = (app: App, schedule: Schedule) => new Date(nextDue(schedule, app.clock())).toISOString()
