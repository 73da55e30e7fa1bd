import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examEvent } from '../tables.ts'
import { closeAttempt } from './attempt/close-attempt.server.ts'
import { ownAttempt } from './attempt/read-attempt.server.ts'
import { missingNumbers } from './log/read-log.server.ts'
import type { SubmitReply, SubmitRequest } from './protocol.ts'
import { clockOf } from './read-sitting.server.ts'
import { signReceipt } from './receipts/receipt.server.ts'

/**
 * Submits an attempt of the viewer, once; a repeated call returns the same receipt. If the server lacks an answer that the browser has
 * numbered, nothing is submitted.
 */
export async function submitAttempt(ctx: Context, sent: SubmitRequest): Promise<SubmitReply> {
  const attempt = await ownAttempt(ctx, sent.attemptID)
  const clock = await clockOf(ctx, attempt)
  if (attempt.state === 'closed') {
    const receipt = await submissionReceipt(ctx, attempt)
    return receipt === null ? { ...clock, status: 'closed' } : { ...clock, status: 'submitted', receipt }
  }
  if (attempt.state === 'paused' || attempt.lease !== sent.lease) return { ...clock, status: 'read-only' }
  const numbers = await missingNumbers(ctx, { attemptID: attempt._id, last: sent.lastNumber })
  if (numbers.length > 0) return { ...clock, status: 'missing', numbers }
  await closeAttempt(ctx, { attempt, event: { kind: 'submit' } })
  return submitAttempt(ctx, sent)
}

/** Returns the receipt of a submitted attempt: its log up to the submission. Null if it was not submitted. */
export async function submissionReceipt(ctx: Context, { _id: attemptID }: { _id: string }): Promise<string | null> {
  const event = await fromPrivate(ctx, examEvent)
    .select(['seq', 'hash', 'at'])
    .where('attemptID', '=', attemptID)
    .where('kind', '=', 'submit')
    .executeTakeFirst()
  return event ? signReceipt(ctx, { kind: 'submit', attemptID, seq: event.seq, head: event.hash, at: event.at }) : null
}
