import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { sessionOf, setPresence } from '../session/attendance.server.ts'

const start = Date.parse('2026-11-20T03:00:00Z')
const id = /^[0-9a-f]{24}$/

describe.each(await testDrivers())('the plan of a round on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const manager = () => academy.as('manager')
  let rooms = 0
  const roomOf = async (more: Record<string, unknown> = {}) =>
    (await create(academy.as('root'), 'room', { name: `ห้องแผน ${++rooms}`, capacity: 40, ...more }))._id
  const courseOf = async () => {
    const { _id: courseID } = await create(manager(), 'course', { name: 'บัญชีต้นทุน', status: true, type: 'onsite' })
    const { _id: lessonID } = await create(manager(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    return { courseID, lessonID }
  }
  const roundOf = async (courseID: string, more: Record<string, unknown> = {}) =>
    (await create(manager(), 'course_round', { courseID, startDate: '2026-12-01', status: 'open', ...more } as never))
      ._id
  const sessionsIn = (roundID: string) =>
    from(manager(), 'lesson_session')
      .select(['_id', 'name', 'startsAt', 'endsAt', 'hours', 'room', 'place', 'courseID'])
      .where('roundID', '=', roundID)
      .orderBy('startsAt')
      .execute()
  const bookedIn = (room: string) => from(manager(), 'room_booking').select('_id').where('room', '=', room).execute()
  const path = (roundID: string, more = '') => `/lesson/round/plan?where=roundID:is:${roundID}${more}`
  const sent = (more: Record<string, string> = {}) => ({
    ...{ first: '2026-12-01', hours: '09:00–12:00, 13:00–16:00', count: '6', until: '', rule: 'skip', weekdays: '1' },
    ...{ name: '', room: '', place: '', url: '', lecturerID: '', key: 'a'.repeat(24), intent: 'check' },
    ...more,
  })
  const post = (roundID: string, form: Record<string, string>, role: 'manager' | 'member' | 'user' = 'manager') =>
    pages.post({ path: path(roundID), viewer: academy.viewer(role), form })
  const keyIn = (html: string) => /name="key" value="([0-9a-f]{24})"/.exec(html)?.[1] ?? ''

  it('is shown first with weekdays, holidays and hours; one press creates all, a second nothing, and undo removes all', async () => {
    const { courseID, lessonID } = await courseOf()
    const [roundID, room] = [await roundOf(courseID), await roomOf()]
    const form = sent({ lessons: lessonID, room, first: '1/12/2569', key: '' })
    const preview = await post(roundID, form)
    expect(preview.status).toBe(200)
    const text = textOf(preview.text)
    expect(text).toContain('จันทร์ 14 ธ.ค. 2569')
    expect(text).toContain('ชดเชยวันพ่อแห่งชาติ')
    expect(text).toContain('สร้าง 6 นัด')
    expect(await sessionsIn(roundID)).toEqual([])
    const key = keyIn(preview.text)
    expect(key).toMatch(id)
    const pressed = await Promise.all([1, 2].map(() => post(roundID, { ...form, key, intent: 'create' })))
    for (const { status, headers } of pressed) {
      expect(status).toBe(302)
      expect(headers['location']).toContain(`plan=${key}`)
    }
    const made = await sessionsIn(roundID)
    expect(made.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      ...['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'],
    ])
    expect(made[0]).toMatchObject({
      ...{ name: 'ครั้งที่ 1', hours: 6, room, courseID, place: `ห้องแผน ${rooms}` },
      ...{ startsAt: '2026-12-14T02:00:00.000Z', endsAt: '2026-12-14T09:00:00.000Z' },
    })
    expect(await bookedIn(room)).toHaveLength(6)
    const after = await pages.open({ path: path(roundID, `&plan=${key}`), viewer: academy.viewer('manager') })
    expect(textOf(after.text)).toContain('สร้างนัดเรียน 6 นัดแล้ว')
    for (const n of [6, 0]) {
      const undone = await post(roundID, { intent: 'undo', key })
      expect(undone.headers['location']).toContain(`undone=${n}`)
    }
    expect([await sessionsIn(roundID), await bookedIn(room)]).toEqual([[], []])
    const again = await post(roundID, { ...form, key, intent: 'create' })
    expect([again.status, textOf(again.text).includes('แผนนี้สร้างหรือเลิกทำไปแล้ว')]).toEqual([409, true])
  })

  it('is not undone once attendance was recorded', async () => {
    const { courseID, lessonID } = await courseOf()
    const roundID = await roundOf(courseID)
    await post(roundID, sent({ lessons: lessonID, intent: 'create', count: '2' }))
    const enrolment = await enrolIn(academy.as('user'), courseID, roundID)
    const [first] = await sessionsIn(roundID)
    const session = await sessionOf(manager(), first!._id)
    await setPresence(manager(), { session, enrollID: enrolment._id, status: 'present' })
    const undone = await post(roundID, { intent: 'undo', key: 'a'.repeat(24) })
    expect(undone.status).toBe(409)
    expect(textOf(undone.text)).toContain('มีการเช็กชื่อแล้ว')
    expect(await sessionsIn(roundID)).toHaveLength(2)
  })

  it('names taken rooms before, creates nothing of them, or only what is free', async () => {
    const { courseID, lessonID } = await courseOf()
    const [roundID, room] = [await roundOf(courseID, { seats: 60 }), await roomOf()]
    const hours = { startsAt: '2026-12-14T03:00:00Z', endsAt: '2026-12-14T04:00:00Z' }
    await create(academy.as('root'), 'room_booking', { room, purpose: 'สอบสัมภาษณ์', ...hours })
    const form = sent({ lessons: lessonID, room })
    const text = textOf((await post(roundID, form)).text)
    expect(text).toContain('สอบสัมภาษณ์ 14 ธ.ค. 2569 เวลา 10:00–11:00 น.')
    expect(text).toContain('จุได้ 40 คน แต่คาดว่ามี 60 คน')
    expect(text).toContain('มี 1 นัดที่จองห้องไม่ได้')
    const refused = await post(roundID, { ...form, intent: 'create' })
    expect(refused.status).toBe(409)
    expect(await sessionsIn(roundID)).toEqual([])
    expect((await post(roundID, { ...form, intent: 'create-free' })).status).toBe(302)
    expect(await sessionsIn(roundID)).toHaveLength(5)
  })

  it('warns of a lecturer and of learners who have another session then, and never refuses them', async () => {
    const [here, there] = [await courseOf(), await courseOf()]
    const lecturerID = (await create(academy.as('admin'), 'lecturer', { name: 'อ.วิชัย' }))._id
    const [roundID, other] = [await roundOf(here.courseID), await roundOf(there.courseID)]
    await post(other, sent({ lessons: there.lessonID, lecturerID, intent: 'create', key: 'b'.repeat(24) }))
    await enrolIn(academy.as('user'), here.courseID, roundID)
    await enrolIn(academy.as('user'), there.courseID, other)
    const form = sent({ lessons: here.lessonID, lecturerID, count: '7', key: 'c'.repeat(24) })
    const text = textOf((await post(roundID, form)).text)
    expect(text).toContain('วิทยากรมีนัด “ครั้งที่ 1” (บัญชีต้นทุน) ในเวลาเดียวกัน')
    expect(text).toContain('ผู้เรียน 1 คนมีนัดของหลักสูตรอื่นในเวลาเดียวกัน')
    expect(text.match(/พร้อมสร้าง/g)).toHaveLength(1)
    expect((await post(roundID, { ...form, intent: 'create' })).status).toBe(302)
    const made = await sessionsIn(roundID)
    expect(made).toHaveLength(7)
    for (const at of ['', '/edit']) {
      const shown = await pages.open({
        path: `/lesson/session/${made[0]!._id}${at}`,
        viewer: academy.viewer('manager'),
      })
      expect(textOf(shown.text), at).toContain('วิทยากรมีนัด “ครั้งที่ 1” (บัญชีต้นทุน) ในเวลาเดียวกัน')
    }
  })

  it('is copied from another round of the course, by whole weeks, with holidays moved', async () => {
    const { courseID, lessonID } = await courseOf()
    const [source, target] = [await roundOf(courseID), await roundOf(courseID, { startDate: '2027-01-06' })]
    const room = await roomOf()
    await post(source, sent({ lessons: lessonID, room, weekdays: '2', count: '3', intent: 'create' }))
    const form = sent({ source, intent: 'check-copy', rule: 'move' })
    await create(academy.as('admin'), 'holiday', { day: '2027-01-19', name: 'วันสถาปนาสถาบัน' })
    const preview = await post(target, form)
    expect(textOf(preview.text)).toContain('เลื่อนจาก 19 ม.ค. 2570 (วันสถาปนาสถาบัน)')
    expect((await post(target, { ...form, intent: 'create-copy' })).status).toBe(302)
    expect(
      (await sessionsIn(target)).map(({ name, startsAt, hours, room: held }) => [
        name,
        startsAt.slice(0, 10),
        hours,
        held,
      ]),
    ).toEqual([
      ['ครั้งที่ 1', '2027-01-12', 6, room],
      ['ครั้งที่ 2', '2027-01-20', 6, room],
      ['ครั้งที่ 3', '2027-01-26', 6, room],
    ])
    const own = await post(target, { ...form, source: target })
    expect(own.status).toBe(400)
    const holiday = await from(manager(), 'holiday')
      .select('_id')
      .where('day', '=', '2027-01-19')
      .executeTakeFirstOrThrow()
    await update(academy.as('admin'), 'holiday', { _id: holiday._id, change: { isWorkday: true } })
  })

  it('refuses what is wrong beside its field, keeps what was sent, and others may not plan', async () => {
    const { courseID, lessonID } = await courseOf()
    const strange = await courseOf()
    const roundID = await roundOf(courseID)
    const wrong: [Record<string, string>, string][] = [
      [{ first: '31/2/2569' }, 'กรุณาใส่วันที่'],
      [{ count: '201' }, 'ใส่จำนวน 1–200 ครั้ง'],
      [{ count: '-1' }, 'ใส่จำนวน 1–200 ครั้ง'],
      [{ count: '', until: '' }, 'ใส่จำนวนครั้งหรือวันสุดท้าย'],
      [{ until: '2026-11-30' }, 'วันสุดท้ายมาก่อนวันแรก'],
      [{ hours: '16:00' }, 'กรุณาใส่เวลา'],
      [{ hours: '13:00–16:00, 09:00–12:00' }, 'ช่วงเวลาต้องเรียงกัน'],
      [{ hours: '09:00–12:00, 13:00–15:50' }, 'ต้องเป็นครึ่งชั่วโมง'],
      [{ lessons: strange.lessonID }, 'ไม่พบบทเรียนที่เลือก'],
      [{ lessons: '' }, 'กรุณาเลือกบทเรียน'],
      [{ weekdays: '9' }, 'กรุณาเลือกวันในสัปดาห์'],
      [{ url: 'http://user@x.example' }, 'ลิงก์'],
      [{ name: 'ก'.repeat(900) }, 'ชื่อ'],
    ]
    for (const [more, said] of wrong)
      for (const intent of ['check', 'create']) {
        const { status, text } = await post(roundID, sent({ lessons: lessonID, ...more, intent }))
        expect([status, textOf(text).includes(said)], `${JSON.stringify(more)} ${intent}`).toEqual([400, true])
      }
    for (const room of ['0'.repeat(24), "x' or 1=1"]) {
      const { status } = await post(roundID, sent({ lessons: lessonID, room, intent: 'create' }))
      expect(status, room).toBeGreaterThanOrEqual(400)
    }
    expect(await sessionsIn(roundID)).toEqual([])
    for (const role of ['member', 'user'] as const)
      expect((await post(roundID, sent({ lessons: lessonID, intent: 'create' }), role)).status).toBe(302)
    expect(await sessionsIn(roundID)).toEqual([])
    for (const where of ['', '0'.repeat(24), 'x'])
      expect((await pages.open({ path: path(where), viewer: academy.viewer('manager') })).status).toBe(404)
    const far = { path: path(roundID), viewer: academy.viewer('admin', 'factory'), site: 'factory' as const }
    expect((await pages.open(far)).status).toBe(404)
    await update(manager(), 'course_round', { _id: roundID, change: { status: 'cancelled', cancelReason: 'ไม่พร้อม' } })
    expect((await post(roundID, sent({ lessons: lessonID, intent: 'create' }))).status).toBe(409)
  })
})
