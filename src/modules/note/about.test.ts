import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { parts, textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()
type Staff = 'root' | 'superadmin' | 'admin' | 'manager'

describe.each(drivers)('notes about records, and for chosen people, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let category: string
  let asset: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    const root = academy.as('root')
    category = (await create(root, 'category', { name: 'งานไม้', code: 'wood' }))._id
    asset = (await create(root, 'asset', { name: 'เครื่องเชื่อมลับ', code: 'AS-1' }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const note = (role: Staff, given: Record<string, unknown>) =>
    create(academy.as(role), 'note', { title: 'จดไว้', ...given } as never)
  const open = async (path: string, role: Staff = 'admin') =>
    textOf((await pages.open({ path, viewer: academy.viewer(role) })).text)
  const html = async (path: string, role: Staff = 'admin') =>
    (await pages.open({ path, viewer: academy.viewer(role) })).text
  const told = async (role: Staff) =>
    (
      await sql<{ title: string }>`select title ->> 'th' as title from notice where collection = 'note'
        and "user" = ${academy.viewer(role).id} order by _id`.execute(academy.database.kysely)
    ).rows.map(({ title }) => title)

  test('a record leads to a new note about it, shows its notes, and the note leads back', async () => {
    const show = `/lesson/category/${category}`
    const add = `/note/add?about=category%2F${category}`
    expect(await html(show)).toContain(`href="${add}"`)
    expect(await open(add)).toContain('หมวดหมู่: งานไม้')
    const form = { title: 'ปรับชื่อหมวด', about: `category/${category}`, audience: 'site' }
    const sent = await pages.post({ path: add, viewer: academy.viewer('admin'), form })
    expect(sent.status).toBe(302)
    const shown = await open(show)
    expect(shown).toContain('บันทึกย่อ')
    expect(shown).toContain('ปรับชื่อหมวด')
    const board = await html('/note/home')
    expect(board).toContain(`href="${show}"`)
    expect(textOf(board)).toContain('หมวดหมู่: งานไม้')
    const all = await html(`/note/home?where=${encodeURIComponent(`about:is:category/${category}`)}`)
    expect(textOf(all)).toContain('ปรับชื่อหมวด')
    expect(textOf(all)).toContain('ตัวกรอง')
  })

  test('a note tells nothing of a record to who may not read it, and he cannot attach one to it', async () => {
    const about = `asset/${asset}`
    const { _id } = await note('root', { title: 'ของหายาก', about })
    expect(await open('/note/home', 'root')).toContain('เครื่องเชื่อมลับ')
    for (const path of ['/note/home', `/note/edit/${_id}`, `/note/add?about=${encodeURIComponent(about)}`]) {
      const said = await open(path)
      expect(said, path).not.toContain('เครื่องเชื่อมลับ')
      expect(said, path).toContain('ข้อมูลถูกลบ หรือคุณไม่มีสิทธิ์เปิดดู')
    }
    await expect(note('admin', { about })).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'about' }] })
    const renamed = await update(academy.as('admin'), 'note', { _id, change: { title: 'ชื่อใหม่', about } })
    expect(renamed).toMatchObject({ title: 'ชื่อใหม่', about })
  })

  test('a record of another site, one that is removed, one that is none and what is no record are refused', async () => {
    const there = await create(academy.as('root', 'factory'), 'category', { name: 'โรงงาน', code: 'x' })
    const gone = await create(academy.as('root'), 'category', { name: 'ลบแล้ว', code: 'gone' })
    await remove(academy.as('root'), 'category', gone._id)
    const wrong = [`category/${there._id}`, `category/${gone._id}`, `session/${category}`, `__proto__/${category}`]
    const shapeless = [
      'category',
      `category/${'x'.repeat(24)}`,
      `category/${category}/x`,
      `Category/${category}`,
      7,
      {},
      [],
    ]
    for (const about of [...wrong, ...shapeless])
      await expect(note('root', { about }), String(about)).rejects.toMatchObject({ issues: [{ field: 'about' }] })
    const call = { path: '/api/note', method: 'POST', viewer: academy.viewer('admin') }
    const answer = await pages.ask({ ...call, body: { data: { title: 'x', about: wrong[0] } } })
    expect(answer.status).toBe(400)
  })

  test('a shared note is for its author and whom he chose alone, who are told of it once', async () => {
    const chosen = academy.viewer('admin').id
    const { _id } = await note('root', { title: 'เฉพาะคนที่เลือก', audience: 'shared', sharedWith: [chosen] })
    for (const role of ['root', 'admin'] as const) expect(await open('/note/home', role)).toContain('เฉพาะคนที่เลือก')
    expect(await open('/note/home', 'superadmin')).not.toContain('เฉพาะคนที่เลือก')
    const call = { path: `/api/note/${_id}`, method: 'GET', viewer: academy.viewer('superadmin') }
    expect((await pages.ask(call)).status).toBe(404)
    const other = update(academy.as('superadmin'), 'note', { _id, change: { title: 'x' } })
    await expect(other).rejects.toMatchObject({ kind: 'not-found' })
    expect(await told('admin')).toContain(`${academy.viewer('root').name} แบ่งปันบันทึกย่อกับคุณ`)
    const before = (await told('admin')).length
    await update(academy.as('root'), 'note', { _id, change: { body: 'เพิ่มเติม', sharedWith: [chosen] } })
    expect(await told('admin')).toHaveLength(before)
    expect(await told('superadmin')).toEqual([])
  })

  test('whom it is shared with writes in it, and neither opens it to others, nor takes it away from its author', async () => {
    const chosen = academy.viewer('admin').id
    const { _id } = await note('root', { title: 'ร่วมกันเขียน', audience: 'shared', sharedWith: [chosen] })
    const admin = academy.as('admin')
    expect(await update(admin, 'note', { _id, change: { body: 'เห็นด้วย' } })).toMatchObject({ body: 'เห็นด้วย' })
    for (const change of [{ audience: 'site' }, { sharedWith: [chosen, academy.viewer('superadmin').id] }] as const)
      await expect(update(admin, 'note', { _id, change: change as never })).rejects.toMatchObject({
        ...{ kind: 'invalid', issues: [{ field: 'audience', code: 'author' }] },
      })
    await expect(update(admin, 'note', { _id, change: { sharedWith: [] } })).rejects.toBeDefined()
    await expect(remove(admin, 'note', _id)).rejects.toMatchObject({
      kind: expect.stringMatching(/forbidden|not-found/),
    })
    const listed = async (role: 'admin' | 'root') =>
      parts((await pages.open({ path: '/note/home', viewer: academy.viewer(role) })).text, 'header').find((card) =>
        card.includes('ร่วมกันเขียน'),
      )!
    expect(textOf(await listed('root'))).toContain('ลบ')
    expect(textOf(await listed('admin')), 'it is not offered what would be refused').not.toContain('ลบ')
    await update(academy.as('root'), 'note', { _id, change: { sharedWith: [] } })
    expect(await from(admin, 'note').select('_id').where('_id', '=', _id).execute()).toEqual([])
  })

  test('nobody but who works on the site as an administrator is chosen', async () => {
    const learner = await from(academy.as('root'), 'user').select('_id').executeTakeFirst()
    const wrong = [learner?._id ?? 'u', academy.viewer('manager').id, '0'.repeat(24), 'x'.repeat(300)]
    for (const one of wrong)
      await expect(note('admin', { audience: 'shared', sharedWith: [one] }), one).rejects.toMatchObject({
        ...{ kind: 'invalid', issues: [{ field: 'sharedWith' }] },
      })
    expect(await html('/note/add')).toContain(`value="${academy.viewer('root').id}"`)
    expect(await html('/note/add')).not.toContain(`value="${academy.viewer('manager').id}"`)
  })
})
