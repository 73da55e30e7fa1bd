import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UnknownMigration } from './failures.ts'
import { migrate, sqlMigration } from './migrate.ts'
import { type TestDatabase, bothDrivers } from './test-database.ts'

const first = sqlMigration('0001-course', ['create table course (_id text primary key)'])
const second = sqlMigration('0002-name', [
  'alter table course add column name text',
  "insert into course values ('c', 'n')",
])

describe.each(await bothDrivers())('migrations on $kind', ({ open }) => {
  let scratch: TestDatabase
  beforeEach(async () => void (scratch = await open({ statementMs: 400 })))
  afterEach(() => scratch.remove())

  const names = async () => (await sql<{ name: string }>`select name from course`.execute(scratch.database.kysely)).rows

  it('run once, in order, and only those that are new', async () => {
    expect(await migrate(scratch.database, [first])).toBe(1)
    expect(await migrate(scratch.database, [second, first])).toBe(1)
    expect(await migrate(scratch.database, [first, second])).toBe(0)
    expect(await names()).toEqual([{ name: 'n' }])
  })

  it('run once when two processes start together', async () => {
    const both = await Promise.all([1, 2].map(() => migrate(scratch.database, [first, second])))
    expect(both.sort((a, b) => a - b)).toEqual([0, 2])
  })

  it('leave nothing behind when one fails', async () => {
    await expect(migrate(scratch.database, [first, sqlMigration('0002-bad', ['select 1/0'])])).rejects.toMatchObject({
      code: '22012',
    })
    expect(await migrate(scratch.database, [first, second])).toBe(2)
  })

  it('refuse a database that is newer than the program', async () => {
    await migrate(scratch.database, [first, second])
    await expect(migrate(scratch.database, [first])).rejects.toThrow(UnknownMigration)
  })

  it('may take longer than a statement of a visitor', async () => {
    expect(await migrate(scratch.database, [sqlMigration('0001-slow', ['select pg_sleep(0.8)'])])).toBe(1)
    await expect(sql`select pg_sleep(5)`.execute(scratch.database.kysely)).rejects.toMatchObject({ code: '57014' })
    await expect.poll(() => scratch.database.isHealthy(), { timeout: 20_000 }).toBe(true)
  })
})
