import { type Kysely, sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { DatabaseUnreachable } from '../failures.ts'
import { root, type TestDatabase, bothDrivers, testServer } from '../test-database.ts'
import { Line } from '../../../../../tests/processes/line.ts'

const log = () => {}
const postgres = (await bothDrivers()).find(({ kind }) => kind === 'postgres')
let scratch: TestDatabase | undefined
afterEach(async () => {
  await scratch?.remove()
  scratch = undefined
})

it('says in one sentence, without the password, that nobody answers', async () => {
  const opening = openDatabase({ url: 'postgres://u:secret@127.0.0.1:9/x', folder: '', root, log })
  await expect(opening).rejects.toThrow(DatabaseUnreachable)
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:9 ไม่ได้.*cannot be reached/)
  await expect(opening).rejects.not.toThrow(/secret/)
})

describe.skipIf(!postgres)('PostgreSQL', () => {
  const open = async (statementMs = 10_000) => (scratch = await postgres!.open({ statementMs })).database
  const one = (db: Kysely<unknown>) => sql<{ one: number }>`select ${1}::int as one`.execute(db)

  it('is served again and hears again after all connections were cut', async () => {
    const database = await open()
    const heard: string[] = []
    await database.listen('purge', (payload) => heard.push(payload))
    const cut = (which: string) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and ${sql.raw(which)}`.execute(database.kysely)
    await cut('pid <> pg_backend_pid()')
    await expect(cut('pid = pg_backend_pid()')).rejects.toMatchObject({ code: '57P01' })
    await expect.poll(() => one(database.kysely).then(({ rows }) => rows[0]?.one)).toBe(1)
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([''])
    await sql`select pg_notify('purge', 'again')`.execute(database.kysely)
    await expect.poll(() => heard).toEqual(['', 'again'])
  })

  it('keeps two hundred named statements on a connection and gives up the oldest', async () => {
    const { kysely } = await open()
    await kysely.connection().execute(async (db) => {
      for (let n = 0; n < 230; n++) await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(db)
      const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
      expect(kept.rows.length).toBe(200)
      expect(kept.rows.some(({ statement }) => statement.includes('"n29"'))).toBe(false)
      expect(kept.rows.some(({ statement }) => statement.includes('"n229"'))).toBe(true)
      for (let n = 0; n < 30; n++) await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(db)
    })
  })

  it('gives up in a transaction what was first asked of one that had failed, and the transaction goes on', async () => {
    const { kysely } = await open()
    const asked = (db: Kysely<unknown>, n: number) => sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(db)
    await kysely.connection().execute(async (db) => {
      await sql`begin`.execute(db)
      await expect(sql`select ${1}::int / 0`.execute(db)).rejects.toMatchObject({ code: '22012' })
      await expect(asked(db, 0)).rejects.toMatchObject({ code: '25P02' })
      await sql`rollback`.execute(db)
      await sql`begin`.execute(db)
      for (let n = 1; n < 230; n++) expect((await asked(db, n)).rows).toEqual([{ [`n${n}`]: n }])
      await sql`commit`.execute(db)
    })
  })

  it('asks again when a migration has changed a table under a kept plan', async () => {
    const { kysely } = await open()
    await kysely.connection().execute(async (db) => {
      await sql`create table course (a int)`.execute(db)
      const all = sql`select * from course where a > ${0}`
      await all.execute(db)
      await sql`alter table course add column b int`.execute(db)
      expect((await all.execute(db)).rows).toEqual([])
      await sql`alter table course add column c int`.execute(db)
      await expect(db.transaction().execute((tx) => all.execute(tx))).rejects.toMatchObject({ code: '0A000' })
      expect((await all.execute(db)).rows).toEqual([])
    })
  })

  it(
    'lets who asks wait in line while the server is there, though nobody is answered',
    { timeout: 120_000 },
    async () => {
      const { kysely } = await open()
      const busy = (seconds: number) => sql`select pg_sleep(${seconds}::float)`.execute(kysely)
      const line = Array.from({ length: 20 }, () => busy(0.3))
      await expect(Promise.all(line)).resolves.toHaveLength(20)
      const held = Array.from({ length: 12 }, () => busy(2.5))
      expect((await one(kysely)).rows).toEqual([{ one: 1 }])
      await Promise.all(held)
    },
  )

  it('answers what is quick, and stores, while slow reads hold all that they may', { timeout: 120_000 }, async () => {
    const { kysely } = await open()
    await sql`create table course (a int)`.execute(kysely)
    const store = () => kysely.transaction().execute((inside) => sql`insert into course values (${1})`.execute(inside))
    await one(kysely)
    for (const time of ['not known yet', 'known to be slow']) {
      const answered: string[] = []
      const slow = () => sql`select pg_sleep(${1.5}::float)`.execute(kysely).then(() => answered.push('slow'))
      const held = Array.from({ length: 12 }, slow)
      await Promise.all([one(kysely), store(), one(kysely)])
      expect(answered, time).toEqual([])
      await Promise.all(held)
      expect(answered).toHaveLength(12)
    }
  })

  it('never waits for ever on a server that went silent, and comes back when that does', async () => {
    const line = await lineTo(await open())
    const database = await openDatabase({ url: line.url, folder: '', root, log, statementMs: 200 })
    await one(database.kysely)
    line.freeze()
    const begun = Date.now()
    await expect(one(database.kysely)).rejects.toThrow('timeout')
    expect(await database.isHealthy()).toBe(false)
    expect(Date.now() - begun).toBeLessThan(8000)
    line.thaw()
    await expect.poll(() => database.isHealthy(), { timeout: 10_000 }).toBe(true)
    await database.close()
    await line.close()
  })

  it('says that something may have been missed when another that heard was killed', { timeout: 120_000 }, async () => {
    const database = await open()
    const line = await lineTo(database)
    const other = await openDatabase({ url: line.url, folder: '', root, log })
    await other.listen('purge', () => {})
    const heard: string[] = []
    await database.listen('purge', (payload) => heard.push(payload))
    await sql`select pg_notify('purge', 'told')`.execute(database.kysely)
    await expect.poll(() => heard).toEqual(['told'])
    await other.close()
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['told', ''])
    await line.close()
  })

  it(
    'hears again, and says that it missed something, when the line it hears on fell silent',
    { timeout: 120_000 },
    async () => {
      const line = await lineTo(await open())
      const database = await openDatabase({ url: line.url, folder: '', root, log })
      const heard: string[] = []
      await database.listen('purge', (payload) => heard.push(payload))
      line.silenceHearing()
      await sql`select pg_notify('purge', 'lost')`.execute(database.kysely)
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([''])
      await sql`select pg_notify('purge', 'again')`.execute(database.kysely)
      await expect.poll(() => heard).toEqual(['', 'again'])
      await database.close()
      await line.close()
    },
  )
})

/** The database of a test over a connection that can fail. */
const lineTo = async (database: Database) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely)
  return Line.to(Object.assign(new URL(testServer()), { pathname: `/${rows[0]!.name}` }).href)
}
