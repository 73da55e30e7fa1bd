import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, record, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { linksOf, parts, textOf } from '../../../../../tests/support/reading.ts'

const drivers = await testDrivers()
const path = '/enroll/roster'
const [citizen, formula] = ['1101700207030', '=HYPERLINK("http://evil")']

describe.each(drivers)('the roster on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let welding: string
  let power: string
  let first: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T18:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const days = { startRegistDate: '2026-11-01', endRegistDate: '2026-11-30' }
    welding = (await create(admin, 'course', { name: 'งานเชื่อม', status: true, ...days }))._id
    power = (await create(admin, 'course', { name: 'ไฟฟ้าในอาคาร' }))._id
    await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' })
    const info = { fti_member: false, fti_member_number: '', agree: true, bandCode: 'tech' }
    const person = async (n: number, firstname: string, more: object = {}) =>
      (await create(admin, 'user', { username: `p${n}`, firstname, lastname: 'เรียนดี', email: `p${n}@w.test`, ...more }))
        ._id
    const learners = [
      await person(1, 'ไก่', { citizen }),
      await person(2, 'แก้ว', { info }),
      await person(3, 'ขวัญ'),
      await person(4, formula),
    ]
    for (const userID of learners) await create(admin, 'enroll', { userID, courseID: welding })
    first = (await create(admin, 'enroll', { userID: learners[0]!, courseID: power }))._id
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (query = '', role: Role = 'admin') =>
    pages.open({ path: path + query, viewer: academy.viewer(role) })
  const send = (form: Record<string, string>, query = '', role: Role = 'admin') =>
    pages.post({ path: path + query, viewer: academy.viewer(role), form })
  const fileIn = (html: string) => {
    const [, base64] = /href="data:[^"]*?;base64,([^"]+)"/.exec(html) ?? []
    return base64 === undefined ? null : Buffer.from(base64, 'base64')
  }
  const of = (course: string) => `?where=courseID:is:${course}`
  const disclosed = () => from(academy.as('root'), 'id_disclosure').selectAll().orderBy('as').execute()

  test('prints people in the order of a Thai dictionary under a heading, with masked citizen ids', async () => {
    const { status, text } = await open(`${of(welding)}&round=4&day=๑๔ ธ.ค. ๒๕๖๙&place=ห้อง 2`)
    expect(status).toBe(200)
    const [sheet] = parts(text, 'section')
    const said = textOf(sheet!)
    for (const line of ['สถาบัน', 'รายชื่อผู้ลงทะเบียน', 'หลักสูตร งานเชื่อม รุ่นที่ 4', 'วันที่ 14 ธันวาคม 2569 ณ ห้อง 2'])
      expect(said).toContain(line)
    expect(said).toContain('รับสมัคร 1 พฤศจิกายน 2569 – 30 พฤศจิกายน 2569')
    expect(said).toMatch(/2 แก้ว เรียนดี ช่างเทคนิค .*3 ไก่ เรียนดี x-xxxx-xxxxx-03-0 .*4 ขวัญ เรียนดี/)
    expect(said).toContain('รวม 4 คน ข้อมูล ณ วันที่ 22 พฤศจิกายน 2569')
    expect(text).not.toContain(citizen)
    expect(text).not.toContain('1-1017-00207-03-0')
  })

  test('the filters of the list hold, and rows that were chosen there', async () => {
    expect(parts((await open()).text, 'section').filter((one) => one.includes('<table'))).toHaveLength(2)
    const filtered = textOf((await open('?where=analytics.status:is:complete')).text)
    expect(filtered).toContain('ไม่มีผู้เรียนตามตัวกรองนี้')
    const chosen = textOf((await open(`?ids=${first},ffffffffffffffffffffffff,x'`)).text)
    expect(chosen).toContain('1 รายชื่อ 1 หลักสูตร')
    expect(chosen).toContain('เฉพาะรายการตามตัวกรอง')
    const list = await pages.open({ path: `/enroll/dashboard${of(power)}`, viewer: academy.viewer('manager') })
    expect(linksOf(list.text).map(({ href }) => href)).toContain(path + of(power))
    const course = await pages.open({ path: `/lesson/player/detail/${power}`, viewer: academy.viewer('manager') })
    expect(linksOf(course.text).map(({ href }) => href)).toContain(path + of(power))
  })

  test('of a round has its people alone, and its number, days and venue in the heading', async () => {
    const admin = academy.as('admin')
    const days = { courseID: welding, status: 'open' as const }
    const one = (await create(admin, 'course_round', { ...days, startDate: '2026-12-10', place: 'โรงฝึก 1' }))._id
    const other = (await create(admin, 'course_round', { ...days, startDate: '2027-01-10', endDate: '2027-01-12' }))._id
    const enrolments = await from(admin, 'enroll').select(['_id', 'userID']).where('courseID', '=', welding).execute()
    await update(admin, 'enroll', { _id: enrolments[0]!._id, change: { roundID: one } })
    const shown = await open(`?where=roundID:is:${one}`)
    const said = textOf(shown.text)
    expect(said).toContain('1 รายชื่อ 1 หลักสูตร')
    expect(said).toContain('หลักสูตร งานเชื่อม รุ่นที่ 1 วันที่ 10 ธ.ค. 2569 ณ โรงฝึก 1')
    expect(said).not.toContain('เฉพาะรายการตามตัวกรอง')
    expect(said).toContain('รุ่นที่ 2 · 10 ม.ค. 2570 – 12 ม.ค. 2570')
    expect(shown.text).toContain(`value="courseID:is:${welding}"`)
    const typed = textOf((await open(`?where=roundID:is:${one}&round=4/2569&day=14/12/69&place=ห้อง 2`)).text)
    expect(typed).toContain('หลักสูตร งานเชื่อม รุ่นที่ 4/2569 วันที่ 14 ธันวาคม 2569 ณ ห้อง 2')
    expect(textOf((await open(`?where=roundID:is:${other}`)).text)).toContain('ไม่มีผู้เรียนตามตัวกรองนี้')
    const both = textOf((await open(`?where=roundID:is:${one}&where=courseID:is:${power}&any=1`)).text)
    expect(both).toContain('เฉพาะรายการตามตัวกรอง')
    const csv = fileIn((await send({ intent: 'csv' }, `?where=roundID:is:${one}`)).text)!.toString()
    expect(csv.trim().split('\n')).toHaveLength(2)
    const place = { site: 'factory', viewer: academy.viewer('admin') } as const
    const elsewhere = await pages.open({ path: `${path}?where=roundID:is:${one}`, ...place })
    expect(textOf(elsewhere.text)).not.toContain('โรงฝึก 1')
    for (const at of ['/lesson/round/dashboard', `/lesson/round/detail/${one}`]) {
      const linked = await pages.open({ path: at, viewer: academy.viewer('manager') })
      expect(linksOf(linked.text).map(({ href }) => href)).toContain(`${path}?where=roundID:is:${one}`)
      const reader = await pages.open({ path: at, viewer: academy.viewer('member') })
      expect(reader.text).not.toContain(path)
    }
    await update(admin, 'enroll', { _id: enrolments[0]!._id, change: { roundID: other } })
  })

  test('a sign-in sheet has room to sign and no citizen ids', async () => {
    const said = textOf((await open(`${of(welding)}&layout=signin`)).text)
    expect(said).toContain('บัญชีลงลายมือชื่อผู้เข้าอบรม')
    expect(said).toContain('ลายมือชื่อ (เช้า) ลายมือชื่อ (บ่าย) หมายเหตุ')
    expect(said).not.toContain('03-0')
    expect(textOf((await open(`${of(welding)}&day=เมื่อวาน`)).text)).toContain('วันที่อบรมไม่ถูกต้อง')
  })

  test('as a workbook it is the same, and no cell is a formula', async () => {
    const { text } = await send({ intent: 'excel' }, of(welding))
    const bytes = fileIn(text)!
    const { rows } = await academy.app.spreadsheets.read(bytes)
    expect(rows.map((row) => row.filter(Boolean))).toContainEqual(['หลักสูตร งานเชื่อม'])
    expect(rows).toContainEqual(expect.arrayContaining(['3', 'ไก่', 'เรียนดี', 'x-xxxx-xxxxx-03-0']))
    expect(rows).toContainEqual(expect.arrayContaining([formula]))
    const book = await academy.app.spreadsheets.readBook(fileIn((await send({ intent: 'excel' })).text)!)
    expect(book.map(({ name }) => name)).toEqual(['1 งานเชื่อม', '2 ไฟฟ้าในอาคาร'])
  })

  test('as CSV it is in UTF-8 or in the code page of old Thai programs, and guarded', async () => {
    const modern = fileIn((await send({ intent: 'csv' }, of(welding))).text)!
    expect([...modern.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const old = fileIn((await send({ intent: 'csv874' }, of(welding))).text)!
    const read = new TextDecoder('windows-874').decode(old)
    expect(modern.subarray(3).toString()).toBe(read)
    expect(read).toContain('งานเชื่อม,3,ไก่,เรียนดี,x-xxxx-xxxxx-03-0')
    expect(read).toContain(`"'=HYPERLINK(""http://evil"")"`)
  })

  test('whole ids are for administrators who say why, and are put on record first', async () => {
    for (const reason of ['', ' ก ', 'ก'.repeat(301)]) {
      const refused = await send({ intent: 'show-full', reason }, of(welding))
      expect(refused.status).toBe(400)
      expect(textOf(refused.text)).toContain('กรุณาระบุเหตุผล')
      expect(refused.text).not.toContain('1-1017-00207-03-0')
    }
    for (const intent of ['show-full', 'excel-full']) {
      const forged = await send({ intent, reason: 'ส่งกรมพัฒนาฝีมือแรงงาน' }, of(welding), 'manager')
      expect(forged.status).toBe(403)
      expect(fileIn(forged.text)).toBe(null)
    }
    expect((await open(`${of(welding)}&citizen=full`)).text).not.toContain('1-1017-00207-03-0')
    expect(await disclosed()).toEqual([])
    const shown = await send({ intent: 'show-full', reason: 'ส่งกรมพัฒนาฝีมือแรงงาน' }, of(welding))
    expect(textOf(shown.text)).toContain('1-1017-00207-03-0')
    const { rows } = await academy.app.spreadsheets.read(
      fileIn((await send({ intent: 'excel-full', reason: 'ส่งกรมพัฒนาฝีมือแรงงาน' }, of(welding))).text)!,
    )
    expect(rows.flat()).toContain('1-1017-00207-03-0')
    expect(await disclosed()).toMatchObject([
      { reason: 'ส่งกรมพัฒนาฝีมือแรงงาน', courses: 'งานเชื่อม', people: 4, as: 'screen', byName: 'admin ทีมงาน' },
      { as: 'xlsx' },
    ])
  })

  test('the record stays as it was written, and only administrators read it', async () => {
    const [one] = await disclosed()
    for (const role of ['admin', 'root'] as const) {
      const change = update(academy.as(role), 'id_disclosure', { _id: one!._id, change: { people: 0 } })
      await expect(change, role).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(remove(academy.as(role), 'id_disclosure', one!._id)).rejects.toMatchObject({ kind: 'forbidden' })
      const made = { reason: 'x', courses: '', people: 1, as: 'screen' as const }
      await expect(create(academy.as(role), 'id_disclosure', made)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect(await from(academy.as('manager'), 'id_disclosure').select('_id').execute()).toEqual([])
    const list = await pages.open({ path: '/enroll/disclosure', viewer: academy.viewer('admin') })
    expect(textOf(list.text)).toContain('ส่งกรมพัฒนาฝีมือแรงงาน')
    await expect(record(academy.as('admin'), 'course', { name: 'x' })).rejects.toThrow('created by people')
  })

  test('a manager prints masked ids, learners nothing, and another site none of it', async () => {
    const shown = await open(of(welding), 'manager')
    expect(textOf(shown.text)).toContain('x-xxxx-xxxxx-03-0')
    expect(shown.text).not.toContain('name="reason"')
    for (const role of ['user', 'member', 'guest'] as const) expect((await open('', role)).status, role).toBe(302)
    const elsewhere = await pages.open({ path: path + of(welding), site: 'factory', viewer: academy.viewer('admin') })
    expect(textOf(elsewhere.text)).toContain('ไม่มีผู้เรียนตามตัวกรองนี้')
    for (const intent of ['drop', '__proto__', 'constructor']) expect((await send({ intent })).status, intent).toBe(404)
  })
})
