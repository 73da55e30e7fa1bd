import type { Blueprint, ExamSettings, RoundType } from '#domain/learning/assessment/blueprint.ts'
import { sampleOf, samples } from '#domain/learning/assessment/parts/testing/sample-questions.ts'
import { type QuestionType, questionTypes, type Response } from '#domain/learning/assessment/question.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { publishExam } from '#modules/exam/exams/publish-exam.server.ts'
import { saveDraft } from '#modules/exam/exams/save-draft.server.ts'
import { createQuestion } from '#modules/exam/questions/create-question.server.ts'
import type { Sitting } from '#modules/exam/sitting/protocol.ts'
import { startAttempt } from '#modules/exam/sitting/start-attempt.server.ts'
import { submitAttempt } from '#modules/exam/sitting/submit-attempt.server.ts'
import type { Academy } from '../../support/academy.ts'

/** A text that only keys have. Nothing that a learner receives before the review may hold it. */
export const canaryKey = (type: QuestionType) => `canary-key-${type}`

/** Creates a bank with a ready question of each type, whose keys hold canaries. Returns the questions by type. */
export async function plantBank(admin: Context, { name = 'คลังทดสอบ', prefix = '' } = {}) {
  const { _id: bankID } = await create(admin, 'question_bank', { name })
  const ids = {} as Record<QuestionType, string>
  for (const type of questionTypes) {
    const { question, key } = sampleOf(type)
    const canary = prefix + canaryKey(type)
    const hidden = { ...key, modelAnswer: canary, feedback: canary }
    ids[type] = await createQuestion(admin, { bankID, code: prefix + type, status: 'ready', question, key: hidden })
  }
  return { bankID, ids }
}

export const examSettings: ExamSettings = {
  ...{ duration: 60, passPercent: 50, attempts: null, waitBetween: 0, scoring: 'best', hasPenalty: false },
  ...{ navigation: 'free', perPage: 1, review: { level: 'score', from: 'released' }, releasesItself: true },
  ...{ secondMarker: null, resitCap: null },
}

/** A blueprint with one section of these questions, two points each. */
export const blueprintOf = (questions: readonly string[], settings: Partial<ExamSettings> = {}): Blueprint => ({
  version: 1,
  sections: [
    {
      ...{ id: 'part1', title: 'ตอนที่ 1', instruction: 'ทำทุกข้อ', points: '2', shuffle: false },
      source: { kind: 'list', questions: [...questions] },
    },
  ],
  settings: { ...examSettings, ...settings },
})

export interface PlantedExam {
  courseID: string
  examID: string
  roundID: string
  type: RoundType
  round: number
}

/** Creates a published course with a published exam and an open round. */
export async function plantExam(
  admin: Context,
  of: { blueprint: Blueprint; round?: Record<string, unknown> },
): Promise<PlantedExam> {
  const { _id: courseID } = await create(admin, 'course', { name: 'หลักสูตรที่มีสอบ', status: true })
  const { _id: examID } = await create(admin, 'exam', { courseID, name: 'สอบปลายภาค' })
  await saveDraft(admin, { examID, blueprint: of.blueprint })
  await publishExam(admin, { examID })
  const row = await create(admin, 'exam_round', { examID, status: true, graceMinutes: 2, ...of.round })
  return { courseID, examID, roundID: row._id, type: row.type, round: row.round }
}

/** Creates a learner who is enrolled in a course. `at` is their context on a device; devices have different secrets. */
export async function plantLearner(academy: Academy, of: { courseID: string; n: number }) {
  const admin = academy.as('admin')
  const person = {
    username: `sitter${of.n}`,
    firstname: 'มานะ',
    lastname: `คนที่ ${of.n}`,
    email: `sitter${of.n}@wicha.test`,
  }
  const { _id: userID } = await create(admin, 'user', person)
  const { _id: enrollID } = await create(admin, 'enroll', { userID, courseID: of.courseID })
  const viewer: Viewer = { id: userID, role: 'user', home: admin.site._id, name: `มานะ คนที่ ${of.n}` }
  const at = (device = 'first', more: Partial<Viewer> = {}) =>
    contextFor(academy.app, { site: admin.site, viewer: { ...viewer, ...more }, locale: 'th', secret: device })
  return { userID, enrollID, viewer, at }
}

/** The slots of a sitting in order. */
export const slotsOf = (sitting: Sitting) => sitting.sections.flatMap(({ slots }) => slots)

/** An answer as a browser sends it: the right response of the sample, unless another one is named. */
export const answerTo = (
  sitting: Sitting,
  of: { slot: string; number: number; response?: Response | null; version?: number },
) => {
  const { question } = slotsOf(sitting).find(({ slot }) => slot === of.slot)!
  const { slot, number, version = 0, response = samples[question.type].right as Response | null } = of
  return { slot, number, version, response, isFlagged: false }
}

/** Seeds an exam that the learner of the cast may sit and whose round they watch, and one that they sat. Returns ids by what they are. */
export async function plantExamToSit(academy: Academy, lecturer: string) {
  const [admin, user] = [academy.as('admin'), academy.as('user')]
  const { ids, bankID } = await plantBank(admin, { name: 'คลังความลับ', prefix: 'ความลับ ' })
  const round = { invigilators: [{ id: lecturer, name: 'ครูครัว' }] }
  const exam = await plantExam(admin, { blueprint: blueprintOf([ids.single]), round })
  await create(user, 'enroll', { courseID: exam.courseID })
  const essays = await plantExam(admin, { blueprint: blueprintOf([ids.essay]), round })
  await create(user, 'enroll', { courseID: essays.courseID })
  const { attemptID, lease } = await startAttempt(user, essays)
  await submitAttempt(user, { attemptID, lease: lease!, lastNumber: 0 })
  return {
    ...{ 'sat round': essays.roundID, 'sat attempt': attemptID },
    ...{ bank: bankID, 'bank question': ids.single },
    'exam course': exam.courseID,
    'exam to sit': exam.examID,
    'watched round': exam.roundID,
  }
}
