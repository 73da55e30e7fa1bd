import { fraction, fractionText, multiply } from '#domain/learning/assessment/fraction.ts'
import { gradeResponse } from '#domain/learning/assessment/grade.ts'
import type { Slot } from '#domain/learning/assessment/paper.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { insertPrivateRows } from '#platform/data/private-table/access.ts'
import { readKeys } from '../questions/read-keys.server.ts'
import { readQuestions, refText } from '../questions/read-questions.server.ts'
import { readExam } from '../exams/read-exam.server.ts'
import { readPaper } from '../sitting/attempt/read-paper.server.ts'
import { readAnswers } from '../sitting/log/read-log.server.ts'
import { refreshResultJob } from '../results/release/jobs.ts'
import { examMark } from '../tables.ts'

/**
 * Marks the slots of a closed attempt that need no person, once. The attempt is then `graded`, or `marking` if a person has to mark the
 * rest. Its points are the shares of the points on its paper, as fractions.
 */
export async function autoMark(inside: Context, attemptID: string): Promise<void> {
  const { examID, examVersion } = await from(inside, 'exam_attempt')
    .select(['exam_attempt.examID', 'exam_attempt.examVersion'])
    .where('exam_attempt._id', '=', attemptID)
    .executeTakeFirstOrThrow()
  const slots = (await readPaper(inside, attemptID)).sections.flatMap((section) => section.slots)
  const exam = await readExam(inside, { examID, version: examVersion })
  const grades = await gradesOf(inside, { attemptID, slots, hasPenalty: exam!.blueprint.settings.hasPenalty })
  const marks = grades.flatMap(({ slot, grade, keyVersion }) => {
    if (typeof grade === 'string') return []
    const most = fraction(slot.points)
    const points = fractionText(multiply(grade, most))
    return { slot: slot.slot, points, most: fractionText(most), keyVersion }
  })
  const common = { attemptID, number: 1, stage: 'auto', markerID: null, body: '{}', createdAt: nowOf(inside) } as const
  await insertPrivateRows(
    inside,
    examMark,
    marks.map((mark) => ({ ...common, ...mark })),
  )
  const status = grades.some(({ grade }) => grade === 'manual') ? 'marking' : 'graded'
  await compute(inside, 'exam_attempt', { _id: attemptID, change: { status } })
  await enqueue(inside, refreshResultJob, { payload: { attemptID } })
}

async function gradesOf(ctx: Context, of: { attemptID: string; slots: Slot[]; hasPenalty: boolean }) {
  const { attemptID, slots, hasPenalty } = of
  const questions = await readQuestions(ctx, slots)
  const keys = await readKeys(ctx, slots)
  const answers = await readAnswers(ctx, { attemptID })
  return slots.map((slot) => {
    const { key, number } = keys.get(refText(slot))!
    const question = questions.get(refText(slot))!
    const response = answers.get(slot.slot)?.response ?? null
    return { slot, keyVersion: number, grade: gradeResponse({ question, key, response, hasPenalty }) }
  })
}
