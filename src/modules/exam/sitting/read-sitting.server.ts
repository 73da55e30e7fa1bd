import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { orderedQuestion } from '#domain/learning/assessment/draw.ts'
import type { PaperSection } from '#domain/learning/assessment/paper.ts'
import type { Question } from '#domain/learning/assessment/question.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { readExam } from '../exams/read-exam.server.ts'
import { readQuestions, refText } from '../questions/read-questions.server.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examEvent } from '../tables.ts'
import { signReceipt } from './receipts/receipt.server.ts'
import { deviceOf } from './attempt/device.server.ts'
import { ownAttempt, type SatAttempt } from './attempt/read-attempt.server.ts'
import { readPaper } from './attempt/read-paper.server.ts'
import { readAnswers, readNotices, type SlotAnswer, unanswered } from './log/read-log.server.ts'
import type { Sitting, SittingClock, SittingSection } from './protocol.ts'

/** Returns an open attempt of the viewer with its paper and answers, without keys. Null if it is closed. */
export async function readSitting(ctx: Context, attemptID: string): Promise<Sitting | null> {
  const attempt = await ownAttempt(ctx, attemptID)
  return attempt.state === 'closed' ? null : describeSitting(ctx, attempt)
}

export async function describeSitting(ctx: Context, attempt: SatAttempt): Promise<Sitting> {
  const { _id, examID, examVersion: version } = attempt
  const { blueprint } = (await readExam(ctx, { examID, version }))!
  const exam = await from(ctx, 'exam').select('exam.name').where('exam._id', '=', examID).executeTakeFirst()
  const hasLease = attempt.lease?.startsWith(`${deviceOf(ctx, _id)}.`) === true
  return {
    ...(await clockOf(ctx, attempt)),
    attemptID: _id,
    examName: exam?.name ?? '',
    ...{ type: attempt.type, round: attempt.round, attempt: attempt.attempt },
    lease: hasLease ? attempt.lease : null,
    lastNumber: attempt.lastNumber,
    ...rulesOf(blueprint),
    page: attempt.page,
    sections: await sectionsOf(ctx, _id),
    deviceKey: attempt.deviceKey,
    receipt: await startReceipt(ctx, _id),
  }
}

/** The log up to its first event, signed. */
async function startReceipt(ctx: Context, attemptID: string): Promise<string> {
  const { hash: head, at } = await fromPrivate(ctx, examEvent)
    .select(['hash', 'at'])
    .where('attemptID', '=', attemptID)
    .where('seq', '=', 1)
    .executeTakeFirstOrThrow()
  return signReceipt(ctx, { kind: 'start', attemptID, seq: 1, head, at })
}

const rulesOf = ({ settings: { navigation, perPage, hasPenalty } }: Blueprint) => ({ navigation, perPage, hasPenalty })

export async function clockOf(ctx: Context, attempt: SatAttempt): Promise<SittingClock> {
  return {
    serverNow: nowOf(ctx),
    endsAt: attempt.endsAt,
    isPaused: attempt.state === 'paused',
    notices: await readNotices(ctx, attempt._id),
  }
}

/** Returns the sections of an attempt as it displays them, with the answers that count. */
export async function sectionsOf(ctx: Context, attemptID: string): Promise<SittingSection[]> {
  const { sections } = await readPaper(ctx, attemptID)
  const questions = await readQuestions(
    ctx,
    sections.flatMap(({ slots }) => slots),
  )
  const answers = await readAnswers(ctx, { attemptID })
  const numbers = numbersOf(sections, questions)
  return sections.map((section) => displayed(section, { questions, answers, numbers }))
}

function displayed(
  { title, instruction, slots }: PaperSection,
  of: { questions: Map<string, Question>; answers: Map<string, SlotAnswer>; numbers: Map<string, number> },
): SittingSection {
  return {
    title,
    instruction,
    slots: slots.map((slot) => ({
      slot: slot.slot,
      number: of.numbers.get(slot.slot) ?? null,
      question: orderedQuestion(of.questions.get(refText(slot))!, slot),
      points: slot.points,
      ...(of.answers.get(slot.slot) ?? unanswered),
    })),
  }
}

/** Questions that take a response are numbered across the paper. */
function numbersOf(sections: readonly PaperSection[], questions: Map<string, Question>): Map<string, number> {
  const slots = sections.flatMap((section) => section.slots)
  const numbered = slots.filter((slot) => questions.get(refText(slot))!.type !== 'text-only')
  return new Map(numbered.map(({ slot }, at) => [slot, at + 1]))
}
