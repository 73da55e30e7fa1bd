import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Counter, defineModule, officePage } from '#platform/manifest/manifest.ts'
import { countsOf } from '#platform/office/menu/counts.ts'
import { assertCounters } from '#platform/office/menu/assert-counters.ts'
import type { MenuItem } from '#ui/office/description.ts'
import { menuOf, topOf } from '../../../src/app/menu.ts'
import { manifests } from '../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const failed = (all: Record<string, Counter>) =>
  manifests.map((module) => (module.name === 'mail' ? defineModule({ ...module, counters: all }) : module))

describe.each(drivers)('the menu of the back office on $kind', (driver) => {
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

  const shown = async (role: Role, path = '/enroll/dashboard') => {
    const { text } = await pages.open({ path, viewer: academy.viewer(role) })
    return parts(text, 'nav').find((one) => one.includes('id="office-menu"'))!
  }
  const entries = (role: Role, path = '') => {
    const current = manifests.flatMap((module) => module.routes).find((route) => route.path === path) ?? null
    return menuOf(academy.as(role), { manifests, current }).flatMap((group) => group.items)
  }
  const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.items ?? [])])
  const screen = { name: 'stars', title: { th: 'ดาวเด่น', en: 'Stars' }, screen: 'stars', path: '/lesson/stars' }
  const withRoute = (more: object) =>
    manifests.map((module) =>
      module.name === 'lesson'
        ? defineModule({ ...module, routes: [...module.routes, officePage(['admin'], { ...screen, ...more })] })
        : module,
    )

  test('opens the entries of a family under the one with a submenu', () => {
    const courses = entries('admin', '/lesson/target').find(({ label }) => label === 'คอร์สเรียน')!
    expect(courses.items!.map(({ label }) => label)).toEqual([
      ...['หลักสูตรทั้งหมด', 'หมวดหมู่หลักสูตร', 'สถาบันที่ร่วมจัด', 'วิทยากร', 'สถานะการเข้าเรียน'],
      'กลุ่มเป้าหมาย',
      ...['คำถามของผู้เรียน', 'ตรวจงาน', 'นัดเรียน', 'รุ่นของหลักสูตร', 'คลังข้อสอบ', 'ชุดข้อสอบ'],
    ])
    expect(courses.items!.flatMap(({ label, isCurrent }) => (isCurrent ? label : []))).toEqual(['กลุ่มเป้าหมาย'])
    expect(entries('admin').map(({ label }) => label)).not.toContain('กลุ่มเป้าหมาย')
  })

  test.each([
    ['/lesson/dashboard', '/lesson/dashboard'],
    ['/lesson/add', '/lesson/dashboard'],
    ['/lesson/player/add/:id', '/lesson/dashboard'],
    ['/lesson/category/:id/edit', '/lesson/category'],
    ['/user/detail/:id', '/user/dashboard'],
    ['/user/ad', '/user/ad'],
    ['/lesson/question/edit/:exam/:question', '/lesson/question/bank'],
  ])('is at one entry: on %s at %s', (path, href) => {
    expect(flat(entries('admin', path)).flatMap((item) => (item.isCurrent ? item.href : []))).toEqual([href])
  })

  test('a manager sees the entries of a submenu that list manager, and no submenu of one', async () => {
    expect(entries('manager').map(({ label }) => label)).toEqual([
      ...['หน้าเว็บและโพสต์', 'แบบฟอร์ม', 'คอร์สเรียน', 'การลงทะเบียน'],
      ...['รีวิวหลักสูตร', 'ชั่วโมงสะสม', 'รายงานการเรียน', 'วุฒิบัตร', 'รอบสอบ', 'คำขอทบทวนผลสอบ', 'แบบสำรวจ'],
      ...['ผู้เรียน', 'ทะเบียนผู้เรียน', 'คำสั่งซื้อ'],
      ...[
        'คำสั่งซื้อสินค้า',
        'จัดส่งของแลก',
        'สมาชิกรายงวด',
        'แพ็กเกจสมาชิก',
        'การคืนเงิน',
        'เครดิต',
        'งานเรื่องเงิน',
        'ผลตรวจสอบยอดเงิน',
      ],
    ])
    expect(flat(entries('manager')).map(({ label }) => label)).not.toContain('นำเข้าผู้เรียนจากไดเรกทอรี')
    expect(flat(entries('admin')).length).toBeGreaterThan(flat(entries('manager')).length)
    expect(await shown('manager')).not.toContain('/lesson/target')
  })

  test('draws every entry', () => {
    const drawn = flat(entries('root', '/lesson/dashboard'))
    expect(drawn.length).toBeGreaterThan(20)
    const top = menuOf(academy.as('root'), { manifests, current: null }).flatMap(({ items }) => items)
    expect(top.filter(({ icon }) => icon === undefined).map(({ href }) => href)).toEqual([])
  })

  test('has no entry without the flag, and those of the top bar stand in the header', () => {
    const hrefs = (more: object) =>
      flat(menuOf(academy.as('admin'), { manifests: withRoute(more), current: null }).flatMap(({ items }) => items))
        .map(({ href }) => href)
        .filter((href) => href === screen.path)
    const top = (more: object, role: Role = 'admin') => topOf(academy.as(role), { manifests: withRoute(more) })
    expect(hrefs({ meta: { inMenu: true } })).toHaveLength(1)
    expect(hrefs({ meta: { inMenu: false } })).toHaveLength(0)
    expect(hrefs({ inTop: true })).toHaveLength(0)
    expect(top({ inTop: true })).toEqual([{ href: screen.path, label: 'ดาวเด่น' }])
    expect(top({ inTop: false, meta: { inMenu: true } })).toEqual([])
    expect(top({ inTop: true }, 'manager')).toEqual([])
    expect(top({ inTop: true }, 'member')).toEqual([])
  })

  test('an entry is there for the roles that may open it', () => {
    const has = (role: Role, href: string) => flat(entries(role)).some((item) => item.href === href)
    const learners = (['admin', 'manager', 'member', 'user'] as const).map((role) => has(role, '/user/dashboard'))
    expect(learners).toEqual([true, true, true, false])
    expect([has('admin', '/user/ad'), has('manager', '/user/ad')]).toEqual([true, false])
    expect([has('root', '/space/storage'), has('admin', '/space/storage')]).toEqual([true, false])
    expect(entries('guest')).toEqual([])
  })

  test.each([
    ['th', 'การลงทะเบียน'],
    ['en', 'Enrolments'],
  ])('in %s an entry and the tab of its screen are called %s', async (lang, title) => {
    const viewer = academy.viewer('admin')
    const { cookie } = await pages.cookieOf(viewer, 'skills')
    const headers = { cookie: `${cookie}; lang=${lang}` }
    const { text } = await pages.open({ path: '/enroll/dashboard', viewer, headers })
    expect(/<title[^>]*>([^<]*)/.exec(text)?.[1]).toContain(title)
    const menu = parts(text, 'nav').find((one) => one.includes('id="office-menu"'))!
    expect(textOf(menu)).toContain(title)
  })

  test('counts what waits, 99+ above 99, and reads the true number to who does not see it', async () => {
    const badge = async (role: Role = 'admin') => /ยังไม่เริ่มเรียน [\d,]+ รายการ/.exec(await shown(role))?.[0]
    expect(await badge()).toBeUndefined()
    const admin = academy.as('admin')
    const enrol = async () => {
      const course = await create(admin, 'course', { name: 'ช่างไฟฟ้า' })
      await create(admin, 'lesson', { name: 'บทแรก', courseID: course._id, status: true })
      const { _id } = await create(admin, 'enroll', { userID: academy.viewer('user').id, courseID: course._id })
      await academy.app.jobs.drain()
      return _id
    }
    const last = await enrol()
    expect(await badge()).toBe('ยังไม่เริ่มเรียน 1 รายการ')
    expect(await badge('manager')).toBe('ยังไม่เริ่มเรียน 1 รายการ')
    await remove(admin, 'enroll', last)
    expect(await badge(), 'it falls again').toBeUndefined()
    for (let n = 0; n < 99; n++) await enrol()
    expect(textOf(await shown('admin'))).toMatch(/99\s*ยังไม่เริ่มเรียน 99 รายการ/)
    await enrol()
    expect(textOf(await shown('admin'))).toMatch(/99\+\s*ยังไม่เริ่มเรียน 100 รายการ/)
    expect(await badge('admin')).not.toBe(undefined)
  })

  test('counts of another site are not counted, and nothing is asked twice while nothing changes', async () => {
    const there = await countsOf(
      academy.as('admin', 'factory'),
      manifests.flatMap((module) => module.routes),
    )
    expect([...there.values()]).toEqual(Array.from({ length: 13 }, () => 0))
    const { menuCounts } = academy.app
    const before = [...menuCounts.values()]
    await shown('admin')
    await shown('admin')
    expect([...menuCounts.values()].filter((one) => !before.includes(one)).length).toBeLessThanOrEqual(1)
  })

  test('orders and messages have their figures, of this site', async () => {
    const routes = ['orderCount', 'messageCount'].map((counter) => officePage(['admin'], { ...screen, counter }))
    expect([...(await countsOf(academy.as('admin'), routes))]).toEqual([
      ['orderCount', 0],
      ['messageCount', 0],
    ])
  })

  test('a counter that cannot be read is logged, and the menu stands', async () => {
    const said: string[] = []
    const { settings } = academy.app
    const log = settings.log
    settings.log = (line) => void said.push(line)
    const route = officePage(['admin'], { ...screen, counter: 'broken' })
    const broken = { broken: { of: 'nothing', where: {}, said: { th: '{n}', en: '{n}' } } }
    const ctx = { ...academy.as('admin'), app: { ...academy.app, manifests: failed(broken) } }
    const counts = await countsOf(ctx, [route, ...manifests.flatMap((module) => module.routes)])
    settings.log = log
    expect(counts.get('broken')).toBeUndefined()
    expect(counts.get('pendingEnrolments')).toBe(100)
    expect(said).toEqual([expect.stringContaining('the counters broken cannot be read')])
  })
})

const { of, where, said } = { of: 'mail', where: { state: 'failed' }, said: { th: '{n}', en: '{n}' } }
test.each<[string, Record<string, Counter>, string]>([
  ['a counter nobody declares', {}, "has the counter 'failedMail', which is not declared"],
  ['a counter of nothing', { failedMail: { of: 'nothing', where, said } }, "counts 'nothing'"],
  ['a counter of no table', { failedMail: { table: 'nothing', any: [{ state: 'x' }], said } }, "counts 'nothing'"],
  ['a counter that asks too much', { failedMail: { of, where: { stat: 1 }, said } }, 'asks what'],
])('%s stops the start', async (_, all, why) => {
  const { collectionMapOf } = await import('../../../src/app/start.ts')
  expect(() => assertCounters(failed(all), collectionMapOf())).toThrow(why)
})
