import { afterAll, assert, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { countViews } from '#platform/office/screens/list/views/count-views.ts'
import { viewsOfList } from '#platform/office/screens/list/views/saved-views.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('the views of a list on $kind', (driver) => {
  let list: OfficeList
  beforeAll(async () => {
    list = await openList(driver)
    for (const hours of [3, 6, 12]) await create(list.academy.as('admin'), 'course', { name: `คอร์ส ${hours}`, hours })
  })
  afterAll(() => list.close())

  const long = 'sort=name&where=hours:min:6'
  const idIn = (to: string) => new URL(to, 'http://x').searchParams.get('view') ?? ''
  const save = async (name: string, more: Record<string, string> = {}, as: 'admin' | 'manager' = 'admin') =>
    list.send({ intent: 'view-save', name, query: long, ...more }, long, as)

  test('keep what the list shows under a name, for who saved it', async () => {
    const saved = await save('ยาว ๆ')
    expect(saved.to).toMatch(/where=hours%3Amin%3A6&sort=name&view=[0-9a-f]{24}&done=view-saved$/)
    expect(await list.names(saved.to.split('?')[1]!)).toEqual(['คอร์ส 12', 'คอร์ส 6'])
    expect(await list.text()).toContain('ทั้งหมด 3 ยาว ๆ 2 ที่ลบแล้ว 0')
    expect(await list.text('', 'manager')).not.toContain('ยาว ๆ')
  })

  test('are shared by an administrator, and by nobody below', async () => {
    await save('ของทุกคน', { isShared: 'true' })
    expect(await list.text('', 'manager')).toContain('ของทุกคน')
    expect(await list.text('', 'manager')).toContain('ใช้ร่วมกัน')
    const refused = await save('แอบแบ่ง', { isShared: 'true' }, 'manager')
    expect(refused.to).toBe('')
    expect(await list.text()).not.toContain('แอบแบ่ง')
    expect(await list.text(long, 'manager'), 'the box is not offered').not.toContain('ให้ทีมงานทุกคนเห็น')
  })

  test('are changed and deleted by who may, and by nobody else', async () => {
    const mine = idIn((await save('ของผู้จัดการ', {}, 'manager')).to)
    const steal = { intent: 'view-drop', view: mine }
    expect((await list.send(steal, '', 'admin')).status, 'not even by an administrator').toBe(404)
    const shared = idIn((await save('กลาง', { isShared: 'true' })).to)
    expect((await list.send({ intent: 'view-drop', view: shared }, '', 'manager')).status).toBe(404)
    const change = { intent: 'view-change', view: mine, query: 'where=hours:max:3&page=4&done=evil' }
    expect((await list.send(change, '', 'manager')).to).toContain('done=view-saved')
    expect((await list.links('', 'manager')).map(({ href }) => href)).toContain(
      `/lesson/dashboard?where=hours%3Amax%3A3&view=${mine}`,
    )
    expect((await list.send(steal, '', 'manager')).to).toBe('/lesson/dashboard?done=view-removed')
    expect(await list.text('', 'manager')).not.toContain('ของผู้จัดการ')
  })

  test('say how many rows each holds, of this site', async () => {
    const admin = list.academy.as('admin')
    const { collection } = admin.app.collections.get('course')!
    const at = { collection, route: null, url: new URL('http://x/lesson/dashboard') }
    const tabs = [
      { href: '/lesson/dashboard' },
      { href: `/lesson/dashboard?${long}` },
      { href: '?view=removed', isBin: true },
    ]
    expect(await countViews(admin, at, tabs)).toEqual(['3', '2', '0'])
    expect(await countViews(list.academy.as('admin', 'factory'), at, tabs)).toEqual(['0', '0', '0'])
  })

  test('are shown without their numbers where those cannot be read', async () => {
    const admin = list.academy.as('admin')
    const { collection } = admin.app.collections.get('course')!
    const counts = { get: () => assert.fail('gone') } as never
    const logged: string[] = []
    const settings = { ...admin.app.settings, log: (line: string) => void logged.push(line) }
    const broken = { ...admin, app: { ...admin.app, menuCounts: counts, settings } }
    const at = { collection, route: null, url: new URL('http://x/lesson/dashboard') }
    expect(await countViews(broken, at, [{ href: '/lesson/dashboard' }])).toEqual([])
    expect(logged.join()).toContain('the tabs of course cannot be counted')
  })

  test('are of one site', async () => {
    const view = idIn((await save('ไซต์นี้', { isShared: 'true' })).to)
    const there = list.academy.as('admin', 'factory')
    expect((await viewsOfList(there, 'course')).map(({ _id }) => _id)).not.toContain(view)
  })

  test.each(['', '   ', 'ก'.repeat(61)])('have a name of 1 to 60 letters, not %j', async (name) => {
    expect((await save(name)).text).toContain('กรุณาตั้งชื่อมุมมอง')
  })

  test('end at twenty of each person', async () => {
    for (let n = 0; n < 25; n++) await save(`มุมมอง ${n}`, {}, 'manager')
    expect((await save('อีกหนึ่ง', {}, 'manager')).text).toContain('มีมุมมองครบ 20 รายการแล้ว')
  })
})
