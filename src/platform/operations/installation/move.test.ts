import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '#platform/data/database/database.ts'
import { UnknownMigration } from '#platform/data/database/failures.ts'
import { migrate, sqlMigration } from '#platform/data/database/migrate.ts'
import { root, type TestDatabase, bothDrivers, testPglite, testServer } from '#platform/data/database/test-database.ts'
import { moveIntoServer } from './move.ts'

const postgres = (await bothDrivers()).find(({ kind }) => kind === 'postgres')
let scratch: TestDatabase | undefined
let dataDir = ''
afterEach(async () => {
  await scratch?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A branch sorts before the row it refers to, by table name and by row. */
const first = sqlMigration('0001-first', [
  `create table tree (_id text primary key, kind text not null, amount numeric(12,2), seen timestamptz, day date, data jsonb,
    bytes bytea, names text[], shout text generated always as (upper(kind)) stored)`,
  `create table branch (_id bigint generated always as identity primary key, tree text references tree,
    parent bigint references branch)`,
  `insert into tree (_id, kind) values ('made by the migration', 'x')`,
])
const second = sqlMigration('0002-second', ['alter table tree add column later text'])

const asked = async <T>(database: Database, text: string) => (await sql.raw<T>(text).execute(database.kysely)).rows
const everything = async (database: Database) => [
  await asked(database, 'select t::text from tree t order by 1'),
  await asked(database, 'select b::text from branch b order by 1'),
]

async function planted(migrations: Parameters<typeof migrate>[1]) {
  const { folder, database: from } = await testPglite()
  dataDir = folder
  await migrate(from, migrations)
  await asked(
    from,
    `insert into tree values ('ก', 'ไม้ "สัก"', 12.50, '2026-11-22T02:30:00.123456Z', '2026-11-22', '{"a": [1, null, "\\\\"]}',
      '\\x00ff', '{"a,b",null}'), ('ข', '', null, null, null, null, null, null)`,
  )
  await asked(
    from,
    `insert into branch (tree, parent) select 'ก', case when n < 1100 then n + 1 end from generate_series(1, 1100) n`,
  )
  return from
}

async function server() {
  scratch = await postgres!.open()
  const [{ name }] = (await asked<{ name: string }>(scratch.database, 'select current_database() as name')) as [
    { name: string },
  ]
  return Object.assign(new URL(testServer()), { pathname: `/${name}` }).href
}

test.skipIf(!postgres)('every row, reference and count goes from the embedded database into a server', async () => {
  const from = await planted([first])
  const [trees, branches] = await everything(from)
  await from.close()
  await moveIntoServer({ dataDir, databaseUrl: await server(), root, migrations: [first, second] })
  const { database } = scratch!
  const later = trees!.map((row) => ({ t: (row as { t: string }).t.replace(/\)$/, ',)') }))
  expect(await everything(database)).toEqual([later, branches])
  expect(branches).toHaveLength(1100)
  expect(await asked(database, `insert into branch (tree) values ('ข') returning _id`)).toEqual([{ _id: 1101 }])
  await expect(asked(database, `insert into branch (tree) values ('ค')`)).rejects.toMatchObject({ code: '23503' })
})

test.skipIf(!postgres)('a database that is newer than the code is not moved', async () => {
  await (await planted([first, second])).close()
  const moving = moveIntoServer({ dataDir, databaseUrl: await server(), root, migrations: [first] })
  await expect(moving).rejects.toBeInstanceOf(UnknownMigration)
})
