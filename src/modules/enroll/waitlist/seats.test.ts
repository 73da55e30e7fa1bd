import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { enrolIn } from '../commands/enrol.server.ts'
import { joinWaitlist, leaveWaitlist, mineOf } from './watch.server.ts'

const drivers = await bothDrivers()
const hour = 3_600_000

describe.each(drivers)('seats and waiting lists on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 8; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number): Context => ({ ...academy.as('user'), viewer: people[n]! })
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `w${n}`, firstname: `ว${n}`, lastname: 'รอคิว', email: `w${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ว${n} รอคิว` }
  }
  const courseWith = async (seats: number | null, more: Record<string, unknown> = {}) => {
    const { _id } = await create(admin(), 'course', { name: 'ห้องเล็ก', status: true, seats, ...more })
    await academy.app.jobs.drain()
    return _id
  }
  const enrolledIn = async (courseID: string) => {
    const rows = await from(admin(), 'enroll')
      .select(['enroll._id', 'enroll.userID', 'enroll.standing', 'enroll.source'])
      .where('enroll.courseID', '=', courseID)
      .where('enroll.standing', '<>', 'withdrawn')
      .orderBy('enroll.createdAt')
      .execute()
    return rows
  }
  const names = async (courseID: string) =>
    (await enrolledIn(courseID)).map(({ userID }) => people.findIndex(({ id }) => id === userID))
  const withdraw = async (courseID: string, n: number) => {
    const row = (await enrolledIn(courseID)).find(({ userID }) => userID === people[n]!.id)!
    await update(admin(), 'enroll', { _id: row._id, change: { standing: 'withdrawn', reason: 'ขอถอน' } })
    await academy.app.jobs.drain()
  }
  const statusOf = async (courseID: string, n: number) =>
    (
      await from(admin(), 'waiting')
        .select('waiting.status')
        .where('waiting.courseID', '=', courseID)
        .where('waiting.userID', '=', people[n]!.id)
        .executeTakeFirst()
    )?.status

  test('of all who want the last seat at once exactly one gets it', async () => {
    const course = await courseWith(1)
    const tried = await Promise.allSettled(people.map((_one, n) => enrolIn(as(n), course)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tried)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'conflict', issues: [{ code: 'full' }] })
    expect(await enrolledIn(course)).toHaveLength(1)
  })

  test('a freed seat goes to the first in line, who is told, and places move up', async () => {
    const course = await courseWith(1)
    await enrolIn(as(0), course)
    for (const n of [1, 2, 3]) await joinWaitlist(as(n), course)
    await joinWaitlist(as(2), course)
    expect((await mineOf(as(3), course)).place).toMatchObject({ status: 'waiting', place: 3 })
    await expect(enrolIn(as(4), course)).rejects.toMatchObject({ kind: 'conflict' })
    await withdraw(course, 0)
    expect(await names(course)).toEqual([1])
    expect((await enrolledIn(course))[0]!.source).toBe('line')
    expect((await mineOf(as(3), course)).place).toMatchObject({ place: 2 })
    const mails = await from(admin(), 'mail').select('mail.subject').where('mail.to', '=', 'w1@wicha.test').execute()
    expect(mails.map(({ subject }) => subject)).toContain('ได้ที่นั่งแล้ว: ห้องเล็ก')
  })

  test('who has not completed what comes before waits in no line, by no way, and is told what is missing', async () => {
    const { _id: before } = await create(admin(), 'course', { name: 'พื้นฐาน', status: true })
    const course = await courseWith(1, { prerequisites: [before] })
    await create(admin(), 'enroll', { userID: people[0]!.id, courseID: course })
    await academy.app.jobs.drain()
    const lacking = { kind: 'forbidden', issues: [{ code: 'prerequisites' }] }
    await expect(joinWaitlist(as(1), course)).rejects.toMatchObject(lacking)
    await expect(create(as(1), 'waiting', { courseID: course })).rejects.toMatchObject(lacking)
    await create(admin(), 'enroll', { userID: people[1]!.id, courseID: before, passed: true })
    await joinWaitlist(as(1), course)
    await withdraw(course, 0)
    expect(await names(course)).toEqual([1])
  })

  test('who leaves is passed over, who comes back stands at the end, and a raised one comes first', async () => {
    const course = await courseWith(1)
    await enrolIn(as(0), course)
    for (const n of [1, 2, 3]) {
      await joinWaitlist(as(n), course)
      academy.pass(1000)
    }
    await leaveWaitlist(as(1), course)
    await academy.app.jobs.drain()
    await joinWaitlist(as(1), course)
    await academy.app.jobs.drain()
    expect((await mineOf(as(2), course)).place!.place).toBe(1)
    expect((await mineOf(as(1), course)).place!.place).toBe(3)
    const last = (await mineOf(as(1), course)).place!
    await expect(update(admin(), 'waiting', { _id: last._id, change: { rank: -1 } })).rejects.toMatchObject({
      issues: [{ field: 'reason' }],
    })
    await update(admin(), 'waiting', { _id: last._id, change: { rank: -1, reason: 'ผู้พิการ' } })
    await academy.app.jobs.drain()
    await withdraw(course, 0)
    expect(await names(course)).toEqual([1])
  })

  test('a priced seat is kept for 48 hours and then goes to the next one', async () => {
    const course = await courseWith(1, { price: 900 })
    const reason = 'จ่ายแล้ว'
    const first = await create(admin(), 'enroll', { courseID: course, userID: people[0]!.id })
    for (const n of [1, 2]) {
      await joinWaitlist(as(n), course)
      academy.pass(1000)
    }
    await remove(admin(), 'enroll', first._id)
    await academy.app.jobs.drain()
    expect(await statusOf(course, 1)).toBe('offered')
    await expect(create(as(3), 'enroll', { courseID: course })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(create(admin(), 'enroll', { courseID: course, userID: people[3]!.id })).rejects.toMatchObject({
      issues: [{ field: 'reason', code: 'full' }],
    })
    academy.pass(48 * hour)
    await academy.app.jobs.drain()
    expect([await statusOf(course, 1), await statusOf(course, 2)]).toEqual(['gone', 'offered'])
    await create(admin(), 'enroll', { courseID: course, userID: people[2]!.id })
    expect(await statusOf(course, 2)).toBe('enrolled')
    academy.pass(1000)
    await create(admin(), 'enroll', { courseID: course, userID: people[3]!.id, reason })
    expect(await names(course)).toEqual([2, 3])
  })

  test('before the line has moved the first in it takes a freed seat himself, and the second does not', async () => {
    const course = await courseWith(1)
    const { _id } = await enrolIn(as(0), course)
    for (const n of [1, 2]) await joinWaitlist(as(n), course)
    await inTransaction(admin(), async (inside) => {
      const enrols = (n: number) =>
        savepoint({ ...inside, viewer: people[n]!, memo: new Map() }, (part) =>
          create(part, 'enroll', { courseID: course }),
        )
      await update(inside, 'enroll', { _id, change: { standing: 'withdrawn', reason: 'ขอถอน' } })
      await expect(enrols(2)).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'full' }] })
      await enrols(1)
    })
    await academy.app.jobs.drain()
    expect(await names(course)).toEqual([1])
    expect((await mineOf(as(2), course)).place).toMatchObject({ status: 'waiting', place: 1 })
  })

  test('an offer that has run out is a seat no more, also before the line has moved', async () => {
    const course = await courseWith(1, { price: 900 })
    const first = await create(admin(), 'enroll', { courseID: course, userID: people[0]!.id })
    for (const n of [1, 2]) await joinWaitlist(as(n), course)
    await remove(admin(), 'enroll', first._id)
    await academy.app.jobs.drain()
    expect(await statusOf(course, 1)).toBe('offered')
    academy.pass(48 * hour)
    await expect(create(admin(), 'enroll', { courseID: course, userID: people[1]!.id })).rejects.toMatchObject({
      issues: [{ field: 'reason', code: 'full' }],
    })
  })

  test('a line moves on to the end of the last day of registration, and ends then', async () => {
    const endRegistDate = bangkokDay(admin().now)
    const course = await courseWith(1, { type: 'onsite', endRegistDate })
    await enrolIn(as(0), course)
    for (const n of [1, 2]) await joinWaitlist(as(n), course)
    await withdraw(course, 0)
    expect(await names(course)).toEqual([1])
    academy.pass(24 * hour)
    await academy.app.jobs.drain()
    expect(await statusOf(course, 2)).toBe('gone')
  })

  test('a line ends when the training begins, and who waited is told', async () => {
    const course = await courseWith(1, { type: 'onsite', startDate: '2026-12-15' })
    await enrolIn(as(0), course)
    await joinWaitlist(as(1), course)
    await academy.app.jobs.drain()
    academy.pass(40 * 24 * hour)
    await academy.app.jobs.drain()
    expect(await statusOf(course, 1)).toBe('gone')
    await withdraw(course, 0)
    expect(await names(course)).toEqual([])
    const mails = await from(admin(), 'mail').select('mail.subject').where('mail.to', '=', 'w1@wicha.test').execute()
    expect(mails.map(({ subject }) => subject)).toContain('คิวรอที่นั่งปิดแล้ว: ห้องเล็ก')
  })

  test('more seats let in as many as they are, and staff give one by hand', async () => {
    const course = await courseWith(0)
    for (const n of [0, 1, 2, 3]) {
      await joinWaitlist(as(n), course)
      academy.pass(1000)
    }
    const third = (await mineOf(as(2), course)).place!
    await update(admin(), 'waiting', {
      _id: third._id,
      change: { calledAt: '2026-11-20T03:00:00.000Z', reason: 'วิทยากรขอ' },
    })
    await academy.app.jobs.drain()
    expect(await names(course)).toEqual([2])
    await update(admin(), 'course', { _id: course, change: { seats: 3 } })
    await academy.app.jobs.drain()
    expect((await names(course)).toSorted((one, other) => one - other)).toEqual([0, 1, 2])
  })

  test.each([
    ['another’s place', (course: string) => create(as(1), 'waiting', { courseID: course, userID: people[2]!.id })],
    ['a status', (course: string) => create(as(1), 'waiting', { courseID: course, status: 'offered' } as never)],
    ['a place', (course: string) => create(as(1), 'waiting', { courseID: course, place: 1 } as never)],
    [
      'an earlier time',
      (course: string) => create(as(1), 'waiting', { courseID: course, queuedAt: '2020-01-01T00:00:00Z' } as never),
    ],
    ['a rank', (course: string) => create(as(1), 'waiting', { courseID: course, rank: -9 })],
    [
      'a seat as staff would',
      (course: string) => create(as(1), 'enroll', { courseID: course, reason: 'ขอ', source: 'staff' }),
    ],
    [
      'a standing',
      (course: string) => create(as(1), 'enroll', { courseID: course, standing: 'active', endsOn: '2999-01-01' }),
    ],
  ])('a learner forges no %s', async (_what, forge) => {
    const course = await courseWith(1)
    await enrolIn(as(0), course)
    const [before, seated] = [await from(admin(), 'waiting').select('_id').execute(), await names(course)]
    await expect(forge(course)).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|invalid|conflict/) })
    expect(await from(admin(), 'waiting').select('_id').execute()).toHaveLength(before.length)
    expect(await names(course)).toEqual(seated)
  })

  test('nobody waits where there are seats, where registration is over, on another site, or in another’s name', async () => {
    const free = await courseWith(3)
    await expect(joinWaitlist(as(0), free)).rejects.toMatchObject({ issues: [{ code: 'free' }] })
    const over = await courseWith(0, { type: 'onsite', endRegistDate: '2026-11-19' })
    await expect(joinWaitlist(as(0), over)).rejects.toMatchObject({ kind: 'forbidden' })
    const full = await courseWith(0)
    await joinWaitlist(as(0), full)
    const place = (await mineOf(as(0), full)).place!
    await expect(remove(as(1), 'waiting', place._id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(update(as(0), 'waiting', { _id: place._id, change: { rank: -5 } })).rejects.toBeTruthy()
    expect(await from(as(1), 'waiting').select('_id').where('courseID', '=', full).execute()).toEqual([])
    await expect(joinWaitlist(academy.as('user', 'factory'), full)).rejects.toBeTruthy()
  })
})
