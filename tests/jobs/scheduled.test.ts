import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { queueDueJobs } from '#platform/background/jobs/scheduled/due-jobs.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { Jobs } from '#platform/background/jobs/running/runner.ts'
import { scheduledWork } from '#platform/background/jobs/work.ts'
import { closeSession, openSession } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'

const drivers = await bothDrivers()
/** Ten in the morning in Bangkok. */
const morning = Date.parse('2026-11-20T03:00:00Z')

describe.each(drivers)('a chore on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver, morning)
  })
  afterAll(() => academy.close())

  const processOf = async (name: string, of: { dailyAt: string; does: (name: string) => void }) => {
    const { dailyAt, does } = of
    const chore = defineScheduledJob({ name: 'test/morning', schedule: { dailyAt }, work: async () => does(name) })
    const app: App = { ...academy.app }
    app.jobs = new Jobs(() => app, [scheduledWork(chore)])
    await app.jobs.start()
    return app.jobs
  }
  const dueAt = async () =>
    (
      await sql<{ dueAt: string }>`select "dueAt" from scheduled_job where name = 'test/morning'`.execute(
        academy.database.kysely,
      )
    ).rows[0]!.dueAt

  test('comes once for each time it is due on all processes, and once for all it missed', async () => {
    const done: string[] = []
    const of = { dailyAt: '11:30', does: (name: string) => void done.push(name) }
    const processes = [await processOf('one', of), await processOf('other', of)]
    const drain = () => Promise.all(processes.map((jobs) => jobs.drain()))
    await drain()
    expect(done).toEqual([])
    expect(await dueAt()).toBe('2026-11-20T04:30:00.000Z')
    for (const [hours, times] of [
      [1, 0],
      [1, 1],
      [1, 1],
      [24, 2],
      [24 * 9, 3],
    ] as const) {
      academy.pass(hours * 3_600_000)
      await drain()
      await drain()
      expect(done, `${hours} hours later`).toHaveLength(times)
    }
    expect(await dueAt()).toBe('2026-12-01T04:30:00.000Z')
    for (const jobs of processes) await jobs.stop()
    const changed = await processOf('one', { ...of, dailyAt: '00:15' })
    expect(await dueAt()).toBe('2026-11-30T17:15:00.000Z')
    await changed.stop()
  })

  test('comes once though a second process has looked before the first one moved its time on', async () => {
    const done: string[] = []
    const one = await processOf('one', { dailyAt: '12:00', does: (name) => void done.push(name) })
    const chores = [{ name: 'test/morning', schedule: { dailyAt: '12:00' } }]
    const { promise: isDone, resolve: tell } = Promise.withResolvers<void>()
    const slowly: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await isDone
        return result
      },
    }
    const database = { ...academy.database, kysely: academy.database.kysely.withPlugin(slowly) }
    academy.pass(86_400_000)
    const late = queueDueJobs({ ...academy.app, database }, chores)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await one.drain()
    tell()
    await late
    await one.drain()
    expect(done).toEqual(['one'])
    await one.stop()
  })

  test('sweeps sessions that have expired, and no other', async () => {
    const { id, home } = academy.viewer('user')
    const open = (remember: boolean) =>
      openSession(academy.app, {
        site: sites.skills._id,
        user: { site: home, _id: id },
        interface: 'frontend',
        remember,
      })
    await open(false)
    const { secret } = await open(true)
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from session`.execute(academy.database.kysely)).rows[0]!.n
    expect(await count()).toBe(2)
    academy.pass(13 * 3_600_000)
    await academy.app.jobs.drain()
    expect(await count()).toBe(1)
    await closeSession(academy.app, secret)
    expect(await count()).toBe(0)
  })
})
