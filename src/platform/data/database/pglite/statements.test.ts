import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plannedByValues } from '../postgres/by-values.ts'
import { type TestDatabase, testPglite } from '../test-database.ts'

let scratch: TestDatabase
let kysely: Kysely<unknown>
beforeEach(async () => {
  scratch = await testPglite()
  kysely = scratch.database.kysely as Kysely<unknown>
})
afterEach(() => scratch.remove())

const asked = (db: Kysely<unknown>, n: number) => sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(db)
const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(kysely)).rows.map(
    ({ statement }) => statement,
  )

describe('the statements that PGlite keeps', () => {
  it('are two hundred, and the one not used for longest is given up', async () => {
    await asked(kysely, 0)
    for (let n = 1; n < 230; n++) {
      await asked(kysely, n)
      expect((await asked(kysely, 0)).rows).toEqual([{ n0: 0 }])
    }
    const statements = await kept()
    const has = (n: number) => statements.some((statement) => statement.includes(`"n${n}"`))
    expect([statements.length, has(0), has(30), has(31), has(229)]).toEqual([200, true, false, true, true])
    expect((await asked(kysely, 7)).rows).toEqual([{ n7: 7 }])
  })

  it('are those alone that PostgreSQL could read', async () => {
    await expect(sql`select ${1}::int from nowhere`.execute(kysely)).rejects.toMatchObject({ code: '42P01' })
    await expect(sql`select ${1}::int / 0`.execute(kysely)).rejects.toMatchObject({ code: '22012' })
    expect(await kept()).toEqual(['select $1::int / 0'])
  })

  it('are none that is planned by its values', async () => {
    const { rows } = await sql`select ${7}::int as n, ${['a']}::text[] as list${sql.raw(plannedByValues)}`.execute(
      kysely,
    )
    expect(rows).toEqual([{ n: 7, list: ['a'] }])
    expect(await kept()).toEqual([])
  })

  it('that fail leave a transaction in its failure, and the next as it was', async () => {
    const failed = kysely.transaction().execute(async (tx) => {
      await expect(sql`select ${1}::int / 0`.execute(tx)).rejects.toMatchObject({ code: '22012' })
      await asked(tx, 1)
    })
    await expect(failed).rejects.toMatchObject({ code: '25P02' })
    for (let n = 0; n < 230; n++) expect((await asked(kysely, n)).rows).toEqual([{ [`n${n}`]: n }])
  })

  it('are read anew when a migration has changed a table under them', async () => {
    await sql`create table changed (a int)`.execute(kysely)
    await sql`insert into changed values (1)`.execute(kysely)
    const all = (db: Kysely<unknown>) => sql`select * from changed where a = ${1}`.execute(db)
    expect((await all(kysely)).rows).toEqual([{ a: 1 }])
    await sql`alter table changed add b text default 'ข'`.execute(kysely)
    await expect(kysely.transaction().execute(all)).rejects.toMatchObject({ code: '0A000' })
    expect((await kysely.transaction().execute(all)).rows).toEqual([{ a: 1, b: 'ข' }])
    await sql`alter table changed drop b`.execute(kysely)
    expect((await all(kysely)).rows).toEqual([{ a: 1 }])
  })

  it('take every kind of value and tell how many rows they changed', async () => {
    await sql`create table one (n numeric, b boolean, t timestamptz, j jsonb, texts text[], d bytea)`.execute(kysely)
    const values = [1.5, true, new Date('2026-11-26T03:00:00.123Z'), { a: ['"', null] }, ['ก,"', 'ข'], null] as const
    const [n, b, t, j, texts, d] = values
    for (const _time of [1, 2])
      expect(
        (await sql`insert into one values (${n}, ${b}, ${t}, ${j}, ${texts}, ${d})`.execute(kysely)).numAffectedRows,
      ).toBe(1n)
    const { rows } = await sql`select * from one where n = ${1.5} limit 1`.execute(kysely)
    expect(rows).toEqual([{ n, b, t: t.toISOString(), j, texts, d }])
    expect((await sql`update one set b = ${null}`.execute(kysely)).numAffectedRows).toBe(2n)
  })

  it('are carried out one by one where many are asked at once', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => asked(kysely, n)))
    expect(answers.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 300 }, (_, n) => ({ [`n${n}`]: n })))
    const inside = await kysely
      .transaction()
      .execute((tx) => Promise.all(Array.from({ length: 300 }, (_, n) => asked(tx, n))))
    expect(inside.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 300 }, (_, n) => ({ [`n${n}`]: n })))
  })
})
