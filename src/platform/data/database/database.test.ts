import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { RootQueryInTransaction } from './failures.ts'
import { type TestDatabase, bothDrivers } from './test-database.ts'
import { refreshStatistics } from './statistics.ts'

type Tables = {
  site: { _id: string }
  course: { site: string; _id: string; price: number }
  enroll: { site: string; _id: string; course: string }
}

const schema = [
  'create table site (_id text collate "C" primary key)',
  'create table course (site text collate "C" not null references site(_id), _id text collate "C" not null, price numeric(12,2) not null, primary key (site, _id))',
  'create table enroll (site text collate "C" not null references site(_id), _id text collate "C" not null, course text collate "C" not null, primary key (site, _id), foreign key (site, course) references course (site, _id))',
  "insert into site values ('s1'), ('s2')",
  "insert into course values ('s1', 'c1', 700.5)",
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each(await bothDrivers())('a database on $kind', ({ open }) => {
  let scratch: TestDatabase
  let database: Database
  const tables = () => database.kysely.withTables<Tables>()
  const price = async () => (await tables().selectFrom('course').select('price').executeTakeFirstOrThrow()).price

  beforeAll(async () => {
    scratch = await open()
    database = scratch.database
    for (const statement of schema) await sql.raw(statement).execute(database.kysely)
  })
  afterAll(() => scratch.remove())

  it.each([
    ['numeric', '700.50::numeric(12,2)', 700.5],
    ['bigint', '9007199254740991::bigint', 9007199254740991],
    ['count', '(select count(*) from course)', 1],
    ['date', "'2026-02-28'::date", '2026-02-28'],
    ['instant with microseconds', "'2026-11-20 17:00:00.123456+07'::timestamptz", '2026-11-20T10:00:00.123Z'],
    ['instant on the second', "'2026-11-20 10:00:00Z'::timestamptz", '2026-11-20T10:00:00.000Z'],
    ['instant with tenths', "'2026-11-20 10:00:00.5Z'::timestamptz", '2026-11-20T10:00:00.500Z'],
    ['infinity', "'infinity'::timestamptz", 'infinity'],
    ['jsonb', `'{"ชื่อ":["ก",1,null]}'::jsonb`, { ชื่อ: ['ก', 1, null] }],
    ['text[]', `array['ก','a,"b"',null]`, ['ก', 'a,"b"', null]],
    ['numeric[]', 'array[1.5,2]::numeric[]', [1.5, 2]],
    ['timestamptz[]', "array['2026-11-20 10:00:00Z']::timestamptz[]", ['2026-11-20T10:00:00.000Z']],
    ['boolean', 'true', true],
    ['null', 'null::numeric', null],
    ['interval', "'1 day 2 hours'::interval", '1 day 02:00:00'],
  ])('reads %s', async (_name, expression, value) => {
    const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.kysely)
    expect(rows[0]!.value).toEqual(value)
  })

  it('takes lists, JSON text, dates and instants as parameters', async () => {
    const given = sql`select ${['ก', 'ข']}::text[] as a, ${JSON.stringify([1])}::jsonb as b, ${'2026-01-02'}::date as c,
      ${'2026-01-02T03:04:05.678Z'}::timestamptz as d`
    expect((await given.execute(database.kysely)).rows).toEqual([
      { a: ['ก', 'ข'], b: [1], c: '2026-01-02', d: '2026-01-02T03:04:05.678Z' },
    ])
  })

  it('refuses a reference to a row of another site', async () => {
    const enrol = tables().insertInto('enroll').values({ site: 's2', _id: 'e1', course: 'c1' })
    await expect(enrol.execute()).rejects.toMatchObject({ code: '23503', constraint: 'enroll_site_course_fkey' })
  })

  it('keeps a transaction apart until it is committed, and undoes one that fails', async () => {
    const seen: number[] = []
    const failing = tables()
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('course').set({ price: 1 }).execute()
        await pause(60)
        throw new Error('undo')
      })
    const reading = pause(20).then(async () => seen.push(await price()))
    await expect(failing).rejects.toThrow('undo')
    await reading
    expect([...seen, await price()]).toEqual([700.5, 700.5])
  })

  it('tells that a transaction was undone although its callback swallowed the error', async () => {
    const swallowing = tables()
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('course').set({ price: 2 }).execute()
        await sql`select 1/0`.execute(tx).catch(() => {})
      })
    await expect(swallowing).rejects.toMatchObject({ name: 'AbortedTransactionError' })
    expect(await price()).toBe(700.5)
  })

  it('runs many transactions at once without losing one', async () => {
    const raise = () =>
      tables()
        .transaction()
        .execute((tx) =>
          tx
            .updateTable('course')
            .set({ price: sql`price + 1` })
            .execute(),
        )
    await Promise.all(Array.from({ length: 20 }, raise))
    expect(await price()).toBe(720.5)
    await tables().updateTable('course').set({ price: 700.5 }).execute()
  })

  it('refuses a query of the whole database inside a transaction, and not after it', async () => {
    const inside = tables()
      .transaction()
      .execute(() => price())
    await expect(inside).rejects.toThrow(RootQueryInTransaction)
    const nested = tables()
      .transaction()
      .execute(() => tables().transaction().execute(price))
    await expect(nested).rejects.toThrow(RootQueryInTransaction)
    let later: Promise<number> | undefined
    await tables()
      .transaction()
      .execute(async () => void (later = pause(50).then(price)))
    expect(await later).toBe(700.5)
  })

  it('passes notifications of committed transactions to everyone who listens', async () => {
    const heard: string[] = []
    const stops = await Promise.all(
      ['a', 'b'].map((name) => database.listen('purge', (payload) => heard.push(`${name}:${payload}`))),
    )
    const notify = (payload: string) => sql`select pg_notify('purge', ${payload})`
    await database.kysely.transaction().execute((tx) => notify('1 ก').execute(tx))
    await expect(
      database.kysely.transaction().execute(async (tx) => {
        await notify('never').execute(tx)
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    await expect.poll(() => heard).toEqual(['a:1 ก', 'b:1 ก'])
    await stops[0]!()
    await notify('2').execute(database.kysely)
    await expect.poll(() => heard.slice(2)).toEqual(['b:2'])
    await stops[1]!()
  })

  it('is healthy and refreshes its statistics', async () => {
    expect(await database.isHealthy()).toBe(true)
    await refreshStatistics(database)
    const { rows } = await sql<{
      n: number
    }>`select reltuples::int as n from pg_class where oid = 'course'::regclass`.execute(database.kysely)
    expect(rows).toEqual([{ n: 1 }])
  })
})
