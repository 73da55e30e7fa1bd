import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { sessionOf, setPresence } from './session/attendance.server.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-12-10T00:00:00Z')

describe.each(drivers)('hours attended on screens on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')

  /** Two sessions of six and a half hours, of which the learner was at half of the first, and one to come that is cancelled. */
  const training = async () => {
    const given = { name: 'อบรม', status: true, hours: 13.5, attendancePercent: 80 }
    const { _id: courseID } = await create(admin(), 'course', given)
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    const { _id: enrollID } = await enrolIn(academy.as('user'), courseID)
    const ids: string[] = []
    for (const day of [1, 2, 3]) {
      const at = (hour: number) => new Date(admin().now + (day * 24 + hour) * 3_600_000).toISOString()
      const session = { name: `วันที่ ${day}`, lessonID, startsAt: at(2), endsAt: at(9), hours: 6.5 }
      ids.push((await create(admin(), 'lesson_session', { ...session, cancelled: day === 3 }))._id)
    }
    academy.pass(48 * 3_600_000)
    await setPresence(admin(), { session: await sessionOf(admin(), ids[0]!), enrollID, status: 'half' })
    return { courseID, enrollID, ids }
  }

  it('tells the learner what they attended, what is missing and why, session by session', async () => {
    const { courseID } = await training()
    const open = (role: 'user' | 'manager') =>
      pages.open({ path: `/lesson/detail/${courseID}`, viewer: academy.viewer(role) })
    const text = textOf((await open('user')).text)
    for (const said of [
      'เข้าเรียน 3.25 จาก 6.5 ชม. ที่เรียนไปแล้ว (50%)',
      'ต้องเข้าเรียนอย่างน้อย 10.4 จาก 13 ชม. (80%)',
      'ขาดอีก 7.15 ชม. แต่นัดเรียนที่เหลือไม่พอ',
      'ครึ่งวัน · 3.25/6.5 ชม.',
      'ยกเลิก ไม่นับชั่วโมง',
    ])
      expect(text).toContain(said)
    expect(textOf((await open('manager')).text)).not.toContain('ต้องเข้าเรียนอย่างน้อย')
  })

  it('tells staff the same on the list of a session and on the roster', async () => {
    const { courseID, ids } = await training()
    // The manager's session of the test before has ended by now.
    const open = async (path: string) => textOf((await pages.open({ path, viewer: academy.viewer('admin') })).text)
    expect(await open(`/lesson/session/${ids[0]}`)).toContain('3.25/6.5 ชม. (50%) · ขาดอีก 7.15 ชม.')
    expect(await open(`/enroll/roster?where=courseID:is:${courseID}`)).toContain('3.25/6.5 (50%)')
  })

  it('keeps and shows half hours over the API, in lists and in exports', async () => {
    const viewer = academy.viewer('admin')
    const ask = (path: string, body?: unknown) =>
      pages.ask({ method: body === undefined ? 'GET' : 'POST', path, viewer, ...(body !== undefined && { body }) })
    const made = await ask('/api/course', { data: { name: 'ครึ่งชั่วโมง', hours: 1.5 } })
    const _id = made.body._id as string
    expect((await ask(`/api/course/${_id}`)).body.data.hours).toBe(1.5)
    const pipeline = [{ $match: { _id } }, { $group: { _id: null, sum: { $sum: '$hours' } } }]
    expect((await ask('/api/course/aggregate', { pipeline })).body).toMatchObject([{ sum: 1.5 }])
    const filter = encodeURIComponent(JSON.stringify({ hours: { $gt: 1, $lt: 2 } }))
    expect((await ask(`/api/course/export?format=csv&fields=name,hours&filter=${filter}`)).text).toContain(
      'ครึ่งชั่วโมง,1.5',
    )
    expect((await ask('/api/course', { data: { name: 'x', hours: 1.25 } })).status).toBe(400)
    expect(textOf((await pages.open({ path: '/lesson/dashboard', viewer })).text)).toContain('1.5')
    await expect(update(admin(), 'course', { _id, change: { hours: -0.5 } })).rejects.toMatchObject({ kind: 'invalid' })
  })
})
