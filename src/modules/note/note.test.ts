import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('notes on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let shared: string
  let own: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    const root = academy.as('root')
    shared = (await create(root, 'note', { title: 'ประชุมวิทยากร', items: ['จองห้อง', 'ส่งวาระ'], tags: ['ด่วน'] }))._id
    own = (await create(root, 'note', { title: 'เรื่องส่วนตัว', audience: 'private' }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (query = '', role: 'admin' | 'root' = 'admin') =>
    pages.open({ path: `/note/home${query}`, viewer: academy.viewer(role) })
  const post = (form: Record<string, string>, role: 'admin' | 'manager' = 'admin') =>
    pages.post({ path: '/note/home', viewer: academy.viewer(role), form })
  const stored = (_id: string) =>
    from(academy.as('root'), 'note').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()

  test('the menu of an administrator leads to the notes of the site', async () => {
    const start = await pages.open({ path: '/lesson/dashboard', viewer: academy.viewer('admin') })
    expect(start.text).toContain('href="/note/home"')
    const home = await open()
    expect(home.status).toBe(200)
    expect(textOf(home.text)).toContain('ประชุมวิทยากร')
  })

  test('a private note is seen, changed and removed by its author alone', async () => {
    expect(textOf((await open('', 'root')).text)).toContain('เรื่องส่วนตัว')
    expect(textOf((await open()).text)).not.toContain('เรื่องส่วนตัว')
    expect(textOf((await open('?q=ส่วนตัว')).text)).not.toContain('เรื่องส่วนตัว')
    for (const role of ['admin', 'superadmin'] as const) {
      const ctx = academy.as(role)
      await expect(update(ctx, 'note', { _id: own, change: { title: 'x' } })).rejects.toMatchObject({
        kind: 'not-found',
      })
      await expect(remove(ctx, 'note', own)).rejects.toMatchObject({ kind: 'not-found' })
      expect((await pages.ask({ path: `/api/note/${own}`, method: 'GET', viewer: ctx.viewer })).status).toBe(404)
    }
    expect((await post({ change: 'pin', _id: own })).status).toBe(404)
    expect(await stored(own)).toMatchObject({ title: 'เรื่องส่วนตัว', pinned: false })
  })

  test('nobody makes the note of another his own, nor writes in the name of another', async () => {
    const taking = update(academy.as('admin'), 'note', { _id: shared, change: { audience: 'private' } })
    await expect(taking).rejects.toMatchObject({ kind: 'forbidden' })
    const forged = create(academy.as('admin'), 'note', { title: 'x', author: academy.viewer('root').id } as never)
    await expect(forged).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('of another site, or to who is no administrator, there are no notes', async () => {
    expect(
      textOf((await pages.open({ path: '/note/home', site: 'factory', viewer: academy.viewer('admin') })).text),
    ).not.toContain('ประชุม')
    for (const role of ['guest', 'user', 'manager'] as const) {
      expect(await from(academy.as(role), 'note').selectAll().execute()).toEqual([])
      await expect(create(academy.as(role), 'note', { title: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await post({ change: 'pin', _id: shared }, 'manager')).status).toBe(302)
    const elsewhere = await pages.post({
      path: '/note/home',
      site: 'factory',
      viewer: academy.viewer('admin'),
      form: { change: 'pin', _id: shared },
    })
    expect(elsewhere.status).toBe(404)
    expect(await stored(shared)).toMatchObject({ pinned: false })
  })

  test('things are ticked off one by one, as often as it is pressed, and only what stands in the note', async () => {
    for (const change of ['tick', 'tick'])
      expect((await post({ change, _id: shared, item: 'ส่งวาระ' })).status).toBe(302)
    expect(await stored(shared)).toMatchObject({ done: ['ส่งวาระ'] })
    expect(textOf((await open()).text)).toContain('ทำแล้ว 1 จาก 2')
    expect((await post({ change: 'tick', _id: shared, item: 'ไม่มี' })).status).toBe(404)
    expect((await post({ change: 'untick', _id: shared, item: 'ส่งวาระ' })).status).toBe(302)
    expect(await stored(shared)).toMatchObject({ done: [] })
    expect((await post({ change: 'title', _id: shared })).status).toBe(404)
  })

  test('what is due stands first, then what is pinned; what is archived lies in its own view', async () => {
    const admin = academy.as('admin')
    await create(admin, 'note', { title: 'ถึงกำหนด', remindOn: '2026-11-21' })
    await create(admin, 'note', { title: 'ยังไม่ถึง', remindOn: '2026-11-22' })
    await post({ change: 'pin', _id: shared })
    const board = textOf((await open()).text)
    expect(board.indexOf('ถึงวันเตือน 21 พ.ย. 69')).toBeGreaterThan(0)
    expect(board.indexOf('ถึงกำหนด')).toBeLessThan(board.indexOf('ประชุมวิทยากร'))
    expect(board.indexOf('ประชุมวิทยากร')).toBeLessThan(board.indexOf('ยังไม่ถึง'))
    await post({ change: 'archive', _id: shared })
    expect(textOf((await open()).text)).not.toContain('ประชุมวิทยากร')
    expect(textOf((await open('?view=archived')).text)).toContain('ประชุมวิทยากร')
    await post({ change: 'unarchive', _id: shared })
  })

  test('a Thai word in its text, its list or its tags finds a note; a tag leads to its notes', async () => {
    for (const word of ['วาระ', 'ด่วน', 'วิทยากร'])
      expect(textOf((await open(`?q=${encodeURIComponent(word)}`)).text), word).toContain('ประชุมวิทยากร')
    const tagged = textOf((await open(`?tag=${encodeURIComponent('ด่วน')}`)).text)
    expect(tagged).toContain('ประชุมวิทยากร')
    expect(tagged).not.toContain('ถึงกำหนด')
  })

  test('a removed note comes back', async () => {
    const answer = await post({ _id: shared })
    expect(answer.headers['location']).toBe(`/note/home?done=removed&row=${shared}`)
    expect(textOf((await open('?view=removed')).text)).toContain('ประชุมวิทยากร')
    await post({ _id: shared, intent: 'restore' })
    expect(textOf((await open()).text)).toContain('ประชุมวิทยากร')
  })
})
