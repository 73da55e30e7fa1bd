import { type Kysely, sql } from 'kysely'
import type { Migration } from '#platform/data/database/migrate.ts'

const tables = ['category', 'course', 'enroll', 'lecturer', 'lesson', 'lesson_completion', 'post', 'user'] as const

/** A removed row stays, hidden: when, by whom, and with which other row it went. Its unique values may be used again. */
export const keepRemovedRows: Migration = {
  name: '0040-keep-removed-rows',
  async up(db) {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} add column "removedAt" timestamptz,
        add column "removedBy" text collate "C", add column "removedWith" text collate "C"`.execute(db)
      await keepIndexesToLiveRows(db, table)
      await sql`create index ${sql.ref(`${table}_removed`)} on ${sql.table(table)} (site, "removedAt" desc, _id)
        where "removedAt" is not null`.execute(db)
    }
  },
}

/** Makes every index of the table again, without the rows that are removed; the key keeps them all. */
async function keepIndexesToLiveRows(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${`"${table}"`}::text::regclass and not indisprimary and indpred is null`.execute(db)
  for (const { name, definition } of rows) {
    await sql`drop index ${sql.ref(name)}`.execute(db)
    await sql.raw(`${definition} where "removedAt" is null`).execute(db)
  }
}
