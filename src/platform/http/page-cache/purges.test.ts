import { afterEach, expect, test } from 'vitest'
import { root, type TestDatabase, bothDrivers, testServer } from '#platform/data/database/test-database.ts'
import { type Database, openDatabase } from '#platform/data/database/database.ts'
import { sql } from 'kysely'
import { Line } from '../../../../tests/processes/line.ts'
import { Purges } from './purges.ts'

const postgres = (await bothDrivers()).find(({ kind }) => kind === 'postgres')
let scratch: TestDatabase | undefined
afterEach(async () => {
  await scratch?.remove()
  scratch = undefined
})

const urlOf = async ({ database }: TestDatabase) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely)
  return Object.assign(new URL(testServer()), { pathname: `/${rows[0]!.name}` }).href
}
const on = { purge: () => {}, purgeAll: () => {}, log: () => {} }

test.skipIf(!postgres)('another process hears of a change while all connections are busy', async () => {
  scratch = await postgres!.open()
  const database = await openDatabase({ url: await urlOf(scratch), folder: '', root, log: () => {} })
  const heard: string[] = []
  const one = await Purges.start(database, on)
  const other = await Purges.start(scratch.database, { ...on, purge: (tag) => heard.push(tag) })
  await scratch.database.kysely.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(1)`.execute(held)
    const busy = Array.from({ length: 20 }, () => sql`select pg_advisory_xact_lock_shared(1)`.execute(database.kysely))
    one.add(['s1:course'])
    await expect.poll(() => heard).toEqual(['s1:course'])
    await sql`select pg_advisory_unlock(1)`.execute(held)
    await Promise.all(busy)
  })
  await one.stop()
  await other.stop()
  await database.close()
})

test.skipIf(!postgres)('what could not be told while the database was away is told when it is there', async () => {
  scratch = await postgres!.open()
  const line = await Line.to(await urlOf(scratch))
  const database = await openDatabase({ url: line.url, folder: '', root, log: () => {} })
  const failures: string[] = []
  const heard: string[] = []
  const one = await Purges.start(database, { ...on, log: (text) => failures.push(text) })
  const other = await Purges.start(scratch.database, { ...on, purge: (tag) => heard.push(tag) })
  await line.cut()
  one.add(['s1:course'])
  await expect.poll(() => failures.length, { timeout: 5000 }).toBeGreaterThan(0)
  expect(heard).toEqual([])
  await line.mend()
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['s1:course'])
  await one.stop()
  await other.stop()
  await database.close()
  await line.close()
})

test('what was read before a lost connection came back counts as changed, and so does what another process tells', async () => {
  let tell = (_message: string) => {}
  const listen: Database['listen'] = async (_channel, hear) => {
    tell = hear
    return async () => {}
  }
  const done: string[] = []
  const purges = await Purges.start({ listen, notify: async () => {} } as Partial<Database> as Database, {
    ...on,
    purge: (tag) => done.push(tag),
    purgeAll: () => done.push('all'),
  })
  const versions = () => ['s1:course', 's1:post'].map((tag) => purges.versionOf(tag))
  const before = versions()
  tell('')
  const after = versions()
  expect(after.map((version, at) => version > before[at]!)).toEqual([true, true])
  tell(JSON.stringify(['another', 's1:course']))
  expect(versions().map((version, at) => version > after[at]!)).toEqual([true, false])
  expect(done).toEqual(['all', 's1:course'])
  await purges.stop()
})
