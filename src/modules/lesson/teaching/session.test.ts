import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { completionsOf, enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { attendanceOf, checkIn, ownPresence, sessionOf, setPresence } from './session/attendance.server.ts'
import { checkInCode, isCheckInCode } from './session/check-in-code.server.ts'
import { presenceAt } from './session/rules/attendance.ts'

const drivers = await testDrivers()
const forbidden = { kind: 'forbidden' }
const nine = Date.parse('2026-12-01T02:00:00Z')
const minute = 60_000

test.each([
  [-61, null],
  [-60, 'present'],
  [15, 'present'],
  [16, 'late'],
  [180, 'late'],
  [181, null],
])('who checks in %i minutes after a session of three hours began is %s', (minutes, presence) => {
  const hours = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
  expect(presenceAt(hours, nine + minutes * minute)).toBe(presence)
})

describe.each(drivers)('sessions on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver, nine)))
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const later = (ctx: Context, ms: number): Context => ({ ...ctx, now: ctx.now + ms })

  const meeting = async () => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'อบรม', status: true })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'วันแรก', kind: 'session' })
    const hours = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
    const row = await create(admin(), 'lesson_session', {
      name: 'เช้า',
      lessonID,
      ...hours,
      url: 'https://meet.example/x',
    })
    return { courseID, lessonID, session: await sessionOf(admin(), row._id) }
  }

  it('belongs to the course of its lesson, ends after it begins, and is of a lesson of its kind', async () => {
    const { lessonID, courseID, session } = await meeting()
    expect(await from(admin(), 'lesson_session').select('courseID').where('_id', '=', session._id).execute()).toEqual([
      { courseID },
    ])
    const wrong = { name: 'x', lessonID, startsAt: '2026-12-01T05:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
    await expect(create(admin(), 'lesson_session', wrong)).rejects.toMatchObject({ kind: 'invalid' })
    const { _id: text } = await create(admin(), 'lesson', { courseID, name: 'อ่าน' })
    const of = { ...wrong, lessonID: text, endsAt: '2026-12-01T06:00:00Z' }
    await expect(create(admin(), 'lesson_session', of)).rejects.toMatchObject(forbidden)
  })

  it('tells its link to the enrolled alone', async () => {
    const { courseID, session } = await meeting()
    expect((await sessionOf(academy.as('guest'), session._id)).url).toBeNull()
    expect((await sessionOf(learner(), session._id)).url).toBeNull()
    await enrolIn(learner(), courseID)
    expect((await sessionOf(learner(), session._id)).url).toBe('https://meet.example/x')
  })

  it('who is enrolled checks in by the code, once, and has finished the lesson', async () => {
    const { courseID, lessonID, session } = await meeting()
    const code = checkInCode(learner(), session._id)
    await expect(checkIn(learner(), { session, code })).rejects.toMatchObject(forbidden)
    const enrolment = await enrolIn(learner(), courseID)
    expect(await Promise.all([1, 2].map(() => checkIn(learner(), { session, code })))).toEqual(['present', 'present'])
    await academy.app.jobs.drain()
    expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set([lessonID]))
    expect(await ownPresence(learner(), session)).toBe('present')
    expect(await attendanceOf(admin(), session)).toMatchObject([{ status: 'present', how: 'code' }])
  })

  it('a code of another session, an old one and a forged one open nothing, nor a good one at another time', async () => {
    const { courseID, session } = await meeting()
    const { session: strange } = await meeting()
    await enrolIn(learner(), courseID)
    const code = checkInCode(learner(), session._id)
    const tried = (ctx: Context, with_: string) => checkIn(ctx, { session, code: with_ })
    for (const wrong of [
      '',
      'x',
      `${code}x`,
      checkInCode(learner(), strange._id),
      checkInCode(academy.as('user', 'factory'), session._id),
    ])
      await expect(tried(learner(), wrong)).rejects.toMatchObject(forbidden)
    expect(isCheckInCode(later(learner(), 2 * minute), { sessionID: session._id, code })).toBe(true)
    await expect(tried(later(learner(), 3 * minute), code)).rejects.toMatchObject(forbidden)
    for (const ms of [-61 * minute, 181 * minute]) {
      const then = later(learner(), ms)
      await expect(tried(then, checkInCode(then, session._id))).rejects.toMatchObject(forbidden)
    }
    const soon = later(learner(), 16 * minute)
    expect(await tried(soon, checkInCode(soon, session._id))).toBe('late')
  })

  it('staff keep the list; absent after all takes the lesson back, and nobody checks himself in then', async () => {
    const { courseID, lessonID, session } = await meeting()
    const enrolment = await enrolIn(learner(), courseID)
    const set = (ctx: Context, status: 'present' | 'absent') =>
      setPresence(ctx, { session, enrollID: enrolment._id, status })
    for (const role of ['guest', 'user', 'member'] as const)
      await expect(set(academy.as(role), 'present')).rejects.toMatchObject(forbidden)
    await set(academy.as('manager'), 'present')
    expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set([lessonID]))
    await set(admin(), 'absent')
    await academy.app.jobs.drain()
    expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set())
    const code = checkInCode(learner(), session._id)
    await expect(checkIn(learner(), { session, code })).rejects.toMatchObject({ kind: 'conflict' })
    const { session: strange } = await meeting()
    await expect(
      setPresence(admin(), { session: strange, enrollID: enrolment._id, status: 'present' }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    expect((await enrolmentOf(learner(), courseID))!._id).toBe(enrolment._id)
  })
})
