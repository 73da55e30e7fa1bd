import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()
const path = '/resource/assign'

describe.each(drivers)('changing the package of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let large: string
  let small: string
  const courses: string[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const name of ['หนึ่ง', 'สอง', 'สาม']) courses.push((await create(academy.as('admin'), 'course', { name }))._id)
    const root = academy.as('root')
    large = (await create(root, 'package', { name: 'ใหญ่', limits: { user: 500, course: 50, storage: null } }))._id
    const plugins = ['lesson', 'enroll']
    const limits = { user: null, course: 1, storage: 1 }
    small = (await create(root, 'package', { name: 'เล็ก', limits, plugins }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (query = '', role: Role = 'root') =>
    pages.open({ path: path + query, viewer: academy.viewer(role) })
  const send = (form: Record<string, string>) => pages.post({ path, viewer: academy.viewer('root'), form })
  const own = () =>
    from(academy.as('root'), 'configuration').select(['_id', 'package', 'packageReason']).executeTakeFirstOrThrow()

  test('says before what is more, less or too much, and which plugins go off', async () => {
    expect((await send({ package: large })).status).toBe(302)
    const said = textOf((await open(`?package=${small}`)).text)
    expect(said).toContain('หลักสูตร 3 50 1 เกิน 2')
    expect(said).toMatch(/ผู้ใช้ 1 500 ไม่จำกัด เพิ่มขึ้น/)
    expect(said).toMatch(/พื้นที่เก็บไฟล์ 0 B ไม่จำกัด 1 GB ลดลง/)
    expect(said).toMatch(/จะปิด หมวดหมู่, บันทึกย่อ, ทรัพย์สิน/)
    expect(said).toContain('เหตุผลที่เปลี่ยนทั้งที่ใช้เกิน')
    expect((await own()).package).toBe(large)
    expect(textOf((await open(`?package=${'f'.repeat(24)}`)).text)).not.toContain('เกิน 2')
    expect((await open(`?package=${small}`, 'superadmin')).status).toBe(302)
  })

  test('does not give one that holds less than there is, on the screen or over the API', async () => {
    for (const reason of ['', '    ', 'สั้น']) expect((await send({ package: small, reason })).status, reason).toBe(409)
    const answer = await send({ package: small })
    expect(textOf(answer.text)).toContain('หลักสูตร 3 จาก 1 (เกิน 2)')
    const { _id } = await own()
    const put = { path: `/api/configuration/${_id}`, method: 'PUT' as const, viewer: academy.viewer('root') }
    const forged = await pages.ask({ ...put, body: { data: { package: small } } })
    expect(forged.status).toBe(409)
    expect((await own()).package).toBe(large)
    for (const bad of ['__proto__', 'f'.repeat(24), "'; --"])
      expect((await send({ package: bad })).status, bad).toBe(409)
  })

  test('gives it for a reason, which stays in the history; plugins outside it are off, and nothing can be added', async () => {
    expect((await send({ package: small, reason: 'ลูกค้าขอลดขนาด' })).status).toBe(302)
    expect(await own()).toMatchObject({ package: small, packageReason: 'ลูกค้าขอลดขนาด' })
    const site = (await academy.app.sites.byId(academy.as('root').site._id))!
    expect(site.plugins.has('lesson')).toBe(true)
    expect(site.plugins.has('asset')).toBe(false)
    expect((await pages.open({ path: '/note/home', viewer: academy.viewer('admin') })).status).toBe(404)
    const added = await pages.ask({
      path: '/api/course',
      viewer: academy.viewer('admin'),
      body: { data: { name: 'สี่' } },
    })
    expect(added.status).toBe(409)
    const here = { ...academy.as('admin'), site }
    await remove(here, 'course', courses[0]!)
    await expect(restore(here, 'course', courses[0]!)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('once there is less, a package is given back without a word', async () => {
    await remove(academy.as('admin'), 'course', courses[1]!)
    expect((await send({ package: '' })).status).toBe(302)
    expect((await send({ package: small })).status).toBe(302)
    const { _id } = await own()
    await update(academy.as('root'), 'configuration', { _id, change: { package: null } })
    expect((await own()).package).toBe(null)
  })
})
