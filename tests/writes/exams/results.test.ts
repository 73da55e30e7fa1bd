import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { mergePeople } from '#modules/student/commands/merge-people.server.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { canaryKey } from './exam.ts'
import { type ExamTools, examTools } from './exam-results.ts'
import releaseDue from '#modules/exam/commands/results/release-due.server.ts'
import { enterResults } from '#modules/exam/results/paper/enter-results.server.ts'
import { releaseRound } from '#modules/exam/results/release/release-round.server.ts'
import { reviewOf } from '#modules/exam/results/review-of.server.ts'
import { settleResult } from '#modules/exam/results/release/settle-result.server.ts'
import { readStatistics, storeStatistics } from '#modules/exam/results/statistics/store-statistics.server.ts'

const start = Date.parse('2026-12-01T02:00:00Z')
const minute = 60_000
const later = (minutes: number) => new Date(start + minutes * minute).toISOString()

describe.each(await bothDrivers())('results of exams on $kind', (driver) => {
  let academy: Academy
  let exams: ExamTools
  const admin = () => academy.as('admin')

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    exams = await examTools(academy)
  }, 180_000)
  afterAll(() => academy.close())

  test('an automatic result is released at once, completes the lesson and weighs the hours', async () => {
    const exam = await exams.planted({ types: ['single', 'truefalse', 'numeric'] })
    const passing = await exams.sat(exam)
    expect(await exams.statusOf(passing.attemptID)).toBe('released')
    expect(await exams.resultOf(passing.attemptID, passing.at())).toMatchObject({
      ...{ points: 6, most: 6, percent: 100, passed: true, source: 'sitting' },
      releasedAt: expect.any(String),
    })
    expect(await exams.hasCompleted(passing.enrollID, exam.lessonID)).toBe(true)
    expect(await exams.enrolment(passing.enrollID)).toMatchObject({
      ...{ testResult: 'passed', analytics: { status: 'complete' } },
    })
    const failing = await exams.sat(exam, { 1: null, 2: null })
    expect(await exams.resultOf(failing.attemptID)).toMatchObject({ points: 2, percent: 33.33333, passed: false })
    expect(await exams.hasCompleted(failing.enrollID, exam.lessonID)).toBe(false)
    expect((await exams.enrolment(failing.enrollID)).testResult).toBe('failed')
    await exams.sitAgain(exam, failing)
    expect(await exams.hasCompleted(failing.enrollID, exam.lessonID)).toBe(true)
    expect((await exams.enrolment(failing.enrollID)).testResult).toBe('passed')
    await settleResult(admin(), { enrollID: failing.enrollID, examID: exam.examID })
    expect(await exams.hasCompleted(failing.enrollID, exam.lessonID), 'a second run').toBe(true)
  })

  test('results of a round are released to all at one instant, and to nobody before', async () => {
    const exam = await exams.planted({ types: ['single', 'essay'], settings: { releasesItself: false } })
    const [one, other] = [await exams.sat(exam), await exams.sat(exam)]
    expect([await exams.statusOf(one.attemptID), await exams.statusOf(other.attemptID)]).toEqual(['marking', 'marking'])
    await exams.mark(academy.as('manager'), { attemptID: one.attemptID, slot: '2', points: '๑.๕' })
    expect(await exams.resultOf(one.attemptID)).toMatchObject({ points: 3.5, percent: 87.5, releasedAt: null })
    expect(await exams.resultOf(one.attemptID, one.at()), 'a learner reads it before').toBeUndefined()
    await expect(releaseRound(admin(), exam)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(releaseRound(one.at(), exam)).rejects.toMatchObject({ kind: 'forbidden' })
    await exams.mark(academy.as('manager'), { attemptID: other.attemptID, slot: '2', points: '0' })
    academy.pass(minute)
    expect(await releaseRound(admin(), exam)).toBe(2)
    expect(await releaseRound(admin(), exam)).toBe(0)
    await academy.app.jobs.drain()
    const released = [await exams.resultOf(one.attemptID, one.at()), await exams.resultOf(other.attemptID, other.at())]
    expect(new Set(released.map((each) => each?.releasedAt)).size).toBe(1)
    expect(released.map((each) => each?.percent)).toEqual([87.5, 50])
    expect(await exams.hasCompleted(other.enrollID, exam.lessonID)).toBe(true)
  })

  test('the time of the round releases what is marked, and waits for what is not', async () => {
    const round = { resultsAt: later(120) }
    const exam = await exams.planted({ types: ['truefalse', 'essay'], settings: { releasesItself: false }, round })
    const [one, other] = [await exams.sat(exam), await exams.sat(exam, { 2: null })]
    const run = () =>
      releaseDue.work(admin(), { signal: new AbortController().signal } as Parameters<typeof releaseDue.work>[1])
    academy.pass(121 * minute)
    await run()
    expect(await exams.statusOf(other.attemptID), 'somebody waits for a marker').toBe('graded')
    await exams.mark(academy.as('manager'), { attemptID: one.attemptID, slot: '2', points: '1' })
    await run()
    expect([await exams.statusOf(one.attemptID), await exams.statusOf(other.attemptID)]).toEqual([
      'released',
      'released',
    ])
  })

  test('a review holds no key before its moment, and a stranger finds nothing', async () => {
    const review = { level: 'keys', from: 'closed' } as const
    const types = ['single', 'short', 'essay'] as const
    const round = { closesAt: new Date(admin().now + 60 * minute).toISOString(), appealUntil: null }
    const exam = await exams.planted({ types, settings: { review, releasesItself: false }, round })
    const [own, other] = [await exams.sat(exam), await exams.sat(exam)]
    const before = await reviewOf(own.at(), own.attemptID)
    expect(before).toMatchObject({ level: 'nothing', score: null, sections: [] })
    academy.pass(63 * minute)
    const after = await reviewOf(own.at(), own.attemptID)
    expect(after).toMatchObject({ level: 'keys', score: null })
    expect(JSON.stringify(after)).toContain(canaryKey('short'))
    await expect(reviewOf(other.at(), own.attemptID)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(reviewOf(admin(), own.attemptID)).rejects.toMatchObject({ kind: 'not-found' })
    await update(admin(), 'exam_round', {
      _id: exam.roundID,
      change: { reviewUntil: new Date(admin().now).toISOString() },
    })
    expect(JSON.stringify(await reviewOf(own.at(), own.attemptID)), 'the review is over').not.toContain('canary')
  })

  test('points of a paper exam are stored all or none, and corrected with a reason', async () => {
    const exam = await exams.planted({ types: ['single'], settings: { releasesItself: false, secondMarker: 10 } })
    const learners = await Promise.all(
      ['ก', 'ข'].map(async (firstname, at) => {
        const username = `paper${driver.kind}${at}`
        const person = { username, firstname, lastname: 'กระดาษ', email: `${username}@wicha.test` }
        const { _id: userID } = await create(admin(), 'user', person)
        const { _id: enrollID } = await create(admin(), 'enroll', { userID, courseID: exam.courseID })
        return { username, enrollID }
      }),
    )
    const [first, second] = learners.map(({ username }) => username)
    const enter = (text: string, reason = '') =>
      enterResults(admin(), { roundID: exam.roundID, text, most: '20', reason })
    const attempts = () =>
      from(admin(), 'exam_attempt')
        .select(['_id', 'enrollID'])
        .where('roundID', '=', exam.roundID)
        .orderBy('_id')
        .execute()
    await expect(enter(`${first} 12\n${second} 21\nnobody 3`)).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{}, {}],
    })
    expect(await attempts()).toEqual([])
    await expect(
      enterResults(academy.as('member'), { roundID: exam.roundID, text: '', most: '20', reason: '' }),
    ).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await enter(`${first} 12\n${second} ๙.๕`)).toBe(2)
    expect(await enter(`${first} 13`)).toBe(1)
    const one = (await attempts()).find(({ enrollID }) => enrollID === learners[0]!.enrollID)
    expect(await attempts()).toHaveLength(2)
    expect(await exams.resultOf(one!._id)).toMatchObject({ points: 13, most: 20, percent: 65, source: 'paper' })
    expect(await releaseRound(admin(), exam)).toBe(2)
    await expect(enter(`${first} 5`)).rejects.toMatchObject({ issues: [{ field: 'reason' }] })
    await enter(`${first} 5`, 'กรอกผิด')
    await academy.app.jobs.drain()
    expect((await exams.enrolment(learners[0]!.enrollID)).testResult).toBe('failed')
  })

  test('a round is analysed, and again after its marks change', async () => {
    const exam = await exams.planted({ types: ['single', 'truefalse'] })
    const all = []
    for (let at = 0; at < 10; at += 1) all.push(await exams.sat(exam, at % 2 === 0 ? { 1: null } : {}))
    await storeStatistics(admin(), exam.roundID)
    const stored = await readStatistics(admin(), { roundID: exam.roundID, basis: 'first' })
    expect(stored?.statistics).toMatchObject({ attempts: 10, isWeak: true, mean: 75 })
    expect(stored?.statistics.items.map(({ facility }) => facility)).toEqual([0.5, 1])
    await exams.mark(admin(), { attemptID: all[0]!.attemptID, slot: '1', points: '2', reason: 'อุทธรณ์' })
    expect(await readStatistics(admin(), { roundID: exam.roundID, basis: 'first' })).toBeNull()
  })

  test('two records of one person who both sat are merged, and the attempts of the better enrolment stay', async () => {
    const exam = await exams.planted({ types: ['single', 'truefalse'] })
    const [keep, drop] = [await exams.sat(exam), await exams.sat(exam, { 1: null, 2: null })]
    await mergePeople(admin(), { keep: keep.userID, drop: drop.userID, take: [], reason: 'คนเดียวกัน' })
    const attempts = await from(admin(), 'exam_attempt')
      .select(['_id', 'attempt'])
      .where('userID', '=', keep.userID)
      .where('examID', '=', exam.examID)
      .execute()
    expect(attempts).toEqual([{ _id: keep.attemptID, attempt: 1 }])
    expect(await exams.hasCompleted(keep.enrollID, exam.lessonID)).toBe(true)
  })
})
