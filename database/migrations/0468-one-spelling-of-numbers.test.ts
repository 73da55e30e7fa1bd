import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/data/database/migrate.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { migrations } from './list.ts'

const people: [_id: string, citizen: string | null, phone: string | null, after: [string | null, string | null]][] = [
  ['a', '1-1017-00207-03-0', '081-234-5678', ['1101700207030', '0812345678']],
  ['b', '๓๑๐๐๖๐๐๘๘๘๘๘๐', '+66 (0)82 234 5678', ['3100600888880', '0822345678']],
  ['c', '1.1017E+12', '812345678', ['1.1017E+12', '812345678']],
  ['d', '2-1017-00207-03-9', '083 234 5678', ['2-1017-00207-03-9', '083 234 5678']],
  ['e', '2101700207039', '0832345678', ['2101700207039', '0832345678']],
  ['f', null, 'ถามที่บ้าน', [null, 'ถามที่บ้าน']],
]

it.each(await bothDrivers())(
  'writes what is certain in one spelling, and leaves the rest, on $kind',
  async ({ open }) => {
    const { database, remove } = await open()
    const { kysely } = database
    const own = migrations.findIndex(({ name }) => name.startsWith('0468'))
    try {
      await migrate(database, migrations.slice(0, own))
      await sql`alter table "user" disable trigger all`.execute(kysely).catch(() => {})
      for (const [_id, citizen, phone] of people) {
        const row = { site: 's', _id, citizen, phone, username: _id, firstname: _id, lastname: '', search: '' }
        const rest = { role: 'user', status: true, req_reset: false, version: 1, secondFactor: false, calendarRound: 0 }
        const times = { createdAt: '2026-01-01', updatedAt: '2026-01-01' }
        await sql`insert into "user" select * from jsonb_populate_record(null::"user", ${JSON.stringify({ ...row, ...rest, ...times })}::jsonb)`.execute(
          kysely,
        )
      }
      await migrate(database, migrations)
      const { rows } = await sql<{ citizen: string | null; phone: string | null }>`
      select citizen, phone from "user" order by _id`.execute(kysely)
      expect(rows.map(({ citizen, phone }) => [citizen, phone])).toEqual(people.map(([, , , after]) => after))
    } finally {
      await remove()
    }
  },
)
