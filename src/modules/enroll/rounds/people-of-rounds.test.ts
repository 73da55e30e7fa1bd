import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { ofSweep } from '../../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { enrolIn } from '../commands/enrol.server.ts'
import { countTaken, seatingOf } from '../waitlist/seats.server.ts'
import { joinWaitlist } from '../waitlist/watch.server.ts'
import { cancelEnrolment, ownSeat } from './cancel-enrolment.server.ts'
import { changeRound } from './change-round.server.ts'

const crowd = ofSweep({ part: 14, whole: 200 })

describe.each(await bothDrivers())('people of rounds on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < crowd; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `m${n}`, firstname: `ม${n}`, lastname: 'รวมรุ่น', email: `m${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ม${n} รวมรุ่น` }
  }
  const courseOf = async (more: Record<string, unknown> = {}) =>
    (await create(admin(), 'course', { name: 'งานเชื่อม', status: true, type: 'onsite', ...more }))._id
  const roundOf = async (courseID: string, more: Record<string, unknown> = {}) => {
    const row = { courseID, startDate: '2026-12-10', status: 'open', seats: 3, ...more }
    return (await create(admin(), 'course_round', row as never))._id
  }
  const setRound = (_id: string, change: Record<string, unknown>) => update(admin(), 'course_round', { _id, change })
  const merge = (_id: string, mergedInto: string) => setRound(_id, { status: 'cancelled', mergedInto })
  const roundRow = (_id: string) =>
    from(admin(), 'course_round').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const seatedIn = async (roundID: string) => {
    const rows = await from(admin(), 'enroll')
      .select('enroll.userID')
      .where('enroll.roundID', '=', roundID)
      .where('enroll.standing', '<>', 'withdrawn')
      .execute()
    return rows.map(({ userID }) => people.findIndex(({ id }) => id === userID)).toSorted((a, b) => a - b)
  }
  const lineOf = async (roundID: string) => {
    const rows = await from(admin(), 'waiting')
      .select('waiting.userID')
      .where('waiting.roundID', '=', roundID)
      .where('waiting.status', '=', 'waiting')
      .orderBy('waiting.place')
      .execute()
    return rows.map(({ userID }) => people.findIndex(({ id }) => id === userID))
  }
  const titles = async (n: number, part: string) =>
    (await ownNotices(as(n))).notices.filter(({ title }) => title.th.includes(part)).map(({ title }) => title.th)
  const assertCounted = async (courseID: string, rounds: readonly string[]) => {
    for (const roundID of rounds)
      expect((await seatingOf(admin(), { courseID, roundID }))?.taken).toBe(
        await countTaken(admin(), { courseID, roundID }),
      )
  }

  test('move with their seats and their places in the line when rounds merge, and hear of it once', async () => {
    const courseID = await courseOf({ name: 'รวมสองรุ่น' })
    const [one, two] = [
      await roundOf(courseID, { seats: 2 }),
      await roundOf(courseID, { startDate: '2027-01-10', seats: 3 }),
    ]
    for (const n of [0, 1]) await enrolIn(as(n), courseID, one)
    await joinWaitlist(as(2), courseID, one)
    await drain()
    await enrolIn(as(3), courseID, two)
    await merge(one, two)
    await merge(one, two)
    await drain()
    expect(await seatedIn(one)).toEqual([])
    expect(await seatedIn(two)).toEqual([0, 1, 3])
    expect(await lineOf(two)).toEqual([2])
    expect(await roundRow(one)).toMatchObject({ status: 'cancelled', cancelReason: 'รวมกับรุ่นที่ 2', mergedInto: two })
    await assertCounted(courseID, [one, two])
    for (const n of [0, 1, 2]) expect(await titles(n, 'รวมสองรุ่น'), `${n}`).toEqual(['รวมรุ่น: รวมสองรุ่น รุ่นที่ 1'])
    expect(await titles(3, 'รวมสองรุ่น')).toEqual([])
  })

  test('stay where they are when rounds cannot merge', async () => {
    const courseID = await courseOf()
    const one = await roundOf(courseID)
    for (const n of [0, 1]) await enrolIn(as(n), courseID, one)
    const small = await roundOf(courseID, { seats: 1 })
    await expect(merge(one, small)).rejects.toMatchObject({
      kind: 'conflict',
      issues: [{ field: 'mergedInto', code: 'seats', th: expect.stringMatching(/รุ่นที่ 2 เหลือ 1 ที่ แต่มีผู้ย้าย 2 คน/) }],
    })
    const wrong: [string, string][] = [
      ['unknown', one],
      ['unknown', await roundOf(await courseOf())],
      ['closed', await roundOf(courseID, { status: 'planned' })],
      ['closed', await roundOf(courseID, { status: 'cancelled', cancelReason: 'ไม่พร้อม' })],
      ['ended', await roundOf(courseID, { startDate: '2026-11-01' })],
    ]
    for (const [code, into] of wrong) await expect(merge(one, into), code).rejects.toMatchObject({ issues: [{ code }] })
    await expect(merge(one, '0123456789abcdef01234567')).rejects.toBeInstanceOf(RequestError)
    const big = await roundOf(courseID)
    await expect(setRound(one, { mergedInto: big })).rejects.toMatchObject({ issues: [{ code: 'status' }] })
    expect(await seatedIn(one)).toEqual([0, 1])
    expect(await roundRow(one)).toMatchObject({ status: 'open', mergedInto: null })
    await merge(one, big)
    await expect(setRound(one, { status: 'open', mergedInto: null })).rejects.toMatchObject({
      issues: [{ code: 'merged' }],
    })
    await setRound(one, { status: 'open', cancelReason: null })
    expect(await roundRow(one)).toMatchObject({ status: 'open', mergedInto: null })
  })

  test('are never left without an answer when their round is cancelled', async () => {
    const courseID = await courseOf({ name: 'ยกเลิกแล้วถอน' })
    const round = await roundOf(courseID)
    await enrolIn(as(0), courseID, round)
    const cancelled = { status: 'cancelled', cancelReason: 'วิทยากรป่วย' }
    await expect(setRound(round, cancelled)).rejects.toMatchObject({
      issues: [{ field: 'cancelEffect', code: 'required', th: expect.stringContaining('1 คน') }],
    })
    await setRound(round, { ...cancelled, cancelEffect: 'withdraw' })
    await drain()
    expect(await seatedIn(round)).toEqual([])
    await assertCounted(courseID, [round])
    await expect(setRound(round, { status: 'open', cancelEffect: null })).rejects.toMatchObject({
      issues: [{ code: 'withdrawn' }],
    })
    expect(await titles(0, 'ยกเลิกแล้วถอน')).toEqual(['ยกเลิก: ยกเลิกแล้วถอน รุ่นที่ 1'])
  })

  test('cancel alone until the last day, and the next in line gets the seat', async () => {
    const courseID = await courseOf({ cancelUntilDays: 3 })
    const round = await roundOf(courseID, { seats: 1 })
    await enrolIn(as(0), courseID, round)
    await joinWaitlist(as(1), courseID, round)
    await drain()
    expect(await ownSeat(as(0), courseID)).toMatchObject({ until: '2026-12-07', problem: null })
    expect(await ownSeat(as(2), courseID)).toBeUndefined()
    await cancelEnrolment(as(2), courseID)
    await cancelEnrolment(as(0), courseID)
    await cancelEnrolment(as(0), courseID)
    await drain()
    expect(await seatedIn(round)).toEqual([1])
    await assertCounted(courseID, [round])
    await expect(enrolIn(as(0), courseID, round)).rejects.toMatchObject({ issues: [{ code: 'full' }] })
    await setRound(round, { seats: 2 })
    await enrolIn(as(0), courseID, round)
    expect(await seatedIn(round)).toEqual([0, 1])
    await expect(cancelEnrolment(admin(), courseID)).rejects.toMatchObject({ kind: 'not-found' })
    const { _id } = await from(admin(), 'enroll')
      .select('enroll._id')
      .where('enroll.courseID', '=', courseID)
      .where('enroll.userID', '=', people[1]!.id)
      .executeTakeFirstOrThrow()
    await expect(remove(as(1), 'enroll', _id)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each([
    ['never where the course does not let them', { cancelUntilDays: null }, {}, 'never'],
    ['not after the last day', { cancelUntilDays: 3 }, { startDate: '2026-11-22' }, 'late'],
    ['not on the first day of the training', { cancelUntilDays: 0 }, { startDate: '2026-11-20' }, 'late'],
  ])('cancel %s', async (_what, ofCourse, ofRound, code) => {
    const courseID = await courseOf(ofCourse)
    const round = await roundOf(courseID, ofRound)
    await create(admin(), 'enroll', { courseID, roundID: round, userID: people[4]!.id })
    await expect(cancelEnrolment(as(4), courseID)).rejects.toMatchObject({ kind: 'conflict', issues: [{ code }] })
    expect(await seatedIn(round)).toEqual([4])
  })

  test('fight for the last seats while staff merge: nobody is lost, and no seat is sold twice', async () => {
    const courseID = await courseOf()
    const rounds = [
      await roundOf(courseID, { seats: 4 }),
      await roundOf(courseID, { seats: 3, startDate: '2027-01-10' }),
    ]
    const [target, merged] = rounds as [string, string]
    const seats = ofSweep({ part: 5, whole: 10 })
    await setRound(target, { seats })
    const refused = new Set<number>()
    const attempts = people.map(async (_, n) => {
      const roundID = n % 5 === 0 ? merged : target
      try {
        await enrolIn(as(n), courseID, roundID)
        if (n % 10 === 0) await changeRound(as(n), { courseID, roundID: target })
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        expect(error.issues[0]?.th).toBeTruthy()
        await joinWaitlist(as(n), courseID, roundID).catch((reason: unknown) => {
          if (!(reason instanceof RequestError)) throw reason
          refused.add(n)
        })
      }
    })
    const staff = merge(merged, target).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error
    })
    await Promise.all([...attempts, staff])
    await drain()
    const seated = [...(await seatedIn(target)), ...(await seatedIn(merged))]
    const waiting = [...(await lineOf(target)), ...(await lineOf(merged))]
    expect((await seatedIn(target)).length).toBeLessThanOrEqual(seats)
    expect(new Set(seated).size).toBe(seated.length)
    expect(new Set([...seated, ...waiting, ...refused]).size).toBe(people.length)
    await assertCounted(courseID, rounds)
  })
})
