import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/data/database/database.ts'
import { migrate } from '#platform/data/database/migrate.ts'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { migrations } from '../../database/migrations/list.ts'
import { hasPostgres, newPostgres } from '../support/scratch-postgres.ts'

const isThere = await hasPostgres()
const jobs = ofSweep({ part: 4000, whole: 10_000 })

describe.skipIf(!isThere)('several processes on one PostgreSQL', () => {
  let url = ''
  let database: Database
  const endings: (() => unknown)[] = []
  const children = new Set<ChildProcess>()

  beforeAll(async () => {
    const scratch = await newPostgres()
    endings.push(() => scratch.remove())
    url = scratch.url
    database = await openDatabase({ url, folder: '', root: process.cwd(), log: () => {} })
    endings.unshift(() => database.close())
    await migrate(database, migrations)
    await sql`create table effect (n integer not null, name text not null)`.execute(database.kysely)
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    for (const end of endings) await end()
  })

  const start = async (name: string, chore = '') => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts'), url, name, chore], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    await once(child.stdout!, 'data')
    return child
  }
  const stop = async (child: ChildProcess, signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const number = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    (await query.execute(database.kysely)).rows[0]!.n
  const effects = () => number(sql`select count(*) as n from effect`)

  test(`${jobs} jobs have each one effect, though one process is killed midway`, { timeout: 60_000 }, async () => {
    const [one, other] = await Promise.all([start('one'), start('other')])
    const began = performance.now()
    await sql`insert into job (kind, payload, "createdAt", "runAt")
      select 'test/count', jsonb_build_object('n', n), now(), now() from generate_series(1, ${jobs}) as n`.execute(
      database.kysely,
    )
    await sql`select pg_notify('wicha_jobs', '["nobody","test/count"]')`.execute(database.kysely)
    await expect.poll(effects, { timeout: 30_000, interval: 20 }).toBeGreaterThan(jobs / 3)
    await stop(one, 'SIGKILL')
    const orphans = await number(sql`select count(*) as n from job where state = 'running'`)
    await expect.poll(effects, { timeout: 40_000, interval: 100 }).toBeGreaterThanOrEqual(jobs)
    await expect.poll(() => number(sql`select count(*) as n from job`), { timeout: 5000 }).toBe(0)
    const { rows } = await sql<{ name: string; n: number }>`select name, count(*) as n from effect
      group by name order by name desc`.execute(database.kysely)
    console.log(
      `${jobs} jobs: ${Math.round(performance.now() - began)} ms, ${rows.map(({ name, n }) => `${name} ${n}`).join(', ')}; ${orphans} were held at the kill`,
    )
    expect(rows).toHaveLength(2)
    expect(await effects()).toBe(jobs)
    expect(await number(sql`select count(distinct n) as n from effect`)).toBe(jobs)
    await stop(other, 'SIGTERM')
  })

  test('a chore comes once for each time it is due, on one of two processes', { timeout: 60_000 }, async () => {
    await sql`delete from effect`.execute(database.kysely)
    const both = await Promise.all([start('one', 'tick'), start('other', 'tick')])
    for (let due = 1; due <= 5; due++) {
      await sql`update scheduled_job set "dueAt" = now() - interval '3 days' where name = 'test/tick'`.execute(
        database.kysely,
      )
      await expect.poll(effects, { timeout: 10_000 }).toBe(due)
    }
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await effects()).toBe(5)
    await Promise.all(both.map((child) => stop(child, 'SIGTERM')))
  })
})

test.skipIf(isThere)('jobs on several processes: skipped, no PostgreSQL answers', () => {
  expect(isThere).toBe(false)
})
