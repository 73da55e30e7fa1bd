import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { commentsOf, editComment, addComment, deleteComment } from '#platform/office/comments/comments.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { restoreVersion } from '#platform/office/screens/record/restore-version.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the timeline of a record on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const path = (_id: string) => `/lesson/player/detail/${_id}`
  const open = (_id: string, role: Role = 'admin') => pages.open({ path: path(_id), viewer: academy.viewer(role) })
  const send = (_id: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path: path(_id), form, viewer: academy.viewer(role) })
  const main = (html: string) => textOf(parts(html, 'main')[0]!)
  const course = async (name: string) => (await create(academy.as('admin'), 'course', { name, hours: 6 }))._id
  const about = (_id: string) => ({ collection: 'course', _id })
  const said = (_id: string) => commentsOf(academy.as('admin'), about(_id))
  const stored = (_id: string) =>
    from(academy.as('admin'), 'course').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()

  test('tells what each field was and became, as people read it', async () => {
    const { _id: category } = await create(academy.as('admin'), 'category', { name: 'ไฟฟ้า', code: 'electric' })
    expect(category).toMatch(/^[0-9a-f]{24}$/)
    const _id = await course('ก')
    await update(academy.as('manager'), 'course', { _id, change: { hours: 12, price: 1200, category: ['electric'] } })
    const shown = main((await open(_id)).text)
    expect(shown).toMatch(/manager ทีมงาน แก้ไขข้อมูล/)
    expect(shown).toMatch(/จำนวนชั่วโมง 6.* → เป็น 12/)
    expect(shown).toMatch(/ราคาปกติ ว่าง → เป็น 1,200/)
    expect(shown).toMatch(/หมวดหมู่ ว่าง → เป็น ไฟฟ้า/)
    expect(shown).toMatch(/admin ทีมงาน สร้าง/)
  })

  test('gives back what one field held, and the whole row, as an update with its checks', async () => {
    const _id = await course('ช่างท่อ')
    await update(academy.as('admin'), 'course', { _id, change: { hours: 12 } })
    await update(academy.as('admin'), 'course', { _id, change: { hours: 24, name: 'ช่างท่อ 2' } })
    const back = (more: Record<string, string>) => send(_id, { intent: 'restore-version', ...more })
    const done = await back({ to: '2', field: 'hours', version: '3' })
    expect(done.headers['location']).toBe(`${path(_id)}?done=reverted`)
    expect(
      main((await pages.open({ path: `${path(_id)}?done=reverted`, viewer: academy.viewer('admin') })).text),
    ).toContain('คืนค่าแล้ว')
    expect(await stored(_id)).toMatchObject({ hours: 12, name: 'ช่างท่อ 2', version: 4 })
    await back({ to: '1', version: '4' })
    expect(await stored(_id)).toMatchObject({ hours: 6, name: 'ช่างท่อ', version: 5 })
    const stale = await back({ to: '2', version: '4' })
    expect([stale.status, main(stale.text).includes('มีผู้อื่นบันทึกรายการนี้ก่อนแล้ว')]).toEqual([409, true])
    const same = await back({ to: '5' })
    expect([same.status, main(same.text).includes('รายการนี้มีค่าเดียวกันอยู่แล้ว')]).toEqual([400, true])
    for (const more of [{ to: 'x' }, { to: '-1', field: '__proto__' }, { to: '1', field: 'createdAt' }])
      expect([302, 400]).toContain((await back(more as never)).status)
    const courses = collectionOf(academy.as('member'), 'course')
    const asMember = restoreVersion(academy.as('member'), courses, { _id, version: 2, field: null, current: undefined })
    await expect(asMember).rejects.toMatchObject({ kind: 'forbidden' })
    const elsewhere = academy.as('admin', 'factory')
    const asOther = restoreVersion(elsewhere, courses, { _id, version: 2, field: null, current: undefined })
    await expect(asOther).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('is where staff talk; whom they name is marked, and nobody else', async () => {
    const _id = await course('คุยกัน')
    const text = 'ฝาก @manager ทีมงาน เช็กที่นั่ง <script>'
    expect((await send(_id, { intent: 'say', comment: 'c'.repeat(24), text }, 'manager')).status).toBe(302)
    expect((await send(_id, { intent: 'say', comment: 'c'.repeat(24), text }, 'manager')).status, 'sent twice').toBe(
      302,
    )
    const [one, ...more] = await said(_id)
    expect(more).toEqual([])
    expect(one).toMatchObject({ text, name: 'manager ทีมงาน', editedAt: null })
    expect(one!.mentions).toEqual([{ _id: academy.viewer('manager').id, name: 'manager ทีมงาน' }])
    const { text: html } = await open(_id)
    expect(html).toMatch(/<span class="[^"]*">@manager ทีมงาน<\/span>/)
    expect(html).not.toContain('<script>ฝาก')
    const rewording = (page: string) =>
      parts(page, 'details').filter((part) => part.includes('<summary>แก้ไข</summary>'))
    expect(rewording(html)).toEqual([])
    expect(rewording((await open(_id, 'manager')).text)).toHaveLength(1)
    const told = { intent: 'say', comment: 'e'.repeat(24), text: '@manager ทีมงาน ดูหน่อย' }
    for (const _time of ['once', 'sent twice']) await send(_id, told)
    const { notices, unread } = await ownNotices(academy.as('manager'))
    expect(unread, 'of what one says oneself nobody is told').toBe(1)
    expect(notices[0]).toMatchObject({ href: path(_id) })
  })

  test('lets only the writer say it otherwise or take it back', async () => {
    const _id = await course('ของใครของมัน')
    await addComment(academy.as('manager'), about(_id), { _id: 'd'.repeat(24), text: 'เดิม', at: '/lesson/dashboard' })
    const comment = 'd'.repeat(24)
    for (const intent of ['reword', 'unsay'])
      expect((await send(_id, { intent, comment, text: 'แทรก' }, 'root')).status, intent).toBe(404)
    const other = await course('อีกหลักสูตร')
    expect((await send(other, { intent: 'unsay', comment }, 'manager')).status, 'of another row').toBe(404)
    expect((await send(_id, { intent: 'reword', comment, text: 'ใหม่' }, 'manager')).status).toBe(302)
    expect(await said(_id)).toMatchObject([{ text: 'ใหม่', editedAt: expect.any(String) }])
    expect((await send(_id, { intent: 'unsay', comment }, 'manager')).status).toBe(302)
    expect(await said(_id)).toEqual([])
  })

  test.each([
    ['nothing', '  \n ', 'กรุณาเขียนความเห็น'],
    ['too much', 'ก'.repeat(4001), 'ความเห็นยาวเกินไป'],
  ])('refuses %s with its reason, and what was written stays', async (_what, text, problem) => {
    const _id = await course('ปฏิเสธ')
    const refused = await send(_id, { intent: 'say', comment: '', text })
    expect(refused.status).toBe(400)
    expect(main(refused.text)).toContain(problem)
    if (text.trim()) expect(refused.text).toContain(text)
    expect(await said(_id)).toEqual([])
  })

  test('is nothing for learners, visitors and other sites', async () => {
    const _id = await course('ลับ')
    await update(academy.as('admin'), 'course', { _id, change: { status: true } })
    await addComment(academy.as('admin'), about(_id), { _id: '', text: 'เรื่องของเรา', at: '/lesson/dashboard' })
    for (const role of ['guest', 'user'] as const) {
      const ctx = academy.as(role)
      await expect(commentsOf(ctx, about(_id)), role).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(addComment(ctx, about(_id), { _id: '', text: 'x', at: '/' }), role).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(editComment(ctx, about(_id), { _id: 'd'.repeat(24), text: 'x' }), role).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(deleteComment(ctx, about(_id), 'd'.repeat(24)), role).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const public_ = await pages.open({ path: `/lesson/detail/${_id}`, viewer: academy.viewer('user') })
    expect(public_.text).not.toContain('เรื่องของเรา')
    const elsewhere = academy.as('admin', 'factory')
    await expect(commentsOf(elsewhere, about(_id))).rejects.toMatchObject({ kind: 'not-found' })
    await expect(addComment(elsewhere, about(_id), { _id: '', text: 'x', at: '/' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(
      (await pages.ask({ path: '/api/record_comment/query', viewer: academy.viewer('root'), body: {} })).status,
    ).toBe(404)
  })

  test('goes with its row', async () => {
    const left = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from record_comment`.execute(
        academy.database.kysely,
      )
      return Number(rows[0]!.n)
    }
    const { _id } = await create(academy.as('root'), 'space', { name: 'คลัง' })
    const before = await left()
    await addComment(
      academy.as('root'),
      { collection: 'space', _id },
      { _id: '', text: 'ลบได้', at: '/lesson/dashboard' },
    )
    expect(await left()).toBe(before + 1)
    await remove(academy.as('root'), 'space', _id)
    expect(await left()).toBe(before)
  })
})
