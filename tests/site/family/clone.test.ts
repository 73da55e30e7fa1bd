import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { groups, plantFamily, units } from './family.ts'

const drivers = await testDrivers()

describe.each(drivers)('a school that takes what another site has, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let secret = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { east } = await plantFamily(academy)
    for (const unit of Object.values(units)) {
      const ctx = await at(unit)
      const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
      await update(ctx, 'configuration', { _id, change: { plugins: ['lesson', 'category', 'enroll'] } })
    }
    const user = { site: east.home, _id: east.id }
    const opened = { site: units.eastSchool, user, interface: 'backend' as const, remember: false }
    secret = (await openSession(academy.app, opened)).secret
    const source = await at(units.eastInstitution)
    const above = await create(source, 'category', { code: 'trade', name: 'งานช่าง' })
    await create(source, 'category', { code: 'wood', name: 'งานไม้', parent: above._id })
    await create(source, 'code_item', { list: 'type', code: 'mix', name: 'ผสม', nameEn: 'Mixed' })
    const course = await create(source, 'course', { name: 'ช่างไม้', status: true, category: ['wood'], hours: 12 })
    await create(source, 'lesson', { courseID: course._id, name: 'เลื่อย', content: '<p>ตัด</p>' })
    await create(source, 'post', { slug: 'about', title: 'เกี่ยวกับเรา', status: true, password: 'ความลับ' })
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = async (site: string): Promise<Context> =>
    contextFor(academy.app, {
      ...{ site: (await academy.app.sites.byId(site))!, locale: 'th', viewer: academy.viewer('admin') },
    })
  const headers = () => ({ host: 'east.localhost', cookie: `sid=${secret}` })
  const path = `/school/clone/${units.eastSchool}`
  const all = ['lists', 'categories', 'courses', 'pages']
  const send = (form: [string, string][], to = path) => pages.post({ path: to, form, headers: headers() })
  const asked = (intent: string, source: string, parts = all): [string, string][] => [
    ['intent', intent],
    ['from', source],
    ...parts.map((part): [string, string] => ['parts', part]),
  ]
  const named = async <N extends 'course' | 'category' | 'post' | 'code_item'>(
    name: N,
    site: string = units.eastSchool,
  ) =>
    (await fromAny(await at(site), collectionOf(await at(site), name))
      .selectAll()
      .execute()) as unknown as RowOf<N>[]

  test('what it would take is counted first, and nothing has changed', async () => {
    const detail = await pages.open({ path: `/school/detail/${units.eastSchool}`, headers: headers() })
    expect(textOf(detail.text)).toContain('คัดลอกเนื้อหาจากเว็บไซต์อื่น')
    const form = textOf((await pages.open({ path, headers: headers() })).text)
    expect(form).toContain('สถาบันตะวันออก')
    expect(form).not.toContain('โรงเรียนตะวันตก')
    const plan = await send(asked('check', units.eastInstitution))
    expect(plan.status).toBe(200)
    for (const text of ['จาก สถาบันตะวันออก', 'คัดลอก 5 รายการ']) expect(textOf(plan.text)).toContain(text)
    await academy.app.jobs.drain()
    expect(await named('course')).toEqual([])
  })

  test('it takes codes, categories, courses with lessons and pages, once, and no password', async () => {
    await create(await at(units.eastSchool), 'category', { code: 'trade', name: 'ของเรา' })
    for (let n = 0; n < 2; n++) {
      const begun = await send(asked('begin', units.eastInstitution))
      expect(begun.headers['location']).toBe(`${path}?done=begun`)
      await academy.app.jobs.drain()
    }
    const [course, ...more] = await named('course')
    expect(more).toEqual([])
    expect(course).toMatchObject({ name: 'ช่างไม้', status: false, category: ['wood'], hours: 12, sharedBy: null })
    const lessons = await from(await at(units.eastSchool), 'lesson')
      .select(['name', 'content'])
      .execute()
    expect(lessons).toEqual([{ name: 'เลื่อย', content: '<p>ตัด</p>' }])
    const categories = await named('category')
    const trade = categories.find(({ code }) => code === 'trade')!
    expect(trade.name, 'what is there stays').toBe('ของเรา')
    expect(categories.find(({ code }) => code === 'wood')).toMatchObject({ parent: trade._id })
    expect((await named('code_item')).filter(({ code }) => code === 'mix')).toHaveLength(1)
    const page = (await named('post')).find(({ slug }) => slug === 'about')
    expect(page).toMatchObject({ title: 'เกี่ยวกับเรา', status: false, hasPassword: false })
    const again = textOf((await send(asked('check', units.eastInstitution))).text)
    expect(again).toContain('คัดลอก 0 รายการ')
  })

  test.each([
    ['a site of somebody else', asked('begin', units.westSchool), 'เลือกเว็บไซต์ต้นทางที่คุณดูแล'],
    ['no site', asked('begin', ''), 'เลือกเว็บไซต์ต้นทางที่คุณดูแล'],
    ['no part', asked('begin', units.eastInstitution, []), 'เลือกอย่างน้อยหนึ่งส่วน'],
    ['a part that is none', asked('begin', units.eastInstitution, ['constructor']), 'เลือกอย่างน้อยหนึ่งส่วน'],
  ])('%s is refused', async (_what, form, text) => {
    const refused = await send(form)
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain(text)
  })

  test('nobody takes anything into a school of somebody else, or below a superadmin', async () => {
    for (const foreign of [units.westSchool, units.eastInstitution, groups.east, 'x']) {
      const answer = await send(asked('begin', units.eastInstitution), `/school/clone/${foreign}`)
      expect(answer.status, foreign).toBe(404)
    }
    expect((await pages.open({ path, viewer: academy.viewer('admin') })).status).toBe(302)
    await academy.app.jobs.drain()
    expect(await named('course', units.westSchool)).toEqual([])
  })
})
