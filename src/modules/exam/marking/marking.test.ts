import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fraction, fractionText } from '#domain/learning/assessment/fraction.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { plantLearner } from '../../../../tests/writes/exams/exam.ts'
import { type ExamTools, examTools } from '../../../../tests/writes/exams/exam-results.ts'
import { decideAppeal } from '../results/appeals/decide-appeal.server.ts'
import { submitAppeal } from '../results/appeals/submit-appeal.server.ts'
import type { RegradeRequest } from '../results/regrade/regrade-kind.ts'
import { previewRegrade, startRegrade } from '../results/regrade/start-regrade.server.ts'
import { releaseRound } from '../results/release/release-round.server.ts'
import { examMark } from '../tables.ts'
import { describeMarking } from './describe-marking.server.ts'
import { markSlot } from './mark-slot.server.ts'

const start = Date.parse('2026-12-01T02:00:00Z')

describe.each(await bothDrivers())('marking of exams on $kind', (driver) => {
  let academy: Academy
  let exams: ExamTools
  const admin = () => academy.as('admin')
  const manager = () => academy.as('manager')
  const queue = (ctx: Context, roundID: string) =>
    describeMarking(ctx, { roundID, query: new URLSearchParams(), pathOf: (query) => query })

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    exams = await examTools(academy)
  }, 180_000)
  afterAll(() => academy.close())

  const effective = async (attemptID: string, slot: string) => {
    const points = (await exams.marked(attemptID)).slots.find((one) => one.slot === slot)!.effective?.points
    return points ? fractionText(points) : null
  }

  test('two markers are blind, a difference goes to a third, and two at once conflict', async () => {
    const settings = { secondMarker: 20, releasesItself: false }
    const exam = await exams.planted({ types: ['essay'], settings })
    const { attemptID, firstname } = { ...(await exams.sat(exam)), firstname: 'มานะ' }
    const first = await queue(manager(), exam.roundID)
    expect(first.answer).toMatchObject({ attemptID, version: 0, marks: [] })
    expect(JSON.stringify(first), 'the name of the learner').not.toContain(firstname)
    expect(await exams.mark(manager(), { attemptID, slot: '1', points: '2' })).toBe('first')
    expect((await queue(manager(), exam.roundID)).answer, 'the first marker is not the second').toBeNull()
    const second = await queue(admin(), exam.roundID)
    expect(second.answer).toMatchObject({ attemptID, version: 1, marks: [], points: '' })
    const stale = { attemptID, slot: '1', version: 0, points: '1', levels: {}, comment: '', reason: '' }
    await expect(markSlot(admin(), stale)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await exams.mark(admin(), { attemptID, slot: '1', points: '1' })).toBe('second')
    expect([await exams.statusOf(attemptID), await effective(attemptID, '1')]).toEqual(['marking', null])
    await expect(exams.mark(admin(), { attemptID, slot: '1', points: '2' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const third = await queue(academy.as('superadmin'), exam.roundID)
    expect(third.answer?.marks).toHaveLength(2)
    expect(await exams.mark(academy.as('superadmin'), { attemptID, slot: '1', points: '1.5' })).toBe('third')
    expect([await exams.statusOf(attemptID), await effective(attemptID, '1')]).toEqual(['graded', '3/2'])
  })

  test('a lecturer marks the learners of the course, but neither themselves nor others, and nobody acts for them', async () => {
    const exam = await exams.planted({ types: ['essay'], settings: { releasesItself: false } })
    const own = await exams.sat(exam)
    const other = await exams.sat(exam)
    const name = `วิทยากร ${driver.kind}`
    const lecturer = await create(admin(), 'lecturer', { name, userID: own.userID })
    await expect(queue(own.at(), exam.roundID)).rejects.toMatchObject({ kind: 'not-found' })
    await update(admin(), 'course', { _id: exam.courseID, change: { lecturer: [{ id: lecturer._id, name }] } as never })
    const { answer } = await queue(own.at(), exam.roundID)
    expect(answer).toMatchObject({ attemptID: other.attemptID })
    const mark = (ctx: Context, attemptID: string) => exams.mark(ctx, { attemptID, slot: '1', points: '2' })
    await expect(mark(own.at(), own.attemptID)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(mark(other.at(), own.attemptID)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(mark(other.at(), other.attemptID)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(mark(academy.as('member'), other.attemptID)).rejects.toMatchObject({})
    const acting = own.at('first', { actor: { id: admin().viewer.id, name: 'admin' } })
    await expect(mark(acting, other.attemptID)).rejects.toMatchObject({ kind: 'forbidden' })
    const elsewhere = contextFor(academy.app, { ...academy.as('manager', 'factory'), locale: 'th' })
    await expect(mark(elsewhere, other.attemptID)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await mark(own.at(), other.attemptID)).toBe('first')
    expect(await exams.statusOf(other.attemptID)).toBe('graded')
  })

  test('a mark after the release needs a reason, and none is ever changed', async () => {
    const exam = await exams.planted({ types: ['single', 'truefalse'] })
    const who = await exams.sat(exam, { 1: null, 2: null })
    const correct = { attemptID: who.attemptID, slot: '1', points: '2' }
    await expect(exams.mark(manager(), correct)).rejects.toMatchObject({ issues: [{ field: 'reason' }] })
    await exams.mark(manager(), { ...correct, reason: 'เฉลยผิด' })
    await academy.app.jobs.drain()
    expect(await exams.resultOf(who.attemptID)).toMatchObject({ points: 2, percent: 50, passed: true })
    expect(await exams.hasCompleted(who.enrollID, exam.lessonID)).toBe(true)
    await exams.mark(manager(), { ...correct, points: '0', reason: 'ยกเลิก' })
    await academy.app.jobs.drain()
    expect(await exams.hasCompleted(who.enrollID, exam.lessonID), 'a pass that is taken back').toBe(false)
    expect((await exams.enrolment(who.enrollID)).testResult).toBe('failed')
    const stages = await fromPrivate(admin(), examMark)
      .select('stage')
      .where('attemptID', '=', who.attemptID)
      .where('slot', '=', '1')
      .orderBy('number')
      .execute()
    expect(stages.map(({ stage }) => stage)).toEqual(['auto', 'regrade', 'regrade'])
  })

  test('a regrade is what its dry run says, never lowers, and changes nothing a second time', async () => {
    const exam = await exams.planted({ types: ['single', 'truefalse'] })
    const [right, wrong] = [await exams.sat(exam), await exams.sat(exam, { 1: null })]
    const request: RegradeRequest = {
      ...{ examID: exam.examID, roundID: '', questionID: exams.ids.single, accepted: [] },
      ...{ mode: 'full-credit', neverLower: true, reason: 'คำถามกำกวม' },
    }
    const run = async (more: object = {}) => {
      await startRegrade(manager(), { ...request, ...more })
      await academy.app.jobs.drain()
    }
    const plans = await previewRegrade(manager(), request)
    expect(new Map(plans.map(({ attempt, result }) => [attempt._id, result]))).toEqual(
      new Map([
        [right.attemptID, 'same'],
        [wrong.attemptID, 'changed'],
      ]),
    )
    expect(await exams.resultOf(wrong.attemptID), 'a dry run writes nothing').toMatchObject({ percent: 50 })
    await run()
    expect(await exams.resultOf(wrong.attemptID)).toMatchObject({ points: 4, percent: 100 })
    const count = async () => (await exams.marked(wrong.attemptID)).slots[0]!.marks.length
    const before = await count()
    await run()
    expect(await count()).toBe(before)
    await run({ mode: 'new-key' })
    expect(await exams.resultOf(wrong.attemptID), 'never lower').toMatchObject({ percent: 100 })
    await run({ mode: 'new-key', neverLower: false })
    expect(await exams.resultOf(wrong.attemptID)).toMatchObject({ percent: 50 })
    await run({ mode: 'drop' })
    expect(await exams.resultOf(wrong.attemptID)).toMatchObject({ points: 2, most: 2, percent: 100 })
    await expect(startRegrade(manager(), { ...request, reason: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(startRegrade(right.at(), request)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(startRegrade(academy.as('member'), request)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('an appeal is decided once, by nobody who marked first, and never lowers', async () => {
    const round = { appealUntil: new Date(admin().now + 86_400_000).toISOString() }
    const exam = await exams.planted({ types: ['essay', 'single'], settings: { releasesItself: false }, round })
    const who = await exams.sat(exam)
    const appeal = (slot: string, ctx = who.at()) =>
      submitAppeal(ctx, { attemptID: who.attemptID, slot, text: 'ขอดูใหม่' })
    await exams.mark(manager(), { attemptID: who.attemptID, slot: '1', points: '1' })
    await expect(appeal('1'), 'before the release').rejects.toMatchObject({ kind: 'forbidden' })
    await releaseRound(admin(), exam)
    const appealID = await appeal('1')
    await expect(appeal('1')).rejects.toMatchObject({ kind: 'conflict' })
    await expect(appeal('99')).rejects.toMatchObject({ kind: 'invalid' })
    const stranger = await plantLearner(academy, { courseID: exam.courseID, n: driver.kind === 'pglite' ? 901 : 902 })
    await expect(appeal('1', stranger.at())).rejects.toMatchObject({ kind: 'not-found' })
    const acting = who.at('first', { actor: { id: admin().viewer.id, name: 'admin' } })
    await expect(appeal('2', acting)).rejects.toMatchObject({ kind: 'forbidden' })
    const decide = (ctx: Context, points: string) =>
      decideAppeal(ctx, { appealID, decision: 'upheld', slot: '1', points, reason: 'ตรวจแล้ว' })
    await expect(decide(manager(), '2'), 'the first marker').rejects.toMatchObject({ kind: 'forbidden' })
    await expect(decide(who.at(), '2'), 'the learner').rejects.toMatchObject({ kind: 'forbidden' })
    await expect(decide(admin(), '0.5'), 'lower').rejects.toMatchObject({ kind: 'invalid' })
    await decide(admin(), '2')
    await expect(decide(admin(), '2')).rejects.toMatchObject({ kind: 'conflict' })
    expect(fraction((await effective(who.attemptID, '1'))!)).toEqual(fraction(2))
    const row = await from(who.at(), 'exam_appeal')
      .select(['status', 'decision', 'decidedBy'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'upheld', decision: 'ตรวจแล้ว', decidedBy: null })
    academy.pass(2 * 86_400_000)
    await expect(appeal('2'), 'after the time').rejects.toMatchObject({ kind: 'forbidden' })
  })
})
