import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update, updateAny } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { completeLesson, enrolIn } from '../enrol.server.ts'
import { completeFor } from '../judged.server.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { totalOfPerson } from '../../hours/sum-year.server.ts'
import { seatingOf } from '../../waitlist/seats.server.ts'
import { joinWaitlist } from '../../waitlist/watch.server.ts'
import { ownTrainings } from './own-trainings.server.ts'
import { repeatTraining } from './repeat-training.server.ts'

const day = 86_400_000

describe.each(await bothDrivers())('training again on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2027-01-31T03:00:00Z'))
    people = []
    for (let n = 0; n < 3; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `t${n}`, firstname: `ซ้ำ${n}`, lastname: 'อบรม', email: `t${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ซ้ำ${n} อบรม` }
  }
  const courseOf = async (more: Record<string, unknown> = {}) => {
    const given = { name: 'ความปลอดภัย', status: true, hours: 6, validMonths: 1, ...more }
    const { _id: courseID } = await create(admin(), 'course', given)
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'บทเดียว', status: true })
    return { courseID, lessonID }
  }
  const finish = async (n: number, of: { courseID: string; lessonID: string }, roundID?: string) => {
    const enrolment = await enrolIn(as(n), of.courseID, roundID)
    await completeLesson(as(n), { enrolment, lessonID: of.lessonID })
    await academy.app.jobs.drain()
    return enrolment._id
  }
  const rowOf = (_id: string) =>
    from(admin(), 'enroll')
      .select(['attempt', 'attemptFrom', 'completedOn', 'validUntil', 'analytics', 'roundID', 'standing'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
  const attemptsOf = (enrollID: string) =>
    from(admin(), 'enrolment_attempt')
      .select(['number', 'completedOn', 'validUntil', 'hours', 'roundID', 'userID'])
      .where('enrollID', '=', enrollID)
      .orderBy('number')
      .execute()
  const hoursOf = (n: number) => totalOfPerson(as(n), people[n]!.id)

  test('completing stores the day it is valid until; a second attempt has its own result and hours', async () => {
    const course = await courseOf()
    const before = await hoursOf(0)
    const _id = await finish(0, course)
    expect(await rowOf(_id)).toMatchObject({ attempt: 1, completedOn: '2027-01-31', validUntil: '2027-02-28' })
    academy.pass(5 * day)
    await repeatTraining(as(0), { courseID: course.courseID })
    expect(await rowOf(_id)).toMatchObject({ attempt: 2, completedOn: null, validUntil: null })
    expect((await rowOf(_id)).analytics).toMatchObject({ percent: 0, status: 'pending' })
    expect(await hoursOf(0)).toBe(before + 6)
    expect(await attemptsOf(_id)).toMatchObject([
      { number: 1, completedOn: '2027-01-31', validUntil: '2027-02-28', hours: 6, userID: people[0]!.id },
    ])
    await countHours(admin(), { userID: people[0]!.id, enrollIDs: [_id] })
    expect(await hoursOf(0)).toBe(before + 6)
    academy.pass(day)
    await finish(0, course)
    expect(await rowOf(_id)).toMatchObject({ attempt: 2, completedOn: '2027-02-06', validUntil: '2027-03-06' })
    expect(await hoursOf(0)).toBe(before + 12)
  })

  test('two presses give one attempt, also at the same time', async () => {
    const course = await courseOf()
    const _id = await finish(1, course)
    const again = () => repeatTraining(as(1), { courseID: course.courseID })
    await Promise.all([again(), again()])
    await again()
    expect(await rowOf(_id)).toMatchObject({ attempt: 2 })
    expect(await attemptsOf(_id)).toHaveLength(1)
  })

  test('learners repeat only what is their own, completed, open, and ends within 90 days', async () => {
    const early = await courseOf({ validMonths: 4 })
    await finish(0, early)
    await expect(repeatTraining(as(0), early)).rejects.toMatchObject({ issues: [{ code: 'early' }] })
    const endless = await courseOf({ validMonths: null })
    await finish(0, endless)
    await expect(repeatTraining(as(0), endless)).rejects.toMatchObject({ issues: [{ code: 'endless' }] })
    const running = await courseOf()
    await enrolIn(as(0), running.courseID)
    await expect(repeatTraining(as(0), running)).rejects.toMatchObject({ issues: [{ code: 'running' }] })
    const closed = await courseOf()
    const _id = await finish(0, closed)
    await expect(repeatTraining(as(2), closed)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(repeatTraining(admin(), closed)).rejects.toMatchObject({ kind: 'not-found' })
    await update(admin(), 'course', { _id: closed.courseID, change: { endRegistDate: '2027-01-01' } })
    await expect(repeatTraining(as(0), closed)).rejects.toMatchObject({ issues: [{ code: 'closed' }] })
    await update(admin(), 'course', { _id: closed.courseID, change: { endRegistDate: null, price: 900 } })
    await expect(repeatTraining(as(0), closed)).rejects.toMatchObject({ kind: 'forbidden' })
    await update(admin(), 'enroll', { _id, change: { standing: 'withdrawn', reason: 'ลาออก' } })
    await expect(repeatTraining(as(0), closed)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await attemptsOf(_id)).toEqual([])
  })

  test('nobody writes computed days, and learners and other moments begin no attempt', async () => {
    const course = await courseOf()
    const _id = await finish(0, course)
    for (const change of [{ validUntil: '2099-01-01' }, { completedOn: '2020-01-01' }, { attempt: 9 }])
      await expect(updateAny(admin(), 'enroll', { _id, change }), JSON.stringify(change)).rejects.toMatchObject({
        kind: expect.stringMatching(/invalid|forbidden/),
      })
    const now = new Date(admin().now).toISOString()
    await expect(updateAny(as(0), 'enroll', { _id, change: { attemptFrom: now } })).rejects.toMatchObject({
      kind: expect.stringMatching(/invalid|forbidden|not-found/),
    })
    for (const attemptFrom of ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])
      await expect(update(admin(), 'enroll', { _id, change: { attemptFrom } })).rejects.toMatchObject({
        issues: [{ field: 'attemptFrom' }],
      })
    await expect(
      updateAny(academy.as('admin', 'factory'), 'enroll', { _id, change: { attemptFrom: now } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    const manager = { ...admin(), viewer: { ...admin().viewer, role: 'manager' as const } }
    await update(manager, 'enroll', { _id, change: { attemptFrom: now } })
    expect(await rowOf(_id)).toMatchObject({ attempt: 2 })
    academy.pass(1000)
    const later = new Date(admin().now).toISOString()
    await expect(update(admin(), 'enroll', { _id, change: { attemptFrom: later } })).rejects.toMatchObject({
      issues: [{ code: 'running' }],
    })
    expect(await attemptsOf(_id)).toHaveLength(1)
  })

  test('a round has its own seats: a full one is refused, and the former one gets its seat back', async () => {
    const course = await courseOf({ type: 'onsite' })
    const roundOf = async (startDate: string, seats: number) =>
      (await create(admin(), 'course_round', { courseID: course.courseID, startDate, status: 'open', seats }))._id
    const [one, two] = [await roundOf('2027-03-01', 5), await roundOf('2027-04-01', 1)]
    const _id = await finish(0, course, one)
    await finish(1, course, two)
    await expect(repeatTraining(as(0), { ...course, roundID: two })).rejects.toMatchObject({
      issues: [{ code: 'full' }],
    })
    const other = await courseOf({ type: 'onsite' })
    const foreign = (
      await create(admin(), 'course_round', { courseID: other.courseID, startDate: '2027-03-01', status: 'open' })
    )._id
    await expect(repeatTraining(as(0), { ...course, roundID: foreign })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await rowOf(_id)).toMatchObject({ attempt: 1, roundID: one })
    await update(admin(), 'course_round', { _id: two, change: { seats: 2 } })
    await repeatTraining(as(0), { ...course, roundID: two })
    expect(await rowOf(_id)).toMatchObject({ attempt: 2, roundID: two })
    expect(await attemptsOf(_id)).toMatchObject([{ roundID: one }])
    expect(await seatingOf(admin(), { courseID: course.courseID, roundID: one })).toMatchObject({ taken: 0 })
    expect(await seatingOf(admin(), { courseID: course.courseID, roundID: two })).toMatchObject({ taken: 2 })
  })

  test('a full round has a line for who repeats: a free seat begins the next attempt, and nobody else may wait', async () => {
    const course = await courseOf({ type: 'onsite', name: 'รอซ้ำ' })
    const round = async (more: object) =>
      (await create(admin(), 'course_round', { courseID: course.courseID, status: 'open', ...more } as never))._id
    const today = new Date(admin().now + 7 * 3_600_000).toISOString().slice(0, 10)
    const later = (days: number) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10)
    const [first, full] = [
      await round({ startDate: later(10), seats: 2 }),
      await round({ startDate: later(40), seats: 1 }),
    ]
    const _id = await finish(0, course, first)
    const holder = await enrolIn(as(1), course.courseID, full)
    const wait = (n: number, roundID: string) => joinWaitlist(as(n), course.courseID, roundID)
    await expect(wait(1, first)).rejects.toMatchObject({ issues: [{ code: 'already' }] })
    await expect(wait(0, first)).rejects.toMatchObject({ issues: [{ code: 'already' }] })
    await wait(0, full)
    await wait(0, full)
    await academy.app.jobs.drain()
    const trainings = await ownTrainings(as(0))
    expect(trainings.find(({ courseID }) => courseID === course.courseID)).toMatchObject({ place: 1 })
    expect(await rowOf(_id)).toMatchObject({ attempt: 1, roundID: first })
    await update(admin(), 'enroll', { _id: holder._id, change: { standing: 'withdrawn', reason: 'ลาออก' } })
    await academy.app.jobs.drain()
    expect(await rowOf(_id)).toMatchObject({ attempt: 2, roundID: full, completedOn: null })
    expect(await attemptsOf(_id)).toMatchObject([{ number: 1, roundID: first }])
    const seats = async (roundID: string) => (await seatingOf(admin(), { courseID: course.courseID, roundID }))?.taken
    expect([await seats(first), await seats(full)]).toEqual([0, 1])
  })

  test('work and sessions of an earlier attempt do not complete the new one', async () => {
    const course = await courseOf()
    const enrollID = await finish(0, course)
    const evidenceAt = new Date(admin().now - 1000).toISOString()
    await repeatTraining(as(0), course)
    await completeFor(admin(), { enrollID, lessonID: course.lessonID, evidenceAt })
    expect(await rowOf(enrollID)).toMatchObject({ completedOn: null })
  })

  test('an expired training is no prerequisite any more, and the next attempt satisfies it again', async () => {
    const course = await courseOf()
    const next = await courseOf({ prerequisites: [course.courseID], validMonths: null })
    await finish(2, course)
    academy.pass(40 * day)
    await expect(enrolIn(as(2), next.courseID)).rejects.toMatchObject({ issues: [{ code: 'prerequisites' }] })
    await repeatTraining(as(2), course)
    await expect(enrolIn(as(2), next.courseID)).rejects.toMatchObject({ issues: [{ code: 'prerequisites' }] })
    await finish(2, course)
    await enrolIn(as(2), next.courseID)
  })

  test('a lesson added later takes nothing back, and a reset of progress does', async () => {
    const course = await courseOf()
    const _id = await finish(0, course)
    const stored = await rowOf(_id)
    const added = { courseID: course.courseID, name: 'บทใหม่', status: true }
    await create(admin(), 'lesson', added)
    await academy.app.jobs.drain()
    expect(await rowOf(_id)).toMatchObject({ completedOn: stored.completedOn, validUntil: stored.validUntil })
    academy.pass(1000)
    const progressFrom = new Date(admin().now).toISOString()
    await update(admin(), 'enroll', { _id, change: { progressFrom, reason: 'เรียนใหม่' } })
    expect(await rowOf(_id)).toMatchObject({ completedOn: null, validUntil: null })
  })

  test('beginning another attempt never lowers the hours of a person', async () => {
    const course = await courseOf()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('finish', 'repeat', 'recount'), { maxLength: 6 }), async (steps) => {
        for (const step of steps) {
          const before = await hoursOf(1)
          academy.pass(60_000)
          if (step === 'finish') await finish(1, course)
          else if (step === 'repeat') await repeatTraining(as(1), course).catch(() => {})
          else {
            const own = await from(admin(), 'enroll').select('_id').where('userID', '=', people[1]!.id).execute()
            await countHours(admin(), { userID: people[1]!.id, enrollIDs: own.map(({ _id }) => _id) })
          }
          expect(await hoursOf(1)).toBeGreaterThanOrEqual(before)
        }
      }),
      { numRuns: 5 },
    )
  })
})
