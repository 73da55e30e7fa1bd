import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/access/viewer.ts'
import { from } from '#platform/collection/rows.ts'
import { create } from '#platform/collection/write.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { sentBy, textOf } from '../../../tests/support/reading.ts'

const drivers = await scratchDrivers()
const path = '/enroll/new/many'

describe.each(drivers)('enrolling many at once on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course: string
  let other: string
  const names = ['ก้อง', 'แก้ว', 'ขวัญ']

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    course = (await create(admin, 'course', { name: 'งานเชื่อม', status: true, price: 4500 }))._id
    other = (await create(admin, 'course', { name: 'ไฟฟ้าในอาคาร' }))._id
    for (const [n, firstname] of names.entries())
      await create(admin, 'user', {
        ...{ username: `p${n}`, firstname, lastname: 'เรียนดี', email: `p${n}@wicha.test`, phone: `089000000${n}` },
        citizen: n === 2 ? '1101700207030' : null,
      })
    await create(academy.as('root', 'factory'), 'user', { username: 'far', firstname: 'ไกล', email: 'far@wicha.test' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const send = (of: { people: string; courses?: string[]; intent?: string }, role: Role = 'admin') => {
    const { people, courses = [course], intent = 'check' } = of
    const form = [['intent', intent], ['people', people], ...courses.map((_id) => ['courses', _id])] as [
      string,
      string,
    ][]
    return pages.post({ path, viewer: academy.viewer(role), form })
  }
  const enrolled = async () =>
    (await from(academy.as('root'), 'enroll').select('enroll._id').where('enroll.courseID', '=', course).execute())
      .length

  test('the list of enrolments leads there', async () => {
    const { text } = await pages.open({ path: '/enroll/dashboard', viewer: academy.viewer('manager') })
    expect(text).toContain(`href="${path}"`)
    expect((await pages.open({ path, viewer: academy.viewer('manager') })).status).toBe(200)
    for (const role of ['guest', 'user', 'member'] as const)
      expect((await pages.open({ path, viewer: academy.viewer(role) })).status, role).toBe(302)
  })

  test('says first what would become of everybody, and changes nothing', async () => {
    const answer = await send({ people: 'P0@wicha.test\n089-000-0001\n1-1017-00207-03-0\nnobody\nfar@wicha.test' })
    expect(answer.status).toBe(200)
    const shown = textOf(answer.text)
    for (const part of ['ก้อง เรียนดี', 'แก้ว เรียนดี', 'ขวัญ เรียนดี', 'จะลงทะเบียน 3', 'ไม่พบผู้เรียน 2', 'ลงทะเบียน 3 รายการ'])
      expect(shown).toContain(part)
    expect(shown).not.toContain('ไกล')
    expect(await enrolled()).toBe(0)
  })

  test('enrols them once, however often it is sent, and takes all of it back', async () => {
    const people = 'p0\np1@wicha.test'
    const done = await send({ people, intent: 'enrol' })
    const place = String(done.headers['location'])
    expect(place).toMatch(/^\/enroll\/dashboard\?done=added\+2&batch=[0-9a-f]{24}$/)
    expect(await enrolled()).toBe(2)
    expect((await send({ people, intent: 'enrol' })).headers['location']).toBe('/enroll/dashboard?done=added+0')
    expect(textOf((await send({ people })).text)).toContain('ลงทะเบียนแล้ว 2')
    expect(await enrolled()).toBe(2)
    const list = await pages.open({ path: place, viewer: academy.viewer('admin') })
    expect(textOf(list.text)).toContain('เพิ่ม 2 รายการแล้ว')
    const batch = new URLSearchParams(place.split('?')[1]).get('batch')!
    await academy.app.jobs.drain()
    await pages.post({ path: '/enroll/dashboard', viewer: academy.viewer('admin'), form: { intent: 'undo', batch } })
    expect(await enrolled()).toBe(0)
  })

  test('fills the seats that are left, says who finds none, and enrols nobody beyond', async () => {
    const small = (await create(academy.as('admin'), 'course', { name: 'ห้องเล็ก', status: true, seats: 2 }))._id
    await academy.app.jobs.drain()
    const shown = textOf((await send({ people: 'p0\np1\np2', courses: [small] })).text)
    for (const part of ['จะลงทะเบียน 2', 'ที่นั่งเต็ม 1']) expect(shown).toContain(part)
    const done = await send({ people: 'p0\np1\np2', courses: [small], intent: 'enrol' })
    expect(done.headers['location']).toMatch(/done=added\+2/)
    const rows = await from(academy.as('root'), 'enroll')
      .select('enroll._id')
      .where('enroll.courseID', '=', small)
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('finds nobody by what the viewer may not read, and offers him no undoing that he may not do', async () => {
    const shown = textOf((await send({ people: '1101700207030' }, 'manager')).text)
    expect(shown).toContain('ไม่พบผู้เรียน 1')
    expect(shown).not.toContain('ขวัญ')
    const done = await send({ people: 'p2', intent: 'enrol' }, 'manager')
    expect(done.headers['location']).toBe('/enroll/dashboard?done=added+1')
    expect((await send({ people: 'p0', intent: 'enrol' }, 'user')).status).toBe(302)
    expect(await enrolled()).toBe(1)
  })

  test('says what is missing, forged or too much, and loses nothing of it', async () => {
    const missing = await send({ people: ' ', courses: [] })
    expect(missing.status).toBe(400)
    for (const part of ['กรุณาใส่ผู้เรียนอย่างน้อยหนึ่งคน', 'กรุณาเลือกหลักสูตรอย่างน้อยหนึ่งหลักสูตร'])
      expect(textOf(missing.text)).toContain(part)
    for (const wrong of ['f'.repeat(24), "x' or 1=1", course.toUpperCase()]) {
      const answer = await send({ people: 'p0', courses: [wrong] })
      expect(answer.status, wrong).toBe(400)
      expect(textOf(answer.text)).toContain('ไม่พบหลักสูตรที่เลือก')
    }
    const many = Array.from({ length: 501 }, (_, n) => `someone${n}`).join('\n')
    const tooMany = await send({ people: many, courses: [course, other], intent: 'enrol' })
    expect(tooMany.status).toBe(400)
    expect(textOf(tooMany.text)).toContain('ที่ใส่มาเป็น 1,002 รายการ')
    expect(sentBy(tooMany.text).get('people')).toContain('someone500')
  })
})
