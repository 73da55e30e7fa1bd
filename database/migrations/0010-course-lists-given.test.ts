import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { migrate } from '#platform/data/database/migrate.ts'
import { courseListsGiven } from './0010-course-lists-given.ts'
import { migrations } from './list.ts'

it.each(await bothDrivers())('answers the courses that were there as before, on $kind', async ({ open }) => {
  const { database, remove } = await open()
  try {
    await migrate(database, migrations.slice(0, migrations.indexOf(courseListsGiven)))
    await sql`insert into site (_id, "siteName", "siteNameEn", "siteType", key, "createdAt", "updatedAt")
      values ('s', 'ก', 'a', 'unit', 'k', now(), now())`.execute(database.kysely)
    for (const [_id, category] of [
      ['none', []],
      ['one', ['a']],
      ['two', ['a', 'b']],
    ] as const)
      await sql`insert into course select * from jsonb_populate_record(null::course, ${course(_id, category)}::jsonb)`.execute(
        database.kysely,
      )
    await migrate(database, migrations)
    const { rows } =
      await sql`select _id, category_is_list, lecturer_is_list, target_is_list from course order by _id`.execute(
        database.kysely,
      )
    expect(rows).toEqual([
      { _id: 'none', category_is_list: true, lecturer_is_list: true, target_is_list: true },
      { _id: 'one', category_is_list: false, lecturer_is_list: true, target_is_list: true },
      { _id: 'two', category_is_list: true, lecturer_is_list: true, target_is_list: true },
    ])
  } finally {
    await remove()
  }
})

const course = (_id: string, category: readonly string[]) =>
  JSON.stringify({
    ...{ _id, site: 's', category, createdAt: '2026-01-01', updatedAt: '2026-01-01', version: 1, search: '' },
    ...{ name: 'ก', status: true, mode: 'standard', lesson_type: 'child', type: 'online', hours: 1, days: 1 },
    ...{ short_description: '', description: '', lecturer: [], certification: 'no', target: ['T1'] },
  })
