import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { App, Context } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { cancelJob, jobOf } from '#platform/background/jobs/track-job.ts'
import { defineJob, type Task } from '#platform/background/jobs/job.ts'
import { reclaim } from '#platform/background/jobs/queue.ts'
import { Jobs, type RunnerTimings } from '#platform/background/jobs/running/runner.ts'
import { workOf } from '#platform/background/jobs/work.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('a job on $kind', (driver) => {
  let academy: Academy
  let runners: Jobs[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    await academy.app.jobs.stop()
    // What the opening itself queued, such as scheduled jobs on a busy machine.
    await sql`delete from job`.execute(academy.database.kysely)
  })
  afterEach(async () => {
    for (const jobs of runners) await jobs.stop()
    runners = []
    await sql`delete from job`.execute(academy.database.kysely)
  })
  afterAll(() => academy.close())

  type Work = (ctx: Context, task: Task<{ n: number }>) => Promise<void>
  /** A runner that performs such jobs, and a context that queues them. */
  const runnerOf = (work: Work, of: { atOnce?: number; pace?: Partial<RunnerTimings> } = {}) => {
    const job = defineJob({
      name: 'test/count',
      payload: z.object({ n: z.number() }),
      work,
      concurrency: of.atOnce ?? 1,
    })
    const app: App = { ...academy.app }
    app.jobs = new Jobs(() => app, [workOf(job)], { graceMs: 200, ...of.pace })
    runners.push(app.jobs)
    const ctx = () => ({ ...academy.as('guest'), app })
    return { job, app, ctx, add: (n: number, more = {}) => enqueue(ctx(), job, { payload: { n }, ...more }) }
  }
  const rows = async () =>
    (
      await sql<{ state: string; tries: number; runAt: string; error: string | null }>`
        select state, tries, "runAt", error from job order by _id`.execute(academy.database.kysely)
    ).rows
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { waits: promise, go: () => resolve() }
  }

  test('is begun after the commit, in order, with the rights of the site’s administrator', async () => {
    const done: unknown[] = []
    const { ctx, job, app } = runnerOf(async ({ viewer, site }, { payload, attempt, isLast }) => {
      done.push([payload.n, viewer.role, site._id, attempt, isLast])
    })
    await inTransaction(ctx(), async (inside) => {
      for (const n of [1, 2, 3]) await enqueue(inside, job, { payload: { n } })
      expect(done).toEqual([])
    })
    await app.jobs.drain()
    const site = academy.as('guest').site._id
    expect(done).toEqual([1, 2, 3].map((n) => [n, 'admin', site, 1, false]))
    expect(await rows()).toEqual([])
  })

  test('is not there when what wanted it was undone, nor with a payload that does not fit', async () => {
    const { ctx, job } = runnerOf(async () => {})
    const undone = inTransaction(ctx(), async (inside) => {
      await enqueue(inside, job, { payload: { n: 1 } })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await expect(enqueue(ctx(), job, { payload: { n: 'one' as never } })).rejects.toThrow('expected number')
    expect(await rows()).toEqual([])
  })

  test('that fails comes again later each time, and is set aside with its error after eight', async () => {
    const waits: number[] = []
    const { add, app } = runnerOf(async (_ctx, { attempt, isLast }) => {
      throw new Error(`no ${attempt}${isLast ? ', the last' : ''}`)
    })
    await add(1)
    for (let n = 0; n < 8; n++) {
      const before = academy.app.clock()
      await app.jobs.drain()
      const [row] = await rows()
      waits.push((Date.parse(row!.runAt) - before) / 1000)
      academy.pass(5_400_001)
    }
    const bases = [1, 4, 16, 64, 256, 1024, 3600]
    for (const [n, base] of bases.entries()) {
      expect(waits[n]).toBeGreaterThan(base * 0.49)
      expect(waits[n]).toBeLessThan(base * 1.6 + 2)
    }
    expect(await rows()).toMatchObject([{ state: 'failed', tries: 8, error: 'Error: no 8, the last' }])
  })

  test('whose payload no longer fits is set aside at once', async () => {
    const { app } = runnerOf(async () => {})
    await sql`insert into job (site, kind, payload, "createdAt", "runAt")
      values (${academy.as('guest').site._id}, 'test/count', '{}', now(), 'epoch')`.execute(academy.database.kysely)
    await app.jobs.drain()
    expect(await rows()).toMatchObject([
      { state: 'failed', tries: 1, error: expect.stringContaining('expected number') },
    ])
  })

  test('of a site that is gone is done by doing nothing', async () => {
    const { app } = runnerOf(async () => expect.unreachable())
    await sql`insert into job (site, kind, payload, "createdAt", "runAt")
      values ('gone', 'test/count', '{"n": 1}', now(), 'epoch')`.execute(academy.database.kysely)
    await app.jobs.drain()
    expect(await rows()).toEqual([])
  })

  test('with a key is not made twice while it waits, and is again once it runs', async () => {
    const { go, waits } = held()
    const done: number[] = []
    const { add, app, ctx } = runnerOf(async (_ctx, { payload }) => {
      done.push(payload.n)
      if (payload.n === 1) await waits
    })
    const later = academy.app.clock() + 60_000
    const first = await add(1, { key: 'k', at: later })
    expect(await add(2, { key: 'k' })).toBe(first)
    expect(await rows()).toHaveLength(1)
    await expect.poll(() => done).toEqual([1])
    expect(await jobOf(ctx(), first)).toMatchObject({ state: 'running' })
    const second = await add(3, { key: 'k' })
    expect(second).not.toBe(first)
    expect(await add(4, { key: 'other' })).not.toBe(second)
    go()
    await app.jobs.drain()
    expect(done).toEqual([1, 3, 4])
  })

  test.skipIf(driver.kind === 'pglite')(
    'with a key that waits is not taken before the transaction that relies on it is committed',
    async () => {
      const { go, waits } = held()
      const done: number[] = []
      const { ctx, job, app } = runnerOf(async (_ctx, { payload }) => void done.push(payload.n))
      await sql`insert into job (site, kind, key, payload, "createdAt", "runAt")
        values (${academy.as('guest').site._id}, 'test/count', 'k', '{"n": 1}', now(), 'epoch')`.execute(
        academy.database.kysely,
      )
      const queued = held()
      const relying = inTransaction(ctx(), async (inside) => {
        await enqueue(inside, job, { payload: { n: 2 }, key: 'k' })
        queued.go()
        await waits
      })
      await queued.waits
      const drained = app.jobs.drain()
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(done).toEqual([])
      go()
      await Promise.all([relying, drained])
      await app.jobs.drain()
      expect(done).toEqual([1])
    },
  )

  test('that fails while one of its key waits leaves the work to that one', async () => {
    const { go, waits } = held()
    const done: number[] = []
    const { add, app } = runnerOf(async (_ctx, { payload }) => {
      done.push(payload.n)
      if (payload.n === 2) return
      await waits
      throw new Error('too early')
    })
    await add(1, { key: 'k' })
    await expect.poll(() => done).toEqual([1])
    await add(2, { key: 'k' })
    go()
    await app.jobs.drain()
    expect(done).toEqual([1, 2])
    expect(await rows()).toEqual([])
  })

  test('waits for its time', async () => {
    const done: number[] = []
    const { add, app } = runnerOf(async (_ctx, { payload }) => void done.push(payload.n))
    await add(1, { at: academy.app.clock() + 3_600_000 })
    await app.jobs.drain()
    expect(done).toEqual([])
    academy.pass(3_600_001)
    await app.jobs.drain()
    expect(done).toEqual([1])
  })

  test('says how far it is, to its own site alone', async () => {
    const { go, waits } = held()
    const word = { th: 'กำลังนำเข้า', en: 'Importing' }
    const { add, ctx } = runnerOf(async (_ctx, task) => {
      await task.reportProgress(41.6, word)
      await waits
    })
    const _id = await add(1)
    await expect.poll(() => jobOf(ctx(), _id)).toEqual({ state: 'running', percent: 42, word, error: null })
    expect(await jobOf(academy.as('admin', 'factory'), _id)).toBeUndefined()
    go()
    await expect.poll(() => jobOf(ctx(), _id)).toBeUndefined()
  })

  test('that is cancelled is gone while it waits, and hears of it while it runs', async () => {
    const heard: string[] = []
    const { add, app, ctx } = runnerOf(
      (_ctx, { signal }) =>
        new Promise((_resolve, reject) => {
          heard.push('begun')
          signal.addEventListener('abort', () => {
            heard.push(String(signal.reason))
            reject(signal.reason as Error)
          })
        }),
    )
    const [running, waiting] = [await add(1), await add(2)]
    await expect.poll(() => heard).toEqual(['begun'])
    await cancelJob(academy.as('admin', 'factory'), waiting)
    expect(await rows()).toHaveLength(2)
    await cancelJob(ctx(), waiting)
    expect(await rows()).toHaveLength(1)
    await cancelJob(ctx(), running)
    await app.jobs.drain()
    expect(heard).toEqual(['begun', 'Error: cancelled'])
    expect(await rows()).toEqual([])
  })

  test('of a process that fell silent is done by another, and only that one’s effect stands', async () => {
    const admin = academy.as('admin')
    const { go, waits } = held()
    const write = (ctx: Context, task: Task<{ n: number }>, name: string) =>
      inTransaction(ctx, async (inside) => {
        await create(inside, 'category', { name, code: name })
        await task.finish(inside)
      })
    let fate: unknown = 'not yet'
    const silent = runnerOf(async (ctx, task) => {
      await waits
      await write(ctx, task, 'silent').catch((error: unknown) => {
        fate = error
        throw error
      })
    })
    const _id = await silent.add(1)
    await expect.poll(() => jobOf(admin, _id)).toMatchObject({ state: 'running' })
    academy.pass(61_000)
    await reclaim(academy.app)
    expect(await rows()).toMatchObject([{ state: 'ready', tries: 1 }])
    const taken = held()
    const other = runnerOf(async (ctx, task) => {
      await taken.waits
      await write(ctx, task, 'other')
    })
    const drained = other.app.jobs.drain()
    await expect.poll(rows).toMatchObject([{ state: 'running', tries: 2 }])
    go()
    await expect.poll(() => String(fate)).toBe('Error: taken over by another process')
    expect(await rows()).toMatchObject([{ state: 'running', tries: 2 }])
    taken.go()
    await drained
    const codes = await from(admin, 'category').select('code').where('code', 'in', ['silent', 'other']).execute()
    expect(codes).toEqual([{ code: 'other' }])
    expect(await rows()).toEqual([])
  })

  test('that is renewed is not taken, however long it takes', async () => {
    const { go, waits } = held()
    const { add, app } = runnerOf(() => waits)
    await add(1)
    const leftMs = async () => {
      const { rows: held } = await sql<{ until: string }>`select "leaseUntil" as until from job`.execute(
        academy.database.kysely,
      )
      return Date.parse(held[0]?.until ?? '') - academy.app.clock()
    }
    const drained: Promise<void>[] = []
    for (let n = 0; n < 5; n++) {
      await expect.poll(leftMs).toBeGreaterThan(55_000)
      academy.pass(50_000)
      drained.push(app.jobs.drain())
    }
    await expect.poll(leftMs).toBeGreaterThan(55_000)
    expect(await rows()).toMatchObject([{ state: 'running', tries: 1 }])
    go()
    await Promise.all(drained)
    expect(await rows()).toEqual([])
  })

  test('that killed its process every time is set aside, not tried for ever', async () => {
    const { app } = runnerOf(async () => expect.unreachable())
    await sql`insert into job (site, kind, payload, tries, state, lease, "leaseUntil", "createdAt", "runAt")
      values ('', 'test/count', '{"n": 1}', 8, 'running', 'of the dead', 'epoch', now(), 'epoch')`.execute(
      academy.database.kysely,
    )
    await app.jobs.drain()
    expect(await rows()).toMatchObject([{ state: 'failed', error: expect.stringContaining('every process') }])
  })

  test('is finished at a graceful stop, or handed back as if it had not been tried', async () => {
    const ends: string[] = []
    const { add, app } = runnerOf(
      async (_ctx, { payload, signal }) => {
        if (payload.n === 1) await new Promise((resolve) => setTimeout(resolve, 100))
        else if (payload.n === 2)
          await new Promise((_r, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
        else await new Promise((resolve) => setTimeout(resolve, 600))
        ends.push(`${payload.n} ended`)
      },
      { atOnce: 3 },
    )
    for (const n of [1, 2, 3]) await add(n)
    await expect.poll(rows).toMatchObject([1, 2, 3].map(() => ({ state: 'running', tries: 1 })))
    const began = performance.now()
    await app.jobs.stop()
    expect(performance.now() - began).toBeLessThan(600)
    expect(ends).toEqual(['1 ended'])
    expect(await rows()).toMatchObject([2, 3].map(() => ({ state: 'ready', tries: 0 })))
    await expect.poll(() => ends).toEqual(['1 ended', '3 ended'])
    expect(await rows()).toHaveLength(2)
  })

  test('by the thousand is done once each, four at a time', { timeout: 60_000 }, async () => {
    const done = new Map<number, number>()
    let now = 0
    let most = 0
    const { app } = runnerOf(
      async (_ctx, { payload }) => {
        most = Math.max(most, ++now)
        await Promise.resolve()
        done.set(payload.n, (done.get(payload.n) ?? 0) + 1)
        now--
      },
      { atOnce: 4 },
    )
    await sql`insert into job (site, kind, payload, "createdAt", "runAt")
      select ${academy.as('guest').site._id}, 'test/count', jsonb_build_object('n', n), now(), 'epoch'
      from generate_series(1, 1000) as n`.execute(academy.database.kysely)
    const began = performance.now()
    await app.jobs.drain()
    console.log(`1000 jobs on ${driver.kind}: ${Math.round(performance.now() - began)} ms`)
    expect(done.size).toBe(1000)
    expect([...done.values()].every((times) => times === 1)).toBe(true)
    expect(most).toBeLessThanOrEqual(4)
    expect(await rows()).toEqual([])
  })
})
