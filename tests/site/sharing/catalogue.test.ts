import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { moveSite, suspendSite } from '#platform/site/site-tree/change-site.ts'
import { sharesOf } from '#platform/content/syndication/shares.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { groups, plantFamily, units } from '../family/family.ts'

const drivers = await testDrivers()

describe.each(drivers)('the shared catalogue of a group on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let secret = ''
  let course = ''
  let lessons: string[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { east } = await plantFamily(academy)
    for (const unit of Object.values(units)) await withCourses(unit)
    const user = { site: east.home, _id: east.id }
    const opened = { site: units.eastSchool, user, interface: 'backend' as const, remember: false }
    secret = (await openSession(academy.app, opened)).secret
    const school = await at(units.eastSchool)
    await create(school, 'category', { code: 'safety', name: 'ความปลอดภัย', visible: true })
    const given = { name: 'ความปลอดภัยเบื้องต้น', category: ['safety'], hours: 6, price: 900, lecturer: 'อ.มณี ใจงาม' }
    course = (await create(school, 'course', { ...given, status: true }))._id
    const first = await create(school, 'lesson', { courseID: course, name: 'บทนำ', content: '<p>เริ่ม</p>' })
    const under = { courseID: course, name: 'อุปกรณ์', parent: first._id, order: 1 }
    const second = await create(school, 'lesson', under)
    lessons = [first._id, second._id]
    await drained()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const withCourses = async (unit: string) => {
    const ctx = await at(unit)
    const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(ctx, 'configuration', { _id, change: { plugins: ['lesson', 'category', 'enroll'] } })
  }
  const at = async (site: string, role: 'admin' | 'manager' | 'root' = 'admin'): Promise<Context> =>
    contextFor(academy.app, {
      ...{ site: (await academy.app.sites.byId(site))!, locale: 'th' },
      viewer: academy.viewer(role),
    })
  const drained = () => academy.app.jobs.drain()
  const headers = () => ({ host: 'east.localhost', cookie: `sid=${secret}` })
  const open = (path: string) => pages.open({ path, headers: headers() })
  const send = (path: string, form: Record<string, string>) => pages.post({ path, form, headers: headers() })
  const catalogue = `/collection/catalogue?of=${groups.east}`
  const adding = `/collection/catalogue/add?of=${groups.east}`
  const shareOf = async (_id: string) =>
    (await sharesOf(await at(groups.east))).find((one) => one.original === _id)?._id ?? ''
  const told = async (intent: string, of = course) => {
    const done = await send(catalogue, { intent, share: await shareOf(of) })
    expect(done.status).toBe(302)
    await drained()
  }
  const courseOf = async (unit: string, name: string) =>
    from(await at(unit), 'course')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst()
  const lessonsOf = async (unit: string, courseID: string) =>
    from(await at(unit), 'lesson')
      .selectAll()
      .where('courseID', '=', courseID)
      .orderBy('order')
      .execute()
  const named = 'ความปลอดภัยเบื้องต้น'
  const copy = async () => (await courseOf(units.eastInstitution, named))!

  test('what would happen is shown first, and nothing has changed', async () => {
    expect(textOf((await open(catalogue)).text)).toContain('คลังร่วมนี้ยังไม่มีเนื้อหา')
    expect(textOf((await open(adding)).text)).toContain(`${named} · โรงเรียนตะวันออก`)
    const plan = await send(adding, { intent: 'check', mode: 'linked', courses: `${units.eastSchool}-${course}` })
    expect(plan.status).toBe(200)
    for (const text of ['ได้รับใหม่ 1', 'แบ่งปัน 1 รายการให้ 1 หน่วยงาน']) expect(textOf(plan.text)).toContain(text)
    await drained()
    expect(await sharesOf(await at(groups.east))).toEqual([])
    expect(await courseOf(units.eastInstitution, named)).toBeUndefined()
  })

  test.each([
    ['no course', { mode: 'linked' }, 'เลือกหลักสูตรหรือหน้าเว็บอย่างน้อยหนึ่งรายการ'],
    ['no kind', { mode: '__proto__' }, 'เลือกรูปแบบที่หน่วยงานได้รับ'],
    ['a course that is none', { mode: 'linked', courses: 'x' }, 'ไม่อยู่ในกลุ่มนี้'],
  ])('%s is refused', async (_what, form, text) => {
    const refused = await send(adding, { intent: 'give', ...form })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain(text)
  })

  test('a linked course comes into the units with its lessons, once, and learners may enrol there', async () => {
    const form = { intent: 'give', mode: 'linked', courses: `${units.eastSchool}-${course}` }
    for (let n = 0; n < 2; n++) {
      expect((await send(adding, form)).headers['location']).toBe(`${catalogue}&done=given`)
      await drained()
    }
    const row = await copy()
    expect(row).toMatchObject({ status: true, hours: 6, price: 900, sharedBy: 'กลุ่มตะวันออก', category: [] })
    expect(row.lecturer).toEqual([{ id: null, name: 'อ.มณี ใจงาม' }])
    const [first, second] = await lessonsOf(units.eastInstitution, row._id)
    expect(first).toMatchObject({ name: 'บทนำ', content: '<p>เริ่ม</p>', sharedFrom: lessons[0] })
    expect(second).toMatchObject({ name: 'อุปกรณ์', parent: first!._id, sharedFrom: lessons[1] })
    const all = await from(await at(units.eastInstitution), 'course')
      .select('course._id')
      .execute()
    expect(all).toHaveLength(1)
    const shown = textOf((await open(`${catalogue}&share=${await shareOf(course)}`)).text)
    for (const text of ['1 จาก 1', 'เชื่อมกับต้นฉบับ', 'ต้นฉบับอยู่ที่ โรงเรียนตะวันออก', 'เจ้าของต้นฉบับ'])
      expect(shown).toContain(text)
    const learner = await create(await at(units.eastInstitution), 'user', {
      username: 'l@i.test',
      email: 'l@i.test',
      firstname: 'ล',
    })
    await create(await at(units.eastInstitution), 'enroll', { courseID: row._id, userID: learner._id })
  })

  test('the unit cannot change, remove or fill it, but files it and hides it', async () => {
    const { _id } = await copy()
    const [lesson] = await lessonsOf(units.eastInstitution, _id)
    const ctx = await at(units.eastInstitution)
    const refused = { kind: 'invalid', issues: [{ code: 'elsewhere' }] }
    await expect(update(ctx, 'course', { _id, change: { name: 'ของเรา' } })).rejects.toMatchObject(refused)
    await expect(update(ctx, 'lesson', { _id: lesson!._id, change: { name: 'x' } })).rejects.toMatchObject(refused)
    await expect(remove(ctx, 'course', _id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(remove(ctx, 'lesson', lesson!._id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(create(ctx, 'lesson', { courseID: _id, name: 'แทรก' })).rejects.toMatchObject({ kind: 'forbidden' })
    const own = await create(ctx, 'course', { name: 'ของหน่วยงาน' })
    const moved = await create(ctx, 'lesson', { courseID: own._id, name: 'ย้ายเข้า' })
    const into = update(ctx, 'lesson', { _id: moved._id, change: { courseID: _id } })
    await expect(into, 'no lesson is moved into it').rejects.toMatchObject({ kind: 'forbidden' })
    await expect(update(ctx, 'course', { _id, change: { sharedBy: null } as never })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await create(ctx, 'category', { code: 'ours', name: 'ของเรา', visible: true })
    await update(ctx, 'course', { _id, change: { category: ['ours'], status: false } })
  })

  test('it follows its original, and what the unit chose stays', async () => {
    const school = await at(units.eastSchool)
    await update(school, 'course', { _id: course, change: { hours: 9, price: null } })
    await update(school, 'lesson', { _id: lessons[0]!, change: { name: 'บทนำใหม่' } })
    await remove(school, 'lesson', lessons[1]!)
    const third = await create(school, 'lesson', { courseID: course, name: 'สรุป', order: 5 })
    await drained()
    const row = await copy()
    expect(row).toMatchObject({ hours: 9, price: null, status: false, category: ['ours'], sharedBy: 'กลุ่มตะวันออก' })
    expect((await lessonsOf(units.eastInstitution, row._id)).map(({ name }) => name)).toEqual(['บทนำใหม่', 'สรุป'])
    await remove(school, 'lesson', third._id)
    await restore(school, 'lesson', lessons[1]!)
    await drained()
    const again = await lessonsOf(units.eastInstitution, row._id)
    expect(again.map(({ name }) => name)).toEqual(['บทนำใหม่', 'อุปกรณ์'])
    expect(again[1]!.sharedFrom).toBe(lessons[1])
    await update(await at(units.eastInstitution), 'course', { _id: row._id, change: { status: true } })
  })

  test('the type of a published course changes with its original', async () => {
    const school = await at(units.eastSchool)
    await update(school, 'course', { _id: course, change: { status: false, type: 'onsite' } })
    await update(school, 'course', { _id: course, change: { status: true } })
    await drained()
    expect(await copy()).toMatchObject({ type: 'onsite', status: true })
  })

  test('withdrawn, it is hidden and not deleted, and the unit cannot show it meanwhile', async () => {
    await told('withdraw')
    const { _id, status } = await copy()
    expect(status).toBe(false)
    await update(await at(units.eastInstitution), 'course', { _id, change: { status: true } })
    await drained()
    expect((await copy()).status).toBe(false)
    const enrolled = await from(await at(units.eastInstitution), 'enroll')
      .selectAll()
      .execute()
    expect(enrolled).toHaveLength(1)
    expect(textOf((await open(`${catalogue}&share=${await shareOf(course)}`)).text)).toContain('กลุ่มเว็บไซต์ซ่อนไว้')
    await told('give')
    expect((await copy()).status).toBe(true)
    const school = await at(units.eastSchool)
    await remove(school, 'course', course)
    await drained()
    expect((await copy()).status, 'its original is removed').toBe(false)
    await restore(school, 'course', course)
    await drained()
    expect((await copy()).status).toBe(true)
  })

  test('a unit that is suspended stays as it is, and catches up when it is opened', async () => {
    const root = academy.as('root', 'origin')
    await suspendSite(root, { _id: units.eastInstitution, suspended: true })
    const school = await at(units.eastSchool)
    await update(school, 'course', { _id: course, change: { hours: 12 } })
    await drained()
    expect((await copy()).hours).toBe(9)
    await suspendSite(root, { _id: units.eastInstitution, suspended: false })
    await drained()
    expect((await copy()).hours).toBe(12)
  })

  test('nobody gives to another’s units, from another’s, or looks at what another gives', async () => {
    const before = await sharesOf(await at(groups.west))
    const west = { intent: 'give', mode: 'linked', courses: `${units.eastSchool}-${course}` }
    for (const path of [`/collection/catalogue?of=${groups.west}`, `/collection/catalogue/add?of=${groups.west}`]) {
      expect((await open(path)).status, path).toBe(404)
      expect((await send(path, west)).status, path).toBe(404)
    }
    const theirs = await create(await at(units.westSchool), 'course', { name: 'ของตะวันตก', status: true })
    const stolen = await send(adding, { ...west, courses: `${units.westSchool}-${theirs._id}` })
    expect(stolen.status).toBe(400)
    const foreign = await send(catalogue, { intent: 'withdraw', share: 'f'.repeat(24) })
    expect(foreign.status).toBe(404)
    expect((await send(catalogue, { intent: 'constructor', share: await shareOf(course) })).status).toBe(404)
    for (const role of ['admin', 'manager', 'user'] as const)
      expect((await pages.open({ path: catalogue, viewer: academy.viewer(role) })).status).toBe(302)
    await drained()
    expect(await sharesOf(await at(groups.west))).toEqual(before)
    expect(await courseOf(units.westSchool, named)).toBeUndefined()
  })

  test('a unit that moves away keeps it as its own, and one that comes gets it', async () => {
    const root = academy.as('root', 'origin')
    await moveSite(root, { _id: units.eastInstitution, to: groups.west })
    await moveSite(root, { _id: units.westSchool, to: groups.east })
    await drained()
    const own = await copy()
    expect(own.sharedBy).toBeNull()
    await update(await at(units.eastInstitution), 'course', { _id: own._id, change: { name: 'เป็นของเราแล้ว' } })
    await update(await at(units.eastSchool), 'course', { _id: course, change: { hours: 15 } })
    await drained()
    expect((await courseOf(units.eastInstitution, 'เป็นของเราแล้ว'))?.hours).toBe(12)
    expect(await courseOf(units.westSchool, named)).toMatchObject({ hours: 15, sharedBy: 'กลุ่มตะวันออก' })
  })

  test('unlinked, it is the unit’s, with its lessons', async () => {
    const asked = textOf((await open(`${catalogue}&share=${await shareOf(course)}&end`)).text)
    expect(asked).toContain(`ยกเลิกการเชื่อม “${named}” กับทุกหน่วยงาน?`)
    await told('end')
    expect(await sharesOf(await at(groups.east))).toEqual([])
    const row = (await courseOf(units.westSchool, named))!
    expect(row).toMatchObject({ sharedBy: null, status: true })
    const [lesson] = await lessonsOf(units.westSchool, row._id)
    expect(lesson!.sharedFrom).toBeNull()
    await update(await at(units.westSchool), 'lesson', { _id: lesson!._id, change: { name: 'แก้เอง' } })
    await create(await at(units.westSchool), 'lesson', { courseID: row._id, name: 'เพิ่มเอง' })
  })

  test('a copied course is the unit’s own from the beginning, and comes once', async () => {
    const { _id } = await create(await at(units.eastSchool), 'course', { name: 'ฉบับคัดลอก', status: true })
    const form = { intent: 'give', mode: 'copied', courses: `${units.eastSchool}-${_id}` }
    await send(adding, form)
    await drained()
    const row = (await courseOf(units.westSchool, 'ฉบับคัดลอก'))!
    expect(row.sharedBy).toBeNull()
    await update(await at(units.westSchool), 'course', { _id: row._id, change: { name: 'ปรับเอง' } })
    await update(await at(units.eastSchool), 'course', { _id, change: { hours: 3 } })
    await send(adding, form)
    await drained()
    expect(await courseOf(units.westSchool, 'ปรับเอง')).toMatchObject({ hours: 0 })
    expect(await courseOf(units.westSchool, 'ฉบับคัดลอก')).toBeUndefined()
  })
})
