import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/data/database/migrate.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { jobs } from './0070-jobs.ts'
import { migrations } from './list.ts'

it.each(await bothDrivers())('what waited in the outbox is told by jobs, in its order, on $kind', async ({ open }) => {
  const { database, remove } = await open()
  try {
    await migrate(database, migrations.slice(0, migrations.indexOf(jobs)))
    const { kysely } = database
    await sql`insert into site (_id, "createdAt") values ('a', now())`.execute(kysely)
    for (const [event, state] of [
      ['lesson.created', 'ready'],
      ['nobody.hears', 'ready'],
      ['enroll.created', 'failed'],
      ['lesson.removed', 'ready'],
    ] as const)
      await sql`insert into outbox (site, event, payload, "createdAt", "runAt", state)
        values ('a', ${event}, ${JSON.stringify({ _id: event })}::jsonb, now(), now(), ${state})`.execute(kysely)
    await migrate(database, migrations.slice(0, migrations.indexOf(jobs) + 1))
    const { rows } =
      await sql`select site, kind, payload ->> '_id' as event, state, tries from job order by _id`.execute(kysely)
    expect(rows).toEqual([
      { site: 'a', kind: 'enroll/recount-course', event: 'lesson.created', state: 'ready', tries: 0 },
      { site: 'a', kind: 'enroll/recount-enrolment', event: 'enroll.created', state: 'failed', tries: 0 },
      { site: 'a', kind: 'enroll/recount-course', event: 'lesson.removed', state: 'ready', tries: 0 },
    ])
  } finally {
    await remove()
  }
})
