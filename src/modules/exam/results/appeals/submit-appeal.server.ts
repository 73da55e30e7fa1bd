import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { type MarkedAttempt, readMarked } from '../../marking/read-marked.server.ts'
import { roundFacts } from '../round-facts.server.ts'
import { appealState } from './rules/appeal-state.ts'
import { appealWords as words } from './words.ts'

const maxText = 5000

/** A learner's appeal of a released attempt: `slot` is the number of a question on the paper, or '' for the whole. */
interface AppealInput {
  attemptID: string
  slot: string
  text: string
}

/**
 * Stores an appeal of the viewer against their own result. Throws not-found for another's attempt, forbidden for staff in a learner's name
 * and outside the time, and conflict while an appeal of the same question is open.
 */
export const submitAppeal = (ctx: Context, input: AppealInput): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const attempt = await lockOwn(inside, input.attemptID)
    const state = await appealStateOf(inside, attempt)
    if (state !== 'open') throw forbidden({ field: 'attemptID', code: state, ...words[state] })
    const text = input.text.trim()
    if (text === '') throw invalid({ field: 'text', code: 'required', ...words.needsText })
    if (text.length > maxText) throw invalid({ field: 'text', code: 'too-long', ...words.tooLong })
    const isOnPaper = attempt.slots.some(({ slot }) => slot === input.slot)
    if (input.slot !== '' && !isOnPaper) throw invalid({ field: 'slot', code: 'wrong', ...words.noSlot })
    const before = await appealsOf(inside, attempt._id)
    if (before.some(({ slot, status }) => slot === input.slot && status === 'open'))
      throw conflict({ field: 'slot', code: 'duplicate', ...words.already })
    const { enrollID, userID, courseID, examID, type, round } = attempt
    const sitting = { attemptID: attempt._id, enrollID, userID, courseID, examID, type, round }
    return (await record(inside, 'exam_appeal', { ...sitting, slot: input.slot, text }))._id
  })

/** The appeals of an attempt that the viewer may read, oldest first. */
export const appealsOf = (ctx: Context, attemptID: string) =>
  from(ctx, 'exam_appeal')
    .select(['exam_appeal._id', 'exam_appeal.slot', 'exam_appeal.text', 'exam_appeal.status', 'exam_appeal.decision'])
    .select(['exam_appeal.createdAt', 'exam_appeal.decidedAt'])
    .where('exam_appeal.attemptID', '=', attemptID)
    .orderBy('exam_appeal.createdAt')
    .orderBy('exam_appeal._id')
    .execute()

/** Whether the learner of an attempt may appeal now, or why not. */
export async function appealStateOf(ctx: Context, attempt: Pick<MarkedAttempt, 'roundID' | 'examID' | 'status'>) {
  const round = await roundFacts(ctx, attempt)
  return appealState({ status: attempt.status, appealUntil: round?.appealUntil ?? null }, ctx.now)
}

async function lockOwn(inside: Context, attemptID: string): Promise<MarkedAttempt> {
  if (inside.viewer.actor) throw forbidden()
  if (!/^[0-9a-f]{24}$/.test(attemptID)) throw notFound()
  await from(inside, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt._id', '=', attemptID)
    .where('exam_attempt.userID', '=', inside.viewer.id)
    .forNoKeyUpdate()
    .execute()
  const [attempt] = await readMarked(inside, [attemptID])
  if (attempt?.userID !== inside.viewer.id) throw notFound()
  return attempt
}
