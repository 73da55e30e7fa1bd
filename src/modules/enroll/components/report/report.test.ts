import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeLesson, enrolIn } from '#modules/enroll/public-api.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { linksOf, parts, textOf } from '../../../../../tests/support/reading.ts'
import { countAll, countGroups } from './count-groups.server.ts'

const drivers = await testDrivers()
const day = 24 * 60 * 60_000
const period = { from: '2026-01-01', to: '2026-12-31' }

describe.each(drivers)('the report of learning on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-06-01T03:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const institution = (await create(admin, 'institution', { code: 'bn', name: 'วิทยาลัยบางนา' }))._id
    course = (await create(admin, 'course', { name: 'ช่างไฟ', status: true, hours: 6, institution }))._id
    const lesson = await create(admin, 'lesson', { courseID: course, name: 'หนึ่ง' })
    const plain = await create(admin, 'course', { name: 'ช่างไม้', status: true, hours: 3 })
    await create(admin, 'lesson', { courseID: plain._id, name: 'หนึ่ง' })
    await create(admin, 'term', { name: '1/2569', startsOn: '2026-05-16', endsOn: '2026-10-10' })
    const other = await create(admin, 'user', { username: 'reported', firstname: 'สมพร', lastname: 'รายงาน' })
    await create(admin, 'enroll', { userID: other._id, courseID: course })
    await create(admin, 'enroll', { userID: other._id, courseID: plain._id })
    const enrolment = await enrolIn(academy.as('user'), course)
    academy.pass(4 * day)
    await completeLesson(academy.as('user'), { enrolment, lessonID: lesson._id })
    academy.pass(20 * day)
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const by = (way: Parameters<typeof countGroups>[1]['way'], ctx = academy.as('manager')) =>
    countGroups(ctx, { period, way, most: 10 })

  test('counts people, enrolments, completions, median days and credit hours, by course', async () => {
    expect(await by('course')).toMatchObject([
      { name: 'ช่างไฟ', learners: 2, enrolled: 2, active: 0, completed: 1, rate: 50, days: 4, hours: 6 },
      { name: 'ช่างไม้', learners: 1, enrolled: 1, completed: 0, rate: 0, days: null, hours: 0 },
    ])
    expect(await countAll(academy.as('manager'), period)).toMatchObject({
      learners: 2,
      enrolled: 3,
      completed: 1,
      hours: 6,
    })
  })

  test('by term, branch, institution and learner; what has none is said so', async () => {
    expect(await by('term')).toMatchObject([{ name: '1/2569', enrolled: 3 }])
    expect(await by('branch')).toMatchObject([{ name: null, enrolled: 3 }])
    expect((await by('institution')).map(({ name, enrolled }) => [name, enrolled])).toEqual([
      ['วิทยาลัยบางนา', 2],
      [null, 1],
    ])
    expect((await by('person'))[0]).toMatchObject({ name: 'สมพร รายงาน', enrolled: 2 })
  })

  test('a figure opens as many rows as it says, and the file has the same figures', async () => {
    const viewer = academy.viewer('manager')
    const page = await pages.open({ path: '/enroll/report', viewer })
    const link = linksOf(page.text)
      .map(({ href }) => href.replaceAll('&amp;', '&'))
      .find((href) => href.includes(course) && href.includes('complete'))
    const list = await pages.open({ path: link!, viewer })
    expect(parts(parts(list.text, 'tbody').at(-1)!, 'tr')).toHaveLength(1)
    for (const intent of ['xlsx', 'csv']) {
      const answer = await pages.post({ path: '/enroll/report?by=course', viewer, form: { intent } })
      const [, base64] = /href="data:[^"]*?;base64,([^"]+)"/.exec(answer.text)!
      const bytes = Buffer.from(base64!, 'base64')
      if (intent === 'csv') expect(bytes.toString()).toContain('ช่างไฟ,2,2,0,1,50,4,6')
      else
        expect((await academy.app.spreadsheets.read(bytes)).rows).toContainEqual([
          'ช่างไฟ',
          '2',
          '2',
          '0',
          '1',
          '50',
          '4',
          '6',
        ])
    }
    expect((await pages.post({ path: '/enroll/report', viewer, form: { intent: 'constructor' } })).status).toBe(404)
  })

  test('what is no period or way shows the usual; others and other sites see nothing of it', async () => {
    const open = (
      path: string,
      role: 'manager' | 'member' | 'user' = 'manager',
      site: 'skills' | 'factory' = 'skills',
    ) => pages.open({ path, viewer: academy.viewer(role), site })
    expect(textOf((await open('/enroll/report?from=x&to=y&by=__proto__')).text)).toContain('วันที่ไม่ถูกต้อง')
    expect((await open('/enroll/report?from=2026-11-21&to=2026-11-01')).status).toBe(200)
    for (const role of ['member', 'user'] as const) expect((await open('/enroll/report', role)).status, role).toBe(302)
    expect(textOf((await open('/enroll/report', 'manager', 'factory')).text)).not.toContain('ช่างไฟ')
    expect(await by('course', academy.as('manager', 'factory'))).toEqual([])
  })
})
