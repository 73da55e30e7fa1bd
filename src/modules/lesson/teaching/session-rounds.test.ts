import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { attendanceRuleOf, attendedBy, enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { describeOwnAttendance } from './attendance/describe-own.server.ts'
import { attendanceOf, checkIn, sessionOf, setPresence } from './session/attendance.server.ts'
import { checkInCode } from './session/check-in-code.server.ts'
import { describeSessions } from './teaching/detail-parts.server.ts'

const start = Date.parse('2026-12-01T00:00:00Z')
const hour = 3_600_000
const forbidden = { kind: 'forbidden' }

describe.each(await testDrivers())('sessions of rounds on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    people = [await learner(0), await learner(1)]
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number): Context => ({ ...academy.as('user'), viewer: people[n]! })
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `s${n}`, firstname: `ผู้เรียน${n}`, lastname: 'รุ่น', email: `s${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ผู้เรียน${n}` }
  }

  /** A course with two rounds, a learner in each, and a session of six hours for everyone and for each round. */
  const training = async (attendancePercent: number | null = null) => {
    const base = admin().now
    const { _id: courseID } = await create(admin(), 'course', {
      ...{ name: 'อบรมสองรุ่น', status: true, type: 'onsite', attendancePercent },
    })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    const round = async (more: Record<string, unknown> = {}) =>
      (await create(admin(), 'course_round', { courseID, startDate: '2027-06-01', status: 'open', ...more } as never))
        ._id
    const rounds = [await round(), await round({ startDate: '2027-07-01' })]
    const session = async (name: string, roundID: string | null, day: number) => {
      const [startsAt, endsAt] = [0, 6].map((at) => new Date(base + (day * 24 + at) * hour).toISOString())
      const given = { name, lessonID, roundID, startsAt: startsAt!, endsAt: endsAt!, url: 'https://meet.example/x' }
      return (await create(admin(), 'lesson_session', given))._id
    }
    const sessions = {
      all: await session('ปฐมนิเทศ', null, 1),
      one: await session('รุ่นหนึ่ง', rounds[0]!, 2),
      two: await session('รุ่นสอง', rounds[1]!, 3),
    }
    const enrolments = [await enrolIn(as(0), courseID, rounds[0]), await enrolIn(as(1), courseID, rounds[1])]
    const passDays = (n: number) => academy.pass(base + (n * 24 + 7) * hour - admin().now)
    return { courseID, lessonID, rounds, round, session, sessions, enrolments, passDays }
  }

  const namesFor = async (ctx: Context, courseID: string) => {
    const enrolment = await enrolmentOf(ctx, courseID)
    return (await describeSessions(ctx, { courseID, enrolment })).sessions.map(({ name }) => name)
  }

  it('are shown to learners of their own round; visitors see those of open rounds, with the round', async () => {
    const { courseID, round, session } = await training()
    const planned = await round({ status: 'planned' })
    await session('รุ่นวางแผน', planned, 4)
    expect(await namesFor(as(0), courseID)).toEqual(['ปฐมนิเทศ', 'รุ่นหนึ่ง'])
    expect(await namesFor(as(1), courseID)).toEqual(['ปฐมนิเทศ', 'รุ่นสอง'])
    expect(await namesFor(academy.as('guest'), courseID)).toEqual(['ปฐมนิเทศ', 'รุ่นหนึ่ง', 'รุ่นสอง'])
    const visitor = await describeSessions(academy.as('guest'), { courseID, enrolment: null })
    expect(visitor.sessions.map(({ text }) => text)).toEqual(['', 'รุ่นที่ 1', 'รุ่นที่ 2'])
    expect(await namesFor(admin(), courseID)).toContain('รุ่นวางแผน')
  })

  it('open their link, check-in and list to their own round alone', async () => {
    const { sessions, enrolments } = await training()
    const two = await sessionOf(as(1), sessions.two)
    expect(two.url).toBe('https://meet.example/x')
    expect((await sessionOf(as(0), sessions.two)).url).toBeNull()
    expect((await sessionOf(as(0), sessions.all)).url).toBe('https://meet.example/x')
    academy.pass(Date.parse(two.startsAt) - admin().now)
    const code = checkInCode(as(0), sessions.two)
    await expect(checkIn(as(0), { session: two, code })).rejects.toMatchObject({
      ...forbidden,
      issues: [{ code: 'round' }],
    })
    expect(await checkIn(as(1), { session: two, code })).toBe('present')
    expect((await attendanceOf(admin(), two)).map(({ _id }) => _id)).toEqual([enrolments[1]!._id])
    const all = await sessionOf(admin(), sessions.all)
    expect(await attendanceOf(admin(), all)).toHaveLength(2)
    const strange = { session: two, enrollID: enrolments[0]!._id, status: 'present' as const }
    await expect(setPresence(admin(), strange)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('count the hours of the own round, and each round is complete when its own last session ends', async () => {
    const { courseID, sessions, enrolments, passDays } = await training(80)
    const mark = async (name: keyof typeof sessions, n: number) =>
      setPresence(admin(), {
        ...{ session: await sessionOf(admin(), sessions[name]), enrollID: enrolments[n]!._id, status: 'present' },
      })
    const states = async () => {
      await academy.app.jobs.drain()
      const rows = await from(admin(), 'enroll')
        .select(['enroll._id', 'enroll.analytics'])
        .where('enroll.courseID', '=', courseID)
        .execute()
      return enrolments.map(({ _id }) => rows.find((row) => row._id === _id)!.analytics?.status)
    }
    for (const n of [0, 1]) await mark('all', n)
    await mark('one', 0)
    passDays(2)
    expect(await states()).toEqual(['complete', 'pending'])
    await mark('two', 1)
    passDays(3)
    expect(await states()).toEqual(['complete', 'complete'])
    const own = await describeOwnAttendance(as(0), await enrolmentOf(as(0), courseID))
    expect(own!.sessions.map(({ name }) => name)).toEqual(['ปฐมนิเทศ', 'รุ่นหนึ่ง'])
    expect(own!.sum).toContain('12')
  })

  it('count anew for who is moved to another round', async () => {
    const { courseID, rounds, sessions, enrolments, passDays } = await training(80)
    const enrollID = enrolments[0]!._id
    for (const name of ['all', 'one'] as const)
      await setPresence(admin(), { session: await sessionOf(admin(), sessions[name]), enrollID, status: 'present' })
    passDays(4)
    await academy.app.jobs.drain()
    const status = async () =>
      (await from(admin(), 'enroll').select('enroll.analytics').where('_id', '=', enrollID).executeTakeFirstOrThrow())
        .analytics?.status
    expect(await status()).toBe('complete')
    await update(admin(), 'enroll', { _id: enrollID, change: { roundID: rounds[1]!, reason: 'ย้ายรุ่น' } })
    await academy.app.jobs.drain()
    expect(await status()).not.toBe('complete')
    expect(courseID).toBeTruthy()
  })

  it('of a cancelled round do not take place, and are told of to nobody else when they move', async () => {
    const { courseID, rounds, sessions, enrolments } = await training()
    const change = { status: 'cancelled', cancelReason: 'ไม่พร้อม', cancelEffect: 'choose' } as const
    await update(admin(), 'course_round', { _id: rounds[0]!, change })
    expect(await namesFor(as(0), courseID)).toEqual(['ปฐมนิเทศ'])
    expect((await sessionOf(admin(), sessions.one)).cancelled).toBe(true)
    const rule = (await attendanceRuleOf(admin(), courseID))!
    expect(rule.sessions.map(({ cancelled }) => cancelled)).toEqual([false, true, false])
    const own = {
      _id: enrolments[0]!._id,
      roundID: rounds[0]!,
      createdAt: enrolments[0]!.createdAt,
      progressFrom: null,
    }
    expect((await attendedBy(admin(), rule, [own])).get(own._id)!.attended.plannedMinutes).toBe(360)
    const endsAt = new Date(admin().now + 90 * 24 * hour).toISOString()
    await update(admin(), 'lesson_session', { _id: sessions.two, change: { endsAt } })
    academy.pass(3 * 60_000)
    await academy.app.jobs.drain()
    const told = async (n: number) => (await ownNotices(as(n))).notices.map(({ title }) => title.th).join('\n')
    expect(await told(1)).toContain('เลื่อนนัดเรียน “รุ่นสอง”')
    expect(await told(0)).not.toContain('เลื่อนนัดเรียน “รุ่นสอง”')
  })

  it('refuse a round of another course, and go with their round', async () => {
    const [first, second] = [await training(), await training()]
    const wrong = update(admin(), 'lesson_session', {
      ...{ _id: first.sessions.one, change: { roundID: second.rounds[0]! } },
    })
    await expect(wrong).rejects.toMatchObject({ issues: [{ field: 'roundID', code: 'reference' }] })
    const empty = await first.round()
    const _id = await first.session('ของรุ่นว่าง', empty, 5)
    await remove(admin(), 'course_round', empty)
    expect(await from(admin(), 'lesson_session').select('_id').where('_id', '=', _id).execute()).toEqual([])
    const elsewhere = academy.as('admin', 'factory')
    await expect(
      update(elsewhere, 'lesson_session', { _id: first.sessions.one, change: { name: 'x' } }),
    ).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
