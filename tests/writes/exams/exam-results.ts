import type { ExamSettings } from '#domain/learning/assessment/blueprint.ts'
import type { QuestionType, Response } from '#domain/learning/assessment/question.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { markSlot } from '#modules/exam/marking/mark-slot.server.ts'
import { readMarked } from '#modules/exam/marking/read-marked.server.ts'
import { saveAnswers } from '#modules/exam/sitting/save-answers.server.ts'
import { startAttempt } from '#modules/exam/sitting/start-attempt.server.ts'
import { submitAttempt } from '#modules/exam/sitting/submit-attempt.server.ts'
import type { Academy } from '../../support/academy.ts'
import { answerTo, blueprintOf, plantBank, plantExam, plantLearner, slotsOf } from './exam.ts'

interface ExamPlan {
  types: readonly QuestionType[]
  settings?: Partial<ExamSettings>
  round?: Record<string, unknown>
}

type Responses = Record<string, Response | null>

/** Exams that learners sit in a test, their marks and results. */
export async function examTools(academy: Academy) {
  const admin = () => academy.as('admin')
  const { ids } = await plantBank(admin())
  let n = 0

  /** An exam of these questions, two points each, with a lesson that it completes. */
  const planted = async ({ types, settings = {}, round = {} }: ExamPlan) => {
    const blueprint = blueprintOf(
      types.map((type) => ids[type]),
      settings,
    )
    const exam = await plantExam(admin(), { blueprint, round })
    const { courseID, examID } = exam
    const lesson = { courseID, name: 'สอบ', kind: 'exam', examID, status: true } as const
    return { ...exam, lessonID: (await create(admin(), 'lesson', lesson))._id }
  }
  type Planted = Awaited<ReturnType<typeof planted>>

  /** Answers by slot and submits; other slots are right. */
  const sitAgain = async (exam: Planted, { at, responses = {} }: { at: () => Context; responses?: Responses }) => {
    const sitting = await startAttempt(at(), exam)
    const answers = slotsOf(sitting).map(({ slot }, index) =>
      answerTo(sitting, { slot, number: index + 1, ...(slot in responses && { response: responses[slot]! }) }),
    )
    const { attemptID, lease } = sitting
    await saveAnswers(at(), { attemptID, lease: lease!, answers })
    await submitAttempt(at(), { attemptID, lease: lease!, lastNumber: answers.length })
    await academy.app.jobs.drain()
    return attemptID
  }
  /** A new learner does so. */
  const sat = async (exam: Planted, responses: Responses = {}) => {
    const who = await plantLearner(academy, { courseID: exam.courseID, n: (n += 1) })
    return { ...who, attemptID: await sitAgain(exam, { at: who.at, responses }) }
  }
  const marked = async (attemptID: string) => (await readMarked(admin(), [attemptID]))[0]!
  /** A mark of a person who saw the newest one. */
  const mark = async (ctx: Context, of: { attemptID: string; slot: string; points: string; reason?: string }) => {
    const { slots } = await marked(of.attemptID)
    const version = slots.find(({ slot }) => slot === of.slot)!.marks.at(-1)?.number ?? 0
    return markSlot(ctx, { version, levels: {}, comment: 'ดี', reason: '', ...of })
  }
  const resultOf = (attemptID: string, ctx = admin()) =>
    from(ctx, 'exam_result')
      .select(['points', 'most', 'percent', 'passed', 'releasedAt', 'source'])
      .where('attemptID', '=', attemptID)
      .executeTakeFirst()
  const statusOf = async (attemptID: string) => (await marked(attemptID)).status
  const enrolment = (_id: string) =>
    from(admin(), 'enroll').select(['testResult', 'analytics']).where('_id', '=', _id).executeTakeFirstOrThrow()
  const hasCompleted = async (enrollID: string, lessonID: string) =>
    (
      await from(admin(), 'lesson_completion')
        .select('_id')
        .where('enrollID', '=', enrollID)
        .where('lessonID', '=', lessonID)
        .execute()
    ).length > 0
  return { admin, ids, planted, sat, sitAgain, marked, mark, resultOf, statusOf, enrolment, hasCompleted }
}

export type ExamTools = Awaited<ReturnType<typeof examTools>>
