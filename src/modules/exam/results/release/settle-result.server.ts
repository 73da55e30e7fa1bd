import { completeFor, uncompleteFor } from '#modules/enroll/public-api.ts'
import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import { zero } from '#domain/learning/assessment/fraction.ts'
import type { Context } from '#platform/context.ts'
import { publish } from '#platform/background/events/publish.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import { readExam } from '../../exams/read-exam.server.ts'
import { readReleases } from './release-results.server.ts'
import { courseResult, type ExamOutcome, examOutcome, type ReleasedAttempt } from '../rules/lesson-outcome.ts'

interface Enrolment {
  _id: string
  courseID: string
  /** Attempts from before decide nothing. */
  since: string | null
  testResult: 'passed' | 'failed' | null
}

/**
 * Applies released results to an enrolment, with the rights of a site administrator: the result of the course that weighs its hours, and
 * the lessons of the exam, which it completes or opens again. A second run changes nothing. Publishes `exam.settled`.
 */
export const settleResult = (ctx: Context, of: { enrollID: string; examID: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const enrolment = await lockEnrolment(inside, of.enrollID)
    if (!enrolment) return
    const attempts = await attemptsOf(inside, enrolment._id)
    const outcomes = new Map<string, ExamOutcome>()
    for (const examID of new Set([of.examID, ...attempts.map((one) => one.examID)]))
      outcomes.set(examID, await outcomeOf(inside, { examID, attempts, enrolment }))
    await storeCourseResult(inside, { enrolment, outcomes, hasReleases: attempts.length > 0 })
    await settleLessons(inside, { enrollID: enrolment._id, examID: of.examID, outcome: outcomes.get(of.examID)! })
    await publish(inside, 'exam.settled', { enrollID: enrolment._id, examID: of.examID })
  })

async function lockEnrolment(inside: Context, _id: string): Promise<Enrolment | null> {
  const row = await from(inside, 'enroll')
    .select(['enroll._id', 'enroll.courseID', 'enroll.attemptFrom', 'enroll.progressFrom', 'enroll.testResult'])
    .where('enroll._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return null
  const since =
    [row.attemptFrom, row.progressFrom]
      .flatMap((at) => at ?? [])
      .toSorted()
      .at(-1) ?? null
  return { _id, courseID: row.courseID, since, testResult: row.testResult }
}

type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number]

/** The attempts of an enrolment whose results were ever released, in the order of their starts. */
async function attemptsOf(inside: Context, enrollID: string) {
  const rows = await from(inside, 'exam_attempt')
    .select(['exam_attempt._id', 'exam_attempt.examID', 'exam_attempt.examVersion', 'exam_attempt.type'])
    .select(['exam_attempt.status', 'exam_attempt.startedAt'])
    .where('exam_attempt.enrollID', '=', enrollID)
    .orderBy('exam_attempt.startedAt')
    .orderBy('exam_attempt._id')
    .execute()
  const releases = await readReleases(
    inside,
    rows.map(({ _id }) => _id),
  )
  return rows.flatMap((row) => {
    const release = releases.get(row._id)
    return release ? [{ ...row, release }] : []
  })
}

async function outcomeOf(
  inside: Context,
  of: { examID: string; attempts: readonly AttemptRow[]; enrolment: Enrolment },
): Promise<ExamOutcome> {
  const own = of.attempts.filter(({ examID, status, startedAt }) => {
    const isEarlier = of.enrolment.since !== null && startedAt !== null && startedAt < of.enrolment.since
    return examID === of.examID && status === 'released' && !isEarlier
  })
  const last = own.at(-1)
  const exam = await examOf(inside, { examID: of.examID, version: last?.examVersion ?? 0 })
  if (!last || !exam) return { isComplete: false, result: null, percent: null }
  const released = own.map(({ _id, type, release }): ReleasedAttempt => {
    return { id: _id, type, percent: release.percent, hasPoints: release.most.n > zero.n }
  })
  return examOutcome(released, exam)
}

async function examOf(inside: Context, of: { examID: string; version: number }) {
  const exam = await from(inside, 'exam').select('exam.kind').where('exam._id', '=', of.examID).executeTakeFirst()
  const version = await readExam(inside, of)
  if (!exam || !version) return null
  const rounds = await from(inside, 'exam_round')
    .select('exam_round._id')
    .where('exam_round.examID', '=', of.examID)
    .where('exam_round.type', 'in', ['post', 'final', 'resit'] satisfies RoundType[])
    .limit(1)
    .execute()
  return { kind: exam.kind, settings: version.blueprint.settings, hasDecidingRounds: rounds.length > 0 }
}

/** A result that staff entered stays where no exam of the course has ever had one. */
async function storeCourseResult(
  inside: Context,
  of: { enrolment: Enrolment; outcomes: ReadonlyMap<string, ExamOutcome>; hasReleases: boolean },
) {
  if (!of.hasReleases) return
  const testResult = courseResult([...of.outcomes.values()].map(({ result }) => result))
  if (testResult === of.enrolment.testResult) return
  await update(inside, 'enroll', { _id: of.enrolment._id, change: { testResult } })
}

async function settleLessons(inside: Context, of: { enrollID: string; examID: string; outcome: ExamOutcome }) {
  const lessons = await from(inside, 'lesson')
    .select('lesson._id')
    .where('lesson.examID', '=', of.examID)
    .where('lesson.kind', '=', 'exam')
    .orderBy('lesson._id')
    .execute()
  for (const { _id: lessonID } of lessons) {
    const completion = { enrollID: of.enrollID, lessonID }
    if (of.outcome.isComplete) await completeFor(inside, completion)
    else await uncompleteFor(inside, completion)
  }
}
