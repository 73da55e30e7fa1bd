import { nextChainText } from '#domain/learning/assessment/paper-chain.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { advanceLog } from '#platform/data/private-table/advance-log.ts'
import { examEvent, examSitting, type SittingState } from '../../tables.ts'
import { sha256 } from './hash.server.ts'
import type { SittingEvent } from './sitting-event.ts'

/** What moves with the log of an attempt. */
export interface LogHead {
  attemptID: string
  seq: number
  head: string
}

interface SittingChange {
  state?: SittingState
  deadline?: string | null
  lease?: string | null
  lastNumber?: number
  page?: number
  pausedAt?: string | null
}

/**
 * Adds an event to the log of an attempt and changes its sitting, in one statement. Returns the new head, or null if something else
 * happened since `at` was read: read it again then.
 */
export async function addEvent(
  ctx: Context,
  { at, event, change = {} }: { at: LogHead; event: SittingEvent; change?: SittingChange },
): Promise<LogHead | null> {
  const now = nowOf(ctx)
  const seq = at.seq + 1
  const body = JSON.stringify({ seq, at: now, ...event })
  const hash = sha256(nextChainText(at.head, body))
  const isMoved = await advanceLog(ctx, {
    head: examSitting,
    log: examEvent,
    owner: { column: 'attemptID', value: at.attemptID },
    seq: at.seq,
    change: { ...change, head: hash },
    entry: { body, hash, at: now, kind: event.kind, ...columnsOf(event) },
  })
  return isMoved ? { attemptID: at.attemptID, seq, head: hash } : null
}

/** The columns by which answers are found. A refused one has no number of its own. */
function columnsOf(event: SittingEvent) {
  if (event.kind !== 'answer' && event.kind !== 'stale' && event.kind !== 'late')
    return { slot: null, number: null, version: null }
  return { slot: event.slot, number: event.number, version: event.version }
}
