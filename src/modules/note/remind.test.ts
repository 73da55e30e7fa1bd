import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'

const drivers = await testDrivers()
const day = 86_400_000

describe.each(drivers)('what notes tell on $kind', (driver) => {
  let academy: Academy

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
  })
  afterAll(async () => {
    await academy.close()
  })

  const told = async (role: 'admin' | 'root' | 'manager') => {
    const { rows } = await sql<{ title: string; text: string; href: string }>`select title ->> 'th' as title,
      text ->> 'th' as text, href from notice where collection = 'note' and "user" = ${academy.viewer(role).id}
      order by _id`.execute(academy.database.kysely)
    return rows
  }

  test('the author is reminded once at eight of the day, of a private note too', async () => {
    const admin = academy.as('admin')
    const kept = await create(admin, 'note', { title: 'ต่อสัญญา', remindOn: '2026-11-23', audience: 'private' })
    const moved = await create(admin, 'note', { title: 'เลื่อนไป', remindOn: '2026-11-23' })
    await update(admin, 'note', { _id: moved._id, change: { remindOn: '2026-12-31' } })
    const gone = await create(admin, 'note', { title: 'ลบแล้ว', remindOn: '2026-11-23' })
    await remove(admin, 'note', gone._id)
    await create(admin, 'note', { title: 'เก็บแล้ว', remindOn: '2026-11-23', archived: true })
    await create(admin, 'note', { title: 'ผ่านไปแล้ว', remindOn: '2026-11-20' })
    academy.pass(day)
    await academy.app.jobs.drain()
    expect(await told('admin')).toEqual([])
    academy.pass(day)
    await academy.app.jobs.drain()
    expect(await told('admin')).toEqual([{ title: 'ถึงวันเตือนของบันทึก', text: 'ต่อสัญญา', href: `/note/edit/${kept._id}` }])
    await update(admin, 'note', { _id: kept._id, change: { body: 'แก้ไข' } })
    await academy.app.jobs.drain()
    expect(await told('root')).toEqual([])
  })

  test('who is mentioned in a note of the site is told once; nobody who may not see it', async () => {
    const admin = academy.as('admin')
    const note = await create(admin, 'note', {
      title: 'ส่งวาระ',
      body: 'ฝาก @root ทีมงาน และ @manager ทีมงาน ด้วย @admin ทีมงาน',
    })
    expect(await told('root')).toEqual([
      { title: 'admin ทีมงาน กล่าวถึงคุณในบันทึก', text: 'ส่งวาระ', href: `/note/edit/${note._id}` },
    ])
    expect(await told('manager')).toEqual([])
    await update(admin, 'note', { _id: note._id, change: { body: 'ฝาก @root ทีมงาน อีกครั้ง' } })
    expect(await told('root')).toHaveLength(1)
    const secret = await create(admin, 'note', { title: 'ส่วนตัว', body: '@root ทีมงาน', audience: 'private' })
    expect(await told('root')).toHaveLength(1)
    await update(admin, 'note', { _id: secret._id, change: { audience: 'site' } })
    expect(await told('root')).toHaveLength(2)
  })
})
