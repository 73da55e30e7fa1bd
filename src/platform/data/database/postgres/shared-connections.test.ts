import { type Kysely, sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type TestDatabase, bothDrivers } from '../test-database.ts'

const postgres = (await bothDrivers()).find(({ kind }) => kind === 'postgres')
let scratch: TestDatabase | undefined
afterEach(async () => {
  await scratch?.remove()
  scratch = undefined
})

describe.skipIf(!postgres)('what is asked of PostgreSQL in one moment', () => {
  const open = async (statementMs = 10_000) => (scratch = await postgres!.open({ statementMs })).database.kysely
  /** Waits for `ms` milliseconds and returns the id of the database process that answered. */
  const answeredBy = async (db: Kysely<unknown>, ms = 0) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid from pg_sleep(${ms / 1000}::float8)`.execute(db)
    return rows[0]!.pid
  }
  const many = (db: Kysely<unknown>, count: number) => Promise.all(Array.from({ length: count }, () => answeredBy(db)))
  const connections = (pids: readonly number[]) => new Set(pids).size

  it('shares a connection where it is read and was quick before, eight to each', async () => {
    const db = await open()
    expect(connections(await many(db, 3)), 'not known yet').toBe(3)
    expect(connections(await many(db, 8))).toBe(1)
    expect(connections(await many(db, 9))).toBe(2)
    await answeredBy(db, 60)
    expect(connections(await many(db, 3)), 'slow when it was last asked').toBe(3)
  })

  it('leaves a transaction its own connection, and whoever asks for two things one after the other', async () => {
    const db = await open()
    await many(db, 2)
    const inTransaction = db
      .transaction()
      .execute(async (inside) => [await answeredBy(inside), await answeredBy(inside)])
    const [own, outside] = await Promise.all([inTransaction, many(db, 2)])
    expect(connections(own)).toBe(1)
    expect(connections(outside)).toBe(1)
    expect(outside).not.toContain(own[0])
    await db.connection().execute(async (held) => {
      await answeredBy(held)
      await sql`create temp table seen (a int)`.execute(held)
      await expect(sql`select a from seen`.execute(held)).resolves.toMatchObject({ rows: [] })
    })
  })

  it('answers the others where one of them fails, and gives every connection back', async () => {
    const db = await open()
    const shared = (by: number) => sql<{ one: number }>`select 6 / ${by}::int as one`.execute(db)
    await shared(1)
    for (let n = 0; n < 30; n++) {
      const asked = [shared(2), shared(0), shared(3)]
      const [two, none, three] = await Promise.allSettled(asked)
      expect([two, three]).toMatchObject([{ value: { rows: [{ one: 3 }] } }, { value: { rows: [{ one: 2 }] } }])
      expect(none).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    }
  })

  it('is nothing that was stopped for its length when it was last asked', async () => {
    const db = await open(300)
    await answeredBy(db)
    for (const time of ['once', 'again'])
      await expect(answeredBy(db, 5000), time).rejects.toMatchObject({ code: '57014' })
    expect(connections(await many(db, 3))).toBe(3)
  })

  it('is no write, though it begins by `with`: nobody waits for its lock', async () => {
    const db = await open(3000)
    await sql`create table moved (name text, n int)`.execute(db)
    await sql`insert into moved values ('a', 1)`.execute(db)
    const move = () =>
      sql`with done as (update moved set n = n + 1 where name = ${'a'} returning n) select n from done`.execute(db)
    await move()
    await answeredBy(db)
    const holder = await new Promise<() => void>((held) => {
      const holding = async (inside: Kysely<unknown>) => {
        await sql`update moved set n = n + 1`.execute(inside)
        await new Promise<void>((letGo) => held(letGo))
      }
      void db.transaction().execute(holding)
    })
    const [begun, moving] = [performance.now(), move()]
    await answeredBy(db)
    expect(performance.now() - begun).toBeLessThan(1000)
    holder()
    await moving
  })
})
