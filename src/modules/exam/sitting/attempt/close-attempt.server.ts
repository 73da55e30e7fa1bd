import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { autoMark } from '../../marking/auto-mark.server.ts'
import { addEvent, type LogHead } from '../log/add-event.server.ts'
import type { SittingEvent } from '../log/sitting-event.ts'

export interface Closing {
  attempt: { _id: string; attemptID: string; seq: number; head: string; endsAt: string | null }
  event: Extract<SittingEvent, { kind: 'submit' | 'expire' | 'void' }>
}

/**
 * Ends an attempt and marks what needs no person, in one transaction. Returns the last head, or null if something else happened since the
 * attempt was read.
 */
export const closeAttempt = (ctx: Context, { attempt, event }: Closing): Promise<LogHead | null> =>
  inTransaction(ctx, async (inside) => {
    const change = { state: 'closed', lease: null, pausedAt: null } as const
    const head = await addEvent(inside, { at: attempt, event, change })
    if (!head) return null
    const now = nowOf(inside)
    const outcomes = {
      submit: { status: 'submitted', closedBy: 'learner', submittedAt: now },
      expire: { status: 'expired', closedBy: 'time', submittedAt: attempt.endsAt ?? now },
      void: { status: 'void', closedBy: 'invigilator', submittedAt: now },
    } as const
    await compute(inside, 'exam_attempt', { _id: attempt._id, change: outcomes[event.kind] })
    if (event.kind !== 'void') await autoMark(inside, attempt._id)
    return head
  })
