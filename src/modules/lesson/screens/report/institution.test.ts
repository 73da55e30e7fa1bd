import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compute, create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { linksOf, parts, textOf } from '../../../../../tests/support/reading.ts'

const drivers = await testDrivers()
const path = '/lesson/institution/report'

describe.each(drivers)('the report by institution on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let college: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    college = (await create(admin, 'institution', { name: 'วิทยาลัยเทคนิคบางนา', code: 'bn' }))._id
    const other = (await create(admin, 'institution', { name: 'สภาอุตสาหกรรม', code: 'fti' }))._id
    const course = async (name: string, hours: number, institution: string | null) =>
      (await create(admin, 'course', { name, hours, institution, status: true }))._id
    const [wood, power, fire, alone] = [
      await course('งานไม้', 6, college),
      await course('ช่างไฟ', 4, college),
      await course('ดับเพลิง', 3, other),
      await course('ไม่มีสถาบัน', 9, null),
    ]
    const learner = academy.viewer('user').id
    const second = (
      await create(admin, 'user', { username: 'm@w.test', firstname: 'มาลี', lastname: 'มีสุข', email: 'm@w.test' })
    )._id
    const enrol = async (userID: string, courseID: string) => (await create(admin, 'enroll', { userID, courseID }))._id
    const done = [await enrol(learner, wood!), await enrol(second, alone!), await enrol(learner, fire!)]
    await enrol(learner, power!)
    await enrol(second, wood!)
    // The jobs that recount lessons must run first.
    await academy.app.jobs.drain()
    const analytics = { total: 1, percent: 100, message: '', status: 'complete' as const }
    for (const _id of done) await compute(admin, 'enroll', { _id, change: { analytics } })
    const old = done[2]
    await sql`update enroll set "createdAt" = '2025-12-31T16:59:59Z' where _id = ${old}`.execute(
      academy.database.kysely,
    )
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (query = '', role: 'admin' | 'manager' = 'admin') =>
    pages.open({ path: path + query, viewer: academy.viewer(role) })

  test('counts learners, enrolments, completions and hours of this year, by institution', async () => {
    const { text } = await open()
    expect(textOf(text)).toMatch(/วิทยาลัยเทคนิคบางนา bn 2 3 1 6/)
    expect(textOf(text)).toMatch(/สภาอุตสาหกรรม fti 0 0 0 0/)
    expect(textOf(text)).not.toContain('ไม่มีสถาบัน')
  })

  test('a day belongs to the period as Bangkok counts it', async () => {
    expect(textOf((await open('?from=31/12/2568&to=31/12/2568')).text)).toMatch(/สภาอุตสาหกรรม fti 1 1 1 3/)
    expect(textOf((await open('?from=1/1/2569&to=21/11/2569')).text)).toMatch(/สภาอุตสาหกรรม fti 0 0 0 0/)
  })

  test('a figure opens as many rows as it says', async () => {
    const links = linksOf((await open()).text).filter(({ href }) => href.includes(`of=${college}`))
    for (const measure of ['learners', 'enrolled', 'passed'] as const) {
      const { href, text } = links.findLast((link) => link.href.endsWith(`what=${measure}`))!
      const page = (await pages.open({ path: href, viewer: academy.viewer('admin') })).text
      const [table] = parts(page, 'table').filter((one) => one.includes('/user/detail/'))
      expect(parts(parts(table!, 'tbody')[0]!, 'tr'), measure).toHaveLength(Number(text))
    }
  })

  test('is taken as a spreadsheet of the same figures', async () => {
    const answer = await pages.post({ path, viewer: academy.viewer('admin'), form: { intent: 'export' } })
    const [, base64] = /href="data:[^"]*?;base64,([^"]+)"/.exec(answer.text)!
    const { rows } = await academy.app.spreadsheets.read(Buffer.from(base64!, 'base64'))
    expect(rows).toContainEqual(['วิทยาลัยเทคนิคบางนา', '2', '3', '1', '6'])
    expect((await pages.post({ path, viewer: academy.viewer('admin'), form: { intent: 'drop' } })).status).toBe(404)
  })

  test('what is no period shows this year and says so; another role and another site see nothing', async () => {
    for (const query of ['?from=x&to=y', '?from=2026-11-21&to=2026-11-01', '?to=2026-11-01', "?from=1';--&to=2"])
      expect(textOf((await open(query)).text), query).toContain('วันที่ไม่ถูกต้อง')
    for (const of of [college.replace(/.$/, 'x'), '__proto__', '']) {
      const { status, text } = await open(`?of=${of}&what=__proto__`)
      expect(status).toBe(200)
      expect(text).not.toContain('/user/detail/')
    }
    expect((await open('', 'manager')).status).toBe(302)
    const elsewhere = await pages.open({
      path: `${path}?of=${college}`,
      site: 'factory',
      viewer: academy.viewer('admin'),
    })
    expect(textOf(elsewhere.text)).toContain('ยังไม่มีสถาบันที่ร่วมจัด')
    const forged = await pages.post({ path, viewer: academy.viewer('manager'), form: { intent: 'export' } })
    expect(forged.text).not.toContain('base64')
  })

  test('stands beside the list of institutions', async () => {
    const list = await pages.open({ path: '/lesson/institution', viewer: academy.viewer('admin') })
    expect(linksOf(list.text).map(({ href }) => href)).toContain(path)
  })
})
