import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { manifests } from '#app/modules.ts'
import { schemaDrift } from '#platform/data/database/drift.ts'
import { migrate } from '#platform/data/database/migrate.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { migrations } from './list.ts'

const collections = manifests.flatMap((module) => module.collections)
const tables = manifests.flatMap((module) => module.tables)

it('make exactly what is declared (otherwise: npm run migration)', async () => {
  expect(await schemaDrift({ collections, tables, migrations })).toEqual({ added: [], removed: [] })
})

it('stand in the order of their numbers, in which every database runs them', () => {
  const names = migrations.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

it.each(await bothDrivers())('run on $kind', async ({ open }) => {
  const { database, remove } = await open()
  try {
    expect(await migrate(database, migrations)).toBe(migrations.length)
    expect(await migrate(database, migrations)).toBe(0)
  } finally {
    await remove()
  }
})

/**
 * References of whose rows no index finds those that refer to one row: one that begins with the columns of the reference, or with the one
 * that is not the site, and holds every row, or all that refer to anything; or that allows no more than one for each.
 */
const unfound = sql<{
  name: string
}>`select c.conname as name from pg_constraint c where c.contype = 'f' and not exists (
  select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
    and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (select format('(%I IS NOT NULL)', a.attname)
      from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)))
    and (i.indkey[0] = c.conkey[cardinality(c.conkey)]
      or ((i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
      or (i.indisunique and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ c.conkey)))
  order by 1`

it.each(await bothDrivers())(
  'give every reference an index that finds who refers to a row on $kind',
  async ({ open }) => {
    const { database, remove } = await open()
    try {
      await migrate(database, migrations)
      const { kysely } = database
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from pg_constraint where contype = 'f'`.execute(kysely)
      expect(rows[0]!.n).toBeGreaterThan(150)
      expect((await unfound.execute(kysely)).rows).toEqual([])
      await sql`drop index "lesson_completion_of_enrollID"`.execute(kysely)
      expect((await unfound.execute(kysely)).rows).toEqual([{ name: 'lesson_completion_to_enrollID' }])
    } finally {
      await remove()
    }
  },
)
