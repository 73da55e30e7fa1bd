import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completionsOf, enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type Session, sessionOf, setPresence } from './session/attendance.server.ts'
import type { Presence } from './session/rules/attendance.ts'

const drivers = await testDrivers()
const forbidden = { kind: 'forbidden' }
const hour = 3_600_000
const start = Date.parse('2026-12-01T00:00:00Z')

describe.each(drivers)('a minimum attendance on $kind', (driver) => {
  let academy: Academy
  let start_: number
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    start_ = start
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')

  /** A course with a learner and sessions of six hours, one a day from tomorrow. */
  const training = async (percent: number | null, days = 2) => {
    start_ = admin().now
    const { _id: courseID } = await create(admin(), 'course', {
      ...{ name: 'อบรม', status: true, type: 'onsite', hours: 6.5, attendancePercent: percent },
    })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    const sessions: Session[] = []
    for (let day = 1; day <= days; day++) {
      const [startsAt, endsAt] = [0, 6].map((at) => new Date(start_ + (day * 24 + at) * hour).toISOString())
      const row = await create(admin(), 'lesson_session', {
        name: `วันที่ ${day}`,
        lessonID,
        startsAt: startsAt!,
        endsAt: endsAt!,
      })
      sessions.push(await sessionOf(admin(), row._id))
    }
    const { _id: enrollID } = await enrolIn(learner(), courseID)
    const mark = async (n: number, status: Presence) => {
      await setPresence(admin(), { session: await sessionOf(admin(), sessions[n]!._id), enrollID, status })
      await academy.app.jobs.drain()
    }
    const stateNow = async () => {
      await academy.app.jobs.drain()
      const [one] = await from(admin(), 'enroll').select('enroll.analytics').where('_id', '=', enrollID).execute()
      return one!.analytics?.status
    }
    const afterDays = (n: number) => academy.pass(start_ + (n * 24 + 7) * hour - admin().now)
    return { courseID, lessonID, sessions, enrollID, mark, stateNow, afterDays }
  }

  it('completes the lesson and the course when the last session has ended, and not before', async () => {
    const { enrollID, lessonID, mark, stateNow, afterDays } = await training(80)
    await mark(0, 'present')
    await mark(1, 'late')
    expect(await stateNow()).toBe('pending')
    afterDays(2)
    expect(await stateNow()).toBe('complete')
    expect(await completionsOf(learner(), enrollID)).toEqual(new Set([lessonID]))
  })

  it('is counted again when attendance, the rule, a session or a status changes', async () => {
    const { courseID, sessions, enrollID, mark, stateNow, afterDays } = await training(80)
    afterDays(2)
    await mark(0, 'present')
    await mark(1, 'half')
    expect(await stateNow()).toBe('pending')
    const hours = async () => {
      const lines = await from(admin(), 'hours_entry').select('hours').where('enrollID', '=', enrollID).execute()
      return lines.reduce((sum, line) => sum + line.hours, 0)
    }
    await update(admin(), 'course', { _id: courseID, change: { attendancePercent: 75 } })
    expect([await stateNow(), await hours()]).toEqual(['complete', 6.5])
    await update(admin(), 'course', { _id: courseID, change: { attendancePercent: 76 } })
    expect([await stateNow(), await hours()]).toEqual(['pending', 0])
    await update(admin(), 'lesson_session', { _id: sessions[1]!._id, change: { cancelled: true } })
    expect(await stateNow()).toBe('complete')
    await update(admin(), 'lesson_session', { _id: sessions[1]!._id, change: { cancelled: false, hours: 1.5 } })
    expect(await stateNow()).toBe('complete')
    await update(admin(), 'lesson_session', { _id: sessions[1]!._id, change: { hours: null } })
    expect(await stateNow()).toBe('pending')
    const half = { code: 'half', name: 'ครึ่งวัน', percent: 60, isLeftOut: false } as const
    const { _id } = await create(admin(), 'attendance_status', half)
    expect(await stateNow()).toBe('complete')
    await remove(admin(), 'attendance_status', _id)
    expect(await stateNow()).toBe('pending')
    await mark(1, 'excused')
    expect(await stateNow()).toBe('complete')
    await mark(0, 'absent')
    expect(await stateNow()).toBe('pending')
  })

  it('leaves a course without the rule as before, and one whose rule is taken away', async () => {
    const free = await training(null)
    await free.mark(0, 'half')
    expect(await free.stateNow()).toBe('complete')
    const ruled = await training(100)
    await ruled.mark(0, 'present')
    await ruled.mark(1, 'absent')
    expect(await ruled.stateNow()).toBe('pending')
    await update(admin(), 'course', { _id: ruled.courseID, change: { attendancePercent: null } })
    expect(await ruled.stateNow()).toBe('complete')
  })

  it('nobody completes such a lesson by hand, nor marks themselves, nor reaches another site', async () => {
    const { courseID, lessonID, enrollID, sessions } = await training(80)
    const done = { enrollID, lessonID }
    for (const who of [learner(), academy.as('manager'), admin()])
      await expect(create(who, 'lesson_completion', done)).rejects.toMatchObject(forbidden)
    const row = { learner: 'x', sessionID: sessions[0]!._id, courseID, enrollID, status: 'present' }
    for (const who of [learner(), admin(), academy.as('root')])
      await expect(create(who, 'attendance', row as never)).rejects.toMatchObject({})
    const of = { session: sessions[0]!, enrollID, status: 'present' as const }
    for (const who of [learner(), academy.as('guest'), academy.as('member'), academy.as('admin', 'factory')])
      await expect(setPresence(who, of)).rejects.toMatchObject({})
    expect(await from(admin(), 'attendance').select('_id').where('enrollID', '=', enrollID).execute()).toEqual([])
    for (const attendancePercent of [0, 101, 50.5, -1])
      await expect(update(admin(), 'course', { _id: courseID, change: { attendancePercent } })).rejects.toMatchObject({
        kind: 'invalid',
      })
    for (const role of ['user', 'member', 'manager'] as const)
      await expect(
        create(academy.as(role), 'attendance_status', { code: 'absent', name: 'ขาด', percent: 100, isLeftOut: false }),
      ).rejects.toMatchObject(forbidden)
  })
})
