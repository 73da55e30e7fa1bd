import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ofSweep } from '../../../../scripts/testing/sweep.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, createAny, remove, restore, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import type { PlannedSession } from './planning/build-plan.server.ts'
import { createPlan, undoPlan } from './planning/create-plan.server.ts'

const start = Date.parse('2026-12-01T00:00:00Z')

describe.each(await bothDrivers())('rooms of sessions on $kind', (driver) => {
  let academy: Academy
  let courseID: string
  let lessonID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    courseID = (await create(manager(), 'course', { name: 'อบรม', status: true, type: 'onsite' }))._id
    lessonID = (await create(manager(), 'lesson', { courseID, name: 'อบรม', kind: 'session' }))._id
  })
  afterAll(() => academy.close())

  const manager = () => academy.as('manager')
  const root = () => academy.as('root')
  let rooms = 0
  const roomOf = async (more: Record<string, unknown> = {}) =>
    (await create(root(), 'room', { name: `ห้อง ${++rooms}`, capacity: 20, ...more }))._id
  const hours = (day: number, [begins, ends]: [number, number] = [9, 12]) => {
    const at = (hour: number) => new Date(Date.UTC(2026, 11, day, hour - 7)).toISOString()
    return { startsAt: at(begins), endsAt: at(ends) }
  }
  const session = async (room: string, day: number, more: Record<string, unknown> = {}) =>
    (await create(manager(), 'lesson_session', { name: `วันที่ ${day}`, lessonID, room, ...hours(day), ...more } as never))
      ._id
  const booked = (room: string) =>
    from(root(), 'room_booking')
      .select(['room_booking.sessionID', 'room_booking.startsAt', 'room_booking.purpose'])
      .where('room_booking.room', '=', room)
      .orderBy('room_booking.startsAt')
      .execute()

  it('are booked, moved and released with the session, which names the room as its venue', async () => {
    const [room, other] = [await roomOf(), await roomOf()]
    const _id = await session(room, 3)
    expect(await booked(room)).toEqual([{ sessionID: _id, startsAt: hours(3).startsAt, purpose: 'อบรม: วันที่ 3' }])
    const { place } = await from(manager(), 'lesson_session')
      .select('place')
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(place).toBe('ห้อง 1')
    await update(manager(), 'lesson_session', { _id, change: { ...hours(4), room: other } })
    expect([await booked(room), await booked(other)]).toMatchObject([[], [{ startsAt: hours(4).startsAt }]])
    await update(manager(), 'lesson_session', { _id, change: { cancelled: true } })
    expect(await booked(other)).toEqual([])
    await update(manager(), 'lesson_session', { _id, change: { cancelled: false } })
    expect(await booked(other)).toHaveLength(1)
    await remove(manager(), 'lesson_session', _id)
    expect(await booked(other)).toEqual([])
    await restore(manager(), 'lesson_session', _id)
    expect(await booked(other)).toHaveLength(1)
    await update(manager(), 'lesson_session', { _id, change: { room: null } })
    expect(await booked(other)).toEqual([])
  })

  it('are refused with the name and hours of what holds them; touching times are not a clash', async () => {
    const room = await roomOf()
    const name = `ห้อง ${rooms}`
    await session(room, 3)
    await session(room, 3, hours(3, [12, 15]))
    await expect(session(room, 3, hours(3, [11, 13]))).rejects.toMatchObject({
      kind: 'conflict',
      issues: [
        {
          ...{ field: 'room', code: 'overlap' },
          th: `${name} ไม่ว่าง: อบรม: วันที่ 3 3 ธ.ค. 2569 เวลา 09:00–12:00 น. เลือกเวลาหรือห้องอื่น`,
          en: `${name} is taken: อบรม: วันที่ 3, 3 Dec 2026, 09:00–12:00. Choose another time or room.`,
        },
      ],
    })
    await create(root(), 'room_booking', { room, purpose: 'ประชุมผู้บริหาร', ...hours(5) })
    await expect(session(room, 5)).rejects.toMatchObject({
      issues: [{ th: expect.stringContaining('ประชุมผู้บริหาร 5 ธ.ค. 2569') }],
    })
    await expect(create(root(), 'room_booking', { room, purpose: 'ซ้อน', ...hours(3) })).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await booked(room)).toHaveLength(3)
  })

  it('keep the rules of bookings by hand: closed rooms and opening hours', async () => {
    const closed = await roomOf({ active: false })
    await expect(session(closed, 3)).rejects.toMatchObject({ issues: [{ code: 'closed' }] })
    const mornings = await roomOf({ openHours: { thu: '08:00–12:00' } })
    await session(mornings, 3)
    await expect(session(mornings, 3, hours(3, [13, 15]))).rejects.toMatchObject({ issues: [{ code: 'hours' }] })
  })

  it('are not changed or removed by hand, nor booked for a session by a client', async () => {
    const room = await roomOf()
    const sessionID = await session(room, 3)
    const { _id } = await from(root(), 'room_booking')
      .select('_id')
      .where('sessionID', '=', sessionID)
      .executeTakeFirstOrThrow()
    await expect(update(root(), 'room_booking', { _id, change: hours(6) })).rejects.toMatchObject({
      issues: [{ code: 'elsewhere' }, { code: 'elsewhere' }],
    })
    await expect(remove(root(), 'room_booking', _id)).rejects.toMatchObject({ kind: 'conflict' })
    await update(root(), 'room_booking', { _id, change: { contact: 'คุณสมร' } })
    for (const by of [manager(), academy.as('member')])
      await expect(createAny(by, 'room_booking', { room, purpose: 'x', ...hours(9) })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    const forged = createAny(manager(), 'room_booking', { room, purpose: 'x', sessionID, ...hours(9) })
    await expect(forged).rejects.toBeInstanceOf(RequestError)
    const far = await create(academy.as('root', 'factory'), 'room', { name: 'ห้องโรงงาน', capacity: 5 })
    await expect(session(far._id, 9)).rejects.toBeInstanceOf(RequestError)
  })

  it('are released while a round is cancelled, and a round whose room is taken meanwhile is not reopened', async () => {
    const room = await roomOf()
    const round = await create(manager(), 'course_round', { courseID, startDate: '2026-12-03', status: 'open' })
    await session(room, 3, { roundID: round._id })
    const set = (status: string) =>
      update(manager(), 'course_round', { _id: round._id, change: { status, cancelReason: 'ฝนตก' } as never })
    await set('cancelled')
    expect(await booked(room)).toEqual([])
    const other = await session(room, 3)
    await expect(set('open')).rejects.toMatchObject({ issues: [{ code: 'overlap' }] })
    await update(manager(), 'lesson_session', { _id: other, change: { cancelled: true } })
    await set('open')
    expect(await booked(room)).toHaveLength(1)
  })

  const tries = ofSweep({ part: 24, whole: 200 })
  it(`are never held twice in ${tries} tries at once, by sessions, moves and hand, without a deadlock`, async () => {
    const all = [await roomOf(), await roomOf(), await roomOf()]
    const moving = await Promise.all([0, 1, 2].map((n) => session(all[n]!, 20 + n)))
    const failures: unknown[] = []
    const attempt = (n: number) => {
      const [room, day] = [all[n % 3]!, 10 + (n % 4)]
      const from = 9 + (n % 2)
      if (n % 5 === 0)
        return create(root(), 'room_booking', { room, purpose: `มือ ${n}`, ...hours(day, [from, from + 2]) })
      if (n % 5 === 1)
        return update(manager(), 'lesson_session', {
          ...{ _id: moving[n % 3]!, change: { room: all[(n + 1) % 3]!, ...hours(day, [from, from + 2]) } },
        })
      return session(room, day, hours(day, [from, from + 2]))
    }
    await Promise.all(Array.from({ length: tries }, (_, n) => attempt(n).catch((error) => failures.push(error))))
    for (const error of failures) expect(error).toMatchObject({ kind: 'conflict' })
    for (const room of all) {
      const rows = await from(root(), 'room_booking')
        .select(['startsAt', 'endsAt', 'sessionID'])
        .where('room', '=', room)
        .orderBy('startsAt')
        .execute()
      for (const [at, { startsAt }] of rows.entries())
        expect(at === 0 || rows[at - 1]!.endsAt <= startsAt, `${room} ${startsAt}`).toBe(true)
      const sessions = await from(root(), 'lesson_session')
        .select(['_id', 'startsAt'])
        .where('room', '=', room)
        .execute()
      const held = new Map(rows.map(({ sessionID, startsAt }) => [sessionID, startsAt]))
      for (const { _id, startsAt } of sessions) expect(held.get(_id)).toBe(startsAt)
      expect(rows.filter(({ sessionID }) => sessionID !== null)).toHaveLength(sessions.length)
    }
  })

  it('of a plan of the largest size are booked in one transaction, and of two at once for one room one is', async () => {
    const room = await roomOf()
    const most = ofSweep({ part: 60, whole: 200 })
    const sessions = Array.from({ length: most }, (_, at): PlannedSession => {
      const begins = Date.parse('2027-03-01T02:00:00Z') + at * 86_400_000
      return {
        ...{ name: `ครั้งที่ ${at + 1}`, lessonID, day: '', from: begins, to: begins + 6 * 3_600_000, hours: null },
        ...{ room, lecturerID: null, place: '', url: null, movedFrom: null, holiday: null },
      }
    })
    const roundOf = async () =>
      (await create(manager(), 'course_round', { courseID, startDate: '2027-03-01', status: 'open' }))._id
    const rounds = [await roundOf(), await roundOf()]
    const sessionsIn = (roundID: string) =>
      from(manager(), 'lesson_session').select('_id').where('roundID', '=', roundID).execute()
    const key = 'd'.repeat(24)
    const tried = await Promise.allSettled(rounds.map((roundID) => createPlan(manager(), { roundID, key, sessions })))
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } })
    const held = await Promise.all(rounds.map(async (roundID) => (await sessionsIn(roundID)).length))
    expect(held.toSorted((a, b) => a - b)).toEqual([0, most])
    expect(await booked(room)).toHaveLength(most)
    const winner = rounds[held.indexOf(most)]!
    await expect(undoPlan(academy.as('member'), { roundID: winner, key })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await undoPlan(manager(), { roundID: winner, key })).toBe(most)
    expect(await booked(room)).toEqual([])
  })
})
