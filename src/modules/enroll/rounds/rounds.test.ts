import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { ofSweep } from '../../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { enrolIn } from '../commands/enrol.server.ts'
import { seatingOf } from '../waitlist/seats.server.ts'
import { joinWaitlist, leaveWaitlist, mineOf } from '../waitlist/watch.server.ts'
import { roundNoticeJob } from './round-job.ts'
import { cancelEnrolment } from './cancel-enrolment.server.ts'
import { changeRound } from './change-round.server.ts'

describe.each(await testDrivers())('rounds of a course on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 5; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `r${n}`, firstname: `ร${n}`, lastname: 'รุ่น', email: `r${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ร${n} รุ่น` }
  }
  const courseOf = async (more: Record<string, unknown> = {}) =>
    (await create(admin(), 'course', { name: 'อบรมเป็นรุ่น', status: true, type: 'onsite', ...more }))._id
  const roundOf = async (courseID: string, more: Record<string, unknown> = {}) =>
    (
      await create(admin(), 'course_round', {
        courseID,
        startDate: '2026-12-10',
        status: 'open',
        seats: 1,
        ...more,
      } as never)
    )._id
  const mirrored = (courseID: string) =>
    from(admin(), 'course')
      .select(['startDate', 'endRegistDate', 'seats', 'currentRound', 'hasRounds'])
      .where('_id', '=', courseID)
      .executeTakeFirstOrThrow()
  const roundIn = async (courseID: string, n: number) =>
    (
      await from(admin(), 'enroll')
        .select('enroll.roundID')
        .where('enroll.courseID', '=', courseID)
        .where('enroll.userID', '=', people[n]!.id)
        .executeTakeFirst()
    )?.roundID

  test('are numbered, and the course answers the days and seats of the one that comes next', async () => {
    const courseID = await courseOf()
    const later = await roundOf(courseID, { startDate: '2027-01-10', seats: 9 })
    expect(await mirrored(courseID)).toMatchObject({ startDate: '2027-01-10', seats: 9, currentRound: later })
    const next = await roundOf(courseID, { endRegistDate: '2026-12-01' })
    expect(await mirrored(courseID)).toMatchObject({ startDate: '2026-12-10', seats: 1, currentRound: next })
    const rounds = await from(admin(), 'course_round')
      .select(['_id', 'number'])
      .where('courseID', '=', courseID)
      .execute()
    expect(new Map(rounds.map(({ _id, number }) => [_id, number]))).toEqual(
      new Map([
        [later, 1],
        [next, 2],
      ]),
    )
    await update(admin(), 'course_round', { _id: next, change: { status: 'cancelled', cancelReason: 'วิทยากรป่วย' } })
    expect(await mirrored(courseID)).toMatchObject({ currentRound: later })
    await remove(admin(), 'course_round', later)
    expect(await mirrored(courseID)).toMatchObject({ currentRound: null, hasRounds: true, startDate: null })
    await expect(enrolIn(as(0), courseID)).rejects.toMatchObject({ kind: expect.stringMatching(/conflict|forbidden/) })
  })

  test('are refused with days out of order, fewer seats than taken, and a cancellation without a reason', async () => {
    const courseID = await courseOf()
    const wrong: Record<string, unknown>[] = [
      { endDate: '2026-12-01' },
      { startRegistDate: '2026-12-05', endRegistDate: '2026-12-01' },
      { startRegistDate: '2027-12-05' },
      { status: 'cancelled' },
    ]
    for (const more of wrong)
      await expect(roundOf(courseID, more), JSON.stringify(more)).rejects.toMatchObject({ kind: 'invalid' })
    const round = await roundOf(courseID, { seats: 2 })
    for (const n of [0, 1]) await enrolIn(as(n), courseID, round)
    await expect(update(admin(), 'course_round', { _id: round, change: { seats: 1 } })).rejects.toMatchObject({
      issues: [{ field: 'seats', code: 'taken', th: expect.stringContaining('2 คน') }],
    })
    await expect(remove(admin(), 'course_round', round)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('have seats and a waitlist of their own', async () => {
    const courseID = await courseOf()
    const [one, two] = [await roundOf(courseID), await roundOf(courseID, { startDate: '2027-01-10' })]
    await enrolIn(as(0), courseID, one)
    await expect(enrolIn(as(1), courseID, one)).rejects.toMatchObject({ issues: [{ code: 'full' }] })
    await joinWaitlist(as(1), courseID, one)
    await enrolIn(as(2), courseID, two)
    await drain()
    expect(await seatingOf(admin(), { courseID, roundID: one })).toMatchObject({ taken: 1, queued: 1 })
    expect(await seatingOf(admin(), { courseID, roundID: two })).toMatchObject({ taken: 1, queued: 0 })
    await update(admin(), 'course_round', { _id: two, change: { seats: 2 } })
    await changeRound(as(0), { courseID, roundID: two })
    await drain()
    expect(await roundIn(courseID, 0)).toBe(two)
    expect(await roundIn(courseID, 1)).toBe(one)
    expect((await mineOf(as(1), courseID)).place).toBeNull()
    await changeRound(as(0), { courseID, roundID: two })
    await expect(changeRound(as(0), { courseID, roundID: one })).rejects.toMatchObject({ issues: [{ code: 'full' }] })
    expect(await roundIn(courseID, 0)).toBe(two)
  })

  test('of another course, planned, cancelled, closed or with a price take no learner', async () => {
    const [courseID, other] = [await courseOf(), await courseOf()]
    await roundOf(courseID)
    const refused = [
      await roundOf(other),
      await roundOf(courseID, { status: 'planned' }),
      await roundOf(courseID, { status: 'cancelled', cancelReason: 'ไม่พร้อม' }),
      await roundOf(courseID, { endRegistDate: '2026-11-19' }),
      await roundOf(courseID, { price: 500 }),
      '0123456789abcdef01234567',
    ]
    for (const round of refused)
      await expect(enrolIn(as(3), courseID, round), round).rejects.toBeInstanceOf(RequestError)
    expect(await roundIn(courseID, 3)).toBeUndefined()
    const there = { ...academy.as('user', 'factory') }
    await expect(changeRound(there, { courseID, roundID: refused[0]! })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('tell everyone in them once when they are moved or cancelled', async () => {
    const courseID = await courseOf()
    const round = await roundOf(courseID)
    await enrolIn(as(4), courseID, round)
    await drain()
    await update(admin(), 'course_round', { _id: round, change: { startDate: '2026-12-12' } })
    await update(admin(), 'course_round', {
      _id: round,
      change: { status: 'cancelled', cancelReason: 'น้ำท่วม', cancelEffect: 'choose' },
    })
    await drain()
    const { notices } = await ownNotices(as(4))
    const texts = notices.map(({ title, text }) => `${title.th} ${text?.th ?? ''}`).join('\n')
    expect(texts).toMatch(/ยกเลิก: อบรมเป็นรุ่น รุ่นที่ 1.*น้ำท่วม/)
    expect(texts).toMatch(/เลื่อนวันอบรม: อบรมเป็นรุ่น รุ่นที่ 1.*10 ธ\.ค\. 2569.*12 ธ\.ค\. 2569/)
    expect(notices.filter(({ title }) => title.th.startsWith('ยกเลิก: อบรม'))).toHaveLength(1)
    const sent = await sql<{ kind: string; reason: string | null }>`select kind, reason from reminder_sent
      where subject = ${round} and "user" = ${people[4]!.id} order by kind`.execute(academy.database.kysely)
    expect(sent.rows).toEqual([
      { kind: 'round_cancelled', reason: null },
      { kind: 'round_moved', reason: null },
    ])
  })

  test('tell once of a change, however often the work runs', async () => {
    const courseID = await courseOf()
    const round = await roundOf(courseID, { seats: 5 })
    for (const n of [0, 1]) await enrolIn(as(n), courseID, round)
    await drain()
    const payload = { round, what: 'moved' as const, change: 'one', before: { th: 'ก', en: 'a' } }
    for (let n = 0; n < 3; n++) await enqueue(admin(), roundNoticeJob, { payload })
    await drain()
    const mine = async (n: number) =>
      (await ownNotices(as(n))).notices.filter(({ title }) => title.th.startsWith('เลื่อนวันอบรม')).length
    expect(await mine(0)).toBe(1)
    expect(await mine(1)).toBe(1)
  })

  test('tell the learner whom staff move to another one, and not who moves alone', async () => {
    const courseID = await courseOf({ name: 'งานเชื่อม' })
    const [one, two] = [await roundOf(courseID), await roundOf(courseID, { startDate: '2027-01-10', seats: 2 })]
    const { _id } = await enrolIn(as(3), courseID, one)
    await changeRound(as(3), { courseID, roundID: two })
    await drain()
    const texts = async () => (await ownNotices(as(3))).notices.map(({ title }) => title.th).join('\n')
    expect(await texts()).not.toContain('งานเชื่อม')
    await update(admin(), 'enroll', { _id, change: { roundID: one } })
    expect(await texts()).toContain('ย้ายคุณไปเรียน “งานเชื่อม” รุ่นที่ 1 อบรม 10 ธ.ค. 2569')
  })

  test('that become current are told to the followers of the course', async () => {
    const courseID = await courseOf({ name: 'เดินสายไฟ' })
    const full = await roundOf(courseID)
    await enrolIn(as(0), courseID, full)
    await create(as(4), 'follow', { courseID })
    await drain()
    await roundOf(courseID, { startDate: '2027-01-10', seats: 5 })
    await update(admin(), 'course_round', {
      _id: full,
      change: { status: 'cancelled', cancelReason: 'ห้องไม่ว่าง', cancelEffect: 'choose' },
    })
    await drain()
    const texts = (await ownNotices(as(4))).notices.map(({ title }) => title.th)
    expect(texts.filter((title) => title.includes('เดินสายไฟ'))).toHaveLength(1)
  })

  test('hold the days and seats of their course, and do not hinder a version of it', async () => {
    const courseID = await courseOf({ seats: 7 })
    const round = await roundOf(courseID)
    for (const change of [{ seats: 3 }, { startDate: '2026-12-11' }, { endRegistDate: '2026-12-01' }])
      await expect(update(admin(), 'course', { _id: courseID, change })).rejects.toMatchObject({
        issues: [{ field: Object.keys(change)[0], code: 'round' }],
      })
    await update(admin(), 'course', { _id: courseID, change: { name: 'ชื่อใหม่' } })
    expect(await mirrored(courseID)).toMatchObject({ startDate: '2026-12-10', seats: 1, currentRound: round })
  })

  const acts = [
    ...['enrol', 'join', 'leave', 'change', 'withdraw', 'staff', 'seats'],
    ...['merge', 'own', 'cancel', 'reopen'],
  ]
  const steps = fc.array(
    fc.record({ act: fc.constantFrom(...acts), n: fc.nat(3), at: fc.nat(1), drains: fc.boolean() }),
    {
      minLength: 8,
      maxLength: 16,
    },
  )
  test('have as many seats taken as enrolments hold one, after any sequence of acts', () =>
    fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const courseID = await courseOf()
        const rounds = [await roundOf(courseID), await roundOf(courseID, { startDate: '2027-01-10', seats: 2 })]
        for (const { act, n, at, drains } of given) {
          await perform({ act, n, courseID, roundID: rounds[at]!, other: rounds[1 - at]! }).catch(unlessRefused)
          for (const roundID of rounds) expect(await countsOf(roundID), act).toBe('same')
          if (drains) await drain()
        }
      }),
      { numRuns: ofSweep({ part: 5, whole: 40 }) },
    ))

  /** Both counts in one statement: jobs run in between. */
  const countsOf = async (roundID: string) => {
    const { rows } = await sql<{ taken: number; held: number }>`select s.taken::int as taken,
        (select count(*)::int from enroll e where e.site = s.site and e."roundID" = s.key
          and e.standing <> 'withdrawn' and e."removedAt" is null) as held
      from seating s where s.key = ${roundID}`.execute(academy.database.kysely)
    const [counts] = rows
    return counts?.taken === counts?.held ? 'same' : counts
  }

  type Act = { act: string; n: number; courseID: string; roundID: string; other: string }
  async function perform({ act, n, courseID, roundID, other }: Act) {
    const set = (change: Record<string, unknown>) => update(admin(), 'course_round', { _id: roundID, change })
    if (act === 'merge') return void (await set({ status: 'cancelled', mergedInto: other }))
    if (act === 'cancel')
      return void (await set({ status: 'cancelled', cancelReason: 'ป่วย', cancelEffect: 'withdraw' }))
    if (act === 'reopen') return void (await set({ status: 'open', cancelReason: null }))
    if (act === 'own') return cancelEnrolment(as(n), courseID)
    if (act === 'enrol') return void (await enrolIn(as(n), courseID, roundID))
    if (act === 'join') return joinWaitlist(as(n), courseID, roundID)
    if (act === 'leave') return leaveWaitlist(as(n), courseID)
    if (act === 'change') return changeRound(as(n), { courseID, roundID })
    if (act === 'seats') return void (await set({ seats: n }))
    const userID = people[n]!.id
    if (act === 'staff') return void (await create(admin(), 'enroll', { courseID, roundID, userID, reason: 'รับเพิ่ม' }))
    const own = await from(admin(), 'enroll')
      .select('enroll._id')
      .where('enroll.courseID', '=', courseID)
      .where('enroll.userID', '=', userID)
      .executeTakeFirst()
    if (own) await update(admin(), 'enroll', { _id: own._id, change: { standing: 'withdrawn', reason: 'ขอถอน' } })
  }

  const unlessRefused = (error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  }
})
