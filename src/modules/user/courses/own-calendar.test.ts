import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { openedBy, ownAddress, ownDays, turnAddress } from './own-calendar.server.ts'

const drivers = await testDrivers()

describe.each(drivers)('a calendar of one’s own on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-22T03:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const days = { type: 'onsite', startDate: '2026-12-01', endDate: '2026-12-03' }
    courseID = (await create(admin, 'course', { name: 'งานเชื่อมลับ', status: true, ...days }))._id
    const userID = academy.viewer('user').id
    const enrolment = await create(admin, 'enroll', { userID, courseID })
    await update(admin, 'enroll', { _id: enrolment._id, change: { endsOn: '2026-12-31' } })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const learner = () => academy.as('user')
  const fileAt = (path: string, site: 'skills' | 'factory' = 'skills') =>
    pages.open({ path, site, viewer: academy.viewer('guest') })
  const pathOf = async () => new URL((await ownAddress(learner()))!).pathname

  test('shows the month that is asked for, and says so where there is nothing', async () => {
    const open = async (query: string) =>
      textOf((await pages.open({ path: `/user/calendar${query}`, viewer: academy.viewer('user') })).text)
    const december = await open('?month=2026-12')
    expect(december).toContain('ธันวาคม 2569')
    expect(december).toContain('วันอบรม: งานเชื่อมลับ')
    expect(december).toContain('เรียนได้ถึงวันนี้: งานเชื่อมลับ')
    for (const query of ['', '?month=2026-13', '?month=__proto__', '?month=9999-01'])
      expect(await open(query), query).toMatch(/พฤศจิกายน 2569.*ไม่มีรายการในเดือนนี้/)
  })

  test('takes a last day of training that lies before the first for none', async () => {
    const days = { type: 'onsite', startDate: '2026-12-20' }
    const { _id } = await create(academy.as('admin'), 'course', { name: 'กลับวัน', status: true, ...days })
    // Such a course can no longer be published, but older ones may exist.
    await sql`update course set "endDate" = '2026-12-02' where _id = ${_id}`.execute(academy.database.kysely)
    await create(academy.as('admin'), 'enroll', { userID: academy.viewer('user').id, courseID: _id })
    const found = (await ownDays(learner())).find(({ title }) => title.includes('กลับวัน'))
    expect(found).toMatchObject({ from: '2026-12-20', to: '2026-12-20' })
  })

  test('holds no day of a course from which its learner was withdrawn', async () => {
    const admin = academy.as('admin')
    const days = { type: 'onsite', startDate: '2026-12-10', endDate: '2026-12-11' }
    const { _id: courseID } = await create(admin, 'course', { name: 'ถอนแล้ว', status: true, ...days })
    const { _id } = await create(admin, 'enroll', { userID: academy.viewer('user').id, courseID })
    const titles = async () => (await ownDays(learner())).map(({ title }) => title)
    expect(await titles()).toContain('วันอบรม: ถอนแล้ว')
    await update(admin, 'enroll', { _id, change: { standing: 'withdrawn', endsOn: '2026-12-31', reason: 'ขอถอน' } })
    expect((await titles()).filter((title) => title.includes('ถอนแล้ว'))).toEqual([])
  })

  test('holds the sessions of the own round with their hours instead of training days, and days on which work is due', async () => {
    const admin = academy.as('admin')
    const { _id: course } = await create(admin, 'course', { name: 'มีนัด', status: true, type: 'onsite' })
    const round = async (startDate: string) =>
      (await create(admin, 'course_round', { courseID: course, startDate, status: 'open' }))._id
    const [own, other, none] = [await round('2026-12-14'), await round('2026-12-21'), await round('2026-12-28')]
    const { _id: lessonID } = await create(admin, 'lesson', { courseID: course, name: 'อบรม', kind: 'session' })
    const session = (name: string, roundID: string | null, more = {}) =>
      create(admin, 'lesson_session', {
        ...{ name, lessonID, roundID, place: 'ห้อง 1' },
        ...{ startsAt: '2026-12-14T02:00:00Z', endsAt: '2026-12-14T05:00:00Z', ...more },
      })
    await session('ของฉัน', own)
    await session('รุ่นอื่น', other)
    await session('ยกเลิก', own, { cancelled: true })
    await session('ทุกรุ่น', null, { startsAt: '2026-12-14T06:00:00Z', endsAt: '2026-12-14T09:00:00Z' })
    await create(admin, 'lesson', { courseID: course, name: 'รายงาน', kind: 'assignment', dueOn: '2026-12-18' })
    const userID = academy.viewer('user').id
    const { _id } = await create(admin, 'enroll', { userID, courseID: course, roundID: own, reason: 'รับเพิ่ม' })
    const found = async () =>
      (await ownDays(learner()))
        .filter(({ title }) => /มีนัด|รายงาน/.test(title))
        .map(({ title, from, hours }) => [title, from, hours?.endsAt])
    expect(await found()).toEqual([
      ['มีนัด: ของฉัน', '2026-12-14', '2026-12-14T05:00:00.000Z'],
      ['มีนัด: ทุกรุ่น', '2026-12-14', '2026-12-14T09:00:00.000Z'],
      ['กำหนดส่งงาน: รายงาน', '2026-12-18', undefined],
    ])
    const shown = await pages.open({ path: '/user/calendar?month=2026-12', viewer: academy.viewer('user') })
    expect(textOf(shown.text)).toContain('14 ธันวาคม 2569 เวลา 09:00–12:00 · ห้อง 1')
    await update(admin, 'enroll', { _id, change: { roundID: none } })
    expect((await found())[0]).toEqual(['มีนัด: ทุกรุ่น', '2026-12-14', '2026-12-14T09:00:00.000Z'])
  })

  test('its private address gives a calendar file without log-in, until it is revoked; then only a new one does', async () => {
    expect(await ownAddress(learner())).toBeNull()
    await turnAddress(learner(), 'make')
    const first = await pathOf()
    const { status, text, headers } = await fileAt(first)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['cache-control']).toContain('no-store')
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:วันอบรม: งานเชื่อมลับ\r\n')
    expect(text).toContain('DTEND;VALUE=DATE:20261204')
    await turnAddress(learner(), 'make')
    expect(await pathOf(), 'a second press').toBe(first)
    await turnAddress(learner(), 'revoke')
    expect((await fileAt(first)).status).toBe(404)
    await turnAddress(learner(), 'make')
    expect(await pathOf()).not.toBe(first)
    expect((await fileAt(first)).status).toBe(404)
    expect((await fileAt(await pathOf())).status).toBe(200)
  })

  test('no guess opens one: another id, turn, sign or site, and nobody whose account is off or removed', async () => {
    const path = await pathOf()
    const [id, round, mark] = path.split('/').at(-1)!.split('.') as [string, string, string]
    const other = await create(academy.as('admin'), 'user', { username: 'cal-other', firstname: 'อื่น' })
    const guesses = [
      `${other._id}.${round}.${mark}`,
      `${id}.${Number(round) + 2}.${mark}`,
      `${id}.${round}.${'A'.repeat(43)}`,
      `${id}.${round}.`,
      `${id}.${round}.${mark}x`,
      `${id}.-1.${mark}`,
      'x'.repeat(40),
      '__proto__',
    ]
    for (const guess of guesses) {
      expect((await fileAt(`/user/calendar/${guess}`)).status, guess).toBe(404)
      expect(await openedBy(academy.as('guest'), guess), guess).toBeNull()
    }
    expect((await fileAt(path, 'factory')).status).toBe(404)
    await update(academy.as('admin'), 'user', { _id: id, change: { status: false } })
    expect((await fileAt(path)).status).toBe(404)
    await update(academy.as('admin'), 'user', { _id: id, change: { status: true } })
    expect((await fileAt(path)).status).toBe(200)
    await remove(academy.as('admin'), 'user', other._id)
  })

  test('nobody turns it for another: staff, who acts in the name of a learner, or a forged field', async () => {
    await expect(turnAddress(academy.as('admin'), 'make')).rejects.toMatchObject({ kind: 'forbidden' })
    const acting = { ...learner(), viewer: { ...learner().viewer, actor: { id: 'a', name: 'a' } } }
    await expect(turnAddress(acting, 'revoke')).rejects.toMatchObject({ kind: 'forbidden' })
    const change = { calendarRound: 9 } as never
    await expect(update(learner(), 'user', { _id: learner().viewer.id, change })).rejects.toMatchObject({})
    const forged = await pages.post({
      path: '/user/calendar',
      viewer: academy.viewer('user'),
      form: { intent: 'constructor' },
    })
    expect(forged.status).toBe(404)
  })
})
