import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { readExam } from '../exams/read-exam.server.ts'
import { readQuestions, refText } from '../questions/read-questions.server.ts'
import { takesLate } from '../rules/sitting-state.ts'
import { pageOf, type ReadAnswer, readSentAnswers, type SentAnswer } from './answer/read-answer.ts'
import { type AnswerLog, openLog, saveAnswer, savePage } from './answer/save-answer.server.ts'
import { saveLate, refuseAnswers } from './answer/save-late.server.ts'
import { ownAttempt, type SatAttempt } from './attempt/read-attempt.server.ts'
import { readPaper } from './attempt/read-paper.server.ts'
import { notePresence } from './invigilation/presence/note-presence.server.ts'
import type { AnswerReply, AnswerRequest, SavedAnswer } from './protocol.ts'
import { clockOf } from './read-sitting.server.ts'

type Sent = Omit<AnswerRequest, 'answers' | 'page'> & { answers: SentAnswer[]; page?: number | undefined }

/**
 * Stores answers of the viewer in the order of their numbers, each in one statement that has committed when this returns. An answer that the
 * log already has changes nothing. Throws invalid, and stores nothing, if one does not fit the paper.
 */
export async function saveAnswers(ctx: Context, sent: Sent): Promise<AnswerReply> {
  const attempt = await ownAttempt(ctx, sent.attemptID)
  const read = await readAll(ctx, { attempt, sent })
  if (attempt.state === 'closed') return answerClosed(ctx, { attempt, answers: read.answers })
  if (attempt.state === 'paused' || attempt.lease !== sent.lease)
    return { ...(await clockOf(ctx, attempt)), status: 'read-only' }
  // Answers say themselves when they came; only a call without one is noted.
  if (sent.answers.length === 0) await notePresence(ctx, attempt.roundID)
  const log = await openLog(ctx, { attempt, answers: read.answers, lease: sent.lease })
  const answers: SavedAnswer[] = []
  for (const answer of read.answers) {
    const saved = await saveAnswer(ctx, { log, answer, isLeft: read.isLeft(answer, log) })
    if (!saved) return changedMeanwhile(ctx, sent)
    answers.push(saved)
  }
  const page = read.isForward ? (sent.page ?? 0) : 0
  if (page > log.page && !(await savePage(ctx, { log, page }))) return changedMeanwhile(ctx, sent)
  return { ...(await clockOf(ctx, attempt)), status: 'saved', answers, seq: log.at.seq, head: log.at.head }
}

/** The lease moved, or the attempt was paused or closed, while answers were stored. Those that were stored stay. */
const changedMeanwhile = (ctx: Context, sent: Sent): Promise<AnswerReply> => saveAnswers(ctx, sent)

async function readAll(ctx: Context, { attempt, sent }: { attempt: SatAttempt; sent: Sent }) {
  const paper = await readPaper(ctx, attempt._id)
  const named = new Set(sent.answers.map(({ slot }) => slot))
  const slots = paper.sections.flatMap((section) => section.slots.filter(({ slot }) => named.has(slot)))
  const questions = await readQuestions(ctx, slots)
  const read = readSentAnswers(sent.answers, { paper, questionOf: (slot) => questions.get(refText(slot)) })
  if ('issues' in read) throw invalid(...read.issues)
  const exam = await readExam(ctx, { examID: attempt.examID, version: attempt.examVersion })
  const { navigation, perPage } = exam!.blueprint.settings
  const isForward = navigation === 'forward'
  return {
    answers: read.answers.toSorted((left, right) => left.number - right.number),
    isForward,
    isLeft: ({ slot }: ReadAnswer, log: AnswerLog) => isForward && pageOf(paper, { slot, perPage }) < log.page,
  }
}

async function answerClosed(
  ctx: Context,
  { attempt, answers }: { attempt: SatAttempt; answers: ReadAnswer[] },
): Promise<AnswerReply> {
  if (takesLate(attempt, ctx.now)) {
    const { saved, at } = await saveLate(ctx, { attempt, answers })
    return { ...(await clockOf(ctx, attempt)), status: 'saved', answers: saved, seq: at.seq, head: at.head }
  }
  await refuseAnswers(ctx, { attempt, answers })
  return { ...(await clockOf(ctx, attempt)), status: 'closed' }
}
