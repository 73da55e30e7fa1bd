import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDrivers, type Template, testDrivers } from '#platform/data/database/test-database.ts'
import { sharedScratch } from './shared.ts'

const template: Template = {
  name: 'shared_test',
  make: async ({ kysely }) => {
    for (const statement of [
      'create table shelf (_id text primary key, name text not null, length int generated always as (char_length(name)) stored)',
      'create table book (n bigint generated always as identity primary key, shelf text not null references shelf (_id))',
      "insert into shelf (_id, name) values ('a', 'ก'), ('b', 'ข')",
      "insert into book (shelf) values ('a'), ('b')",
    ])
      await sql.raw(statement).execute(kysely)
  },
}

describe.each(await bothDrivers())('a database that files take turns with, on $kind', (driver) => {
  const endings: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of endings) await end()
  })
  const lend = async () => {
    const { database, remove } = await sharedScratch(driver, template)
    const run = (text: string) => sql.raw(text).execute(database.kysely)
    const rows = async () => {
      const text = `select array(select concat_ws(' ', _id, name, length) from shelf order by _id)
        || array(select concat_ws(' ', n, shelf) from book order by n) as all`
      return ((await run(text)).rows as { all: string[] }[])[0]!.all
    }
    // A marker in an unused schema shows whether it is the same database.
    const marks = async () => (await run("select 1 from pg_namespace where nspname = 'mark'")).rows.length
    return { run, rows, marks, remove }
  }
  const made = ['a ก 1', 'b ข 1', '1 a', '2 b']

  // Its rows are those of the template before any use.
  beforeAll(async () => {
    const first = await lend()
    await first.run('create schema mark')
    await first.remove()
  })

  test.each([
    ['added', "insert into shelf values ('c', 'ค')", "insert into book (shelf) values ('c')"],
    ['changed', "update shelf set name = 'อื่น'", "update book set shelf = 'b'"],
    ['removed', 'delete from book', 'delete from shelf'],
    ['many', "insert into shelf select 'c' || n, repeat('ค', 40) from generate_series(1, 3000) n", 'delete from book'],
  ])('has the rows of its mould again, and counts from there, when some were %s', async (_what, ...statements) => {
    const one = await lend()
    expect([await one.marks(), await one.rows()]).toEqual([1, made])
    for (const statement of statements) await one.run(statement)
    expect(await one.rows()).not.toEqual(made)
    await one.remove()

    const next = await lend()
    expect([await next.marks(), await next.rows()]).toEqual([1, made])
    await next.run("insert into book (shelf) values ('a')")
    expect(await next.rows()).toEqual([...made, '3 a'])
    await next.remove()
  })

  test.each([
    'alter table book add title text',
    'create table lamp (n int)',
    'drop table book',
    'alter table shelf rename to rack',
  ])('is not used again after "%s"', async (statement) => {
    const one = await lend()
    await one.run('create schema if not exists mark')
    await one.run(statement)
    await one.remove()
    const next = await lend()
    expect([await next.marks(), await next.rows()]).toEqual([0, made])
    endings.push(next.remove)
  })

  test('is another while one is in use', async () => {
    const [one, other] = [await lend(), await lend()]
    await one.run('delete from book')
    expect(await other.rows()).toEqual(made)
    await one.remove()
    await other.remove()
  })
})

test.skipIf(process.env['WICHA_DRIVERS'] === 'both')(
  'the path of a file chooses one database of those that are there, always the same',
  async () => {
    const own = process.env['WICHA_TEST_FILE']!
    const kindsOf = async (file: string) => {
      process.env['WICHA_TEST_FILE'] = file
      return (await testDrivers()).map(({ kind }) => kind)
    }
    const chosen = new Set<string>()
    for (let n = 0; n < 8; n++) {
      const kinds = await kindsOf(`tests/${n}.test.ts`)
      expect(kinds).toHaveLength(1)
      expect(await kindsOf(`tests/${n}.test.ts`)).toEqual(kinds)
      chosen.add(kinds[0]!)
    }
    process.env['WICHA_TEST_FILE'] = own
    expect(chosen).toEqual(new Set((await bothDrivers()).map(({ kind }) => kind)))
  },
)
