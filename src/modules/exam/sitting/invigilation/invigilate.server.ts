import { graceEnd } from '#domain/learning/assessment/attempt-time.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden } from '#platform/errors/errors.ts'
import { closeAttempt } from '../attempt/close-attempt.server.ts'
import { readAttempt, type SatAttempt } from '../attempt/read-attempt.server.ts'
import { sittingWords } from '../attempt/sitting-words.ts'
import { addEvent } from '../log/add-event.server.ts'
import type { SittingEvent } from '../log/sitting-event.ts'
import { isInvigilator } from './watched-round.server.ts'

/** What an invigilator does about an attempt. Each is an event of its log, with their id. */
export type Intervention =
  | { kind: 'pause'; reason: string }
  | { kind: 'resume' }
  | { kind: 'extend'; minutes: number; reason: string }
  | { kind: 'void'; reason: string }
  | { kind: 'message'; text: string }

/**
 * Applies an intervention to an attempt. Managers, lecturers of the course and invigilators of the round may, but nobody to their own.
 * Throws a conflict if the attempt does not allow it: it is closed, or already paused or running.
 */
export async function intervene(
  ctx: Context,
  { attemptID, act }: { attemptID: string; act: Intervention },
): Promise<void> {
  const attempt = await readAttempt(ctx, attemptID)
  await assertInvigilator(ctx, attempt)
  if (!isAllowed(attempt, act)) throw conflict({ field: 'attemptID', code: 'state', ...sittingWords.state })
  const isDone =
    act.kind === 'void' ? await voidAttempt(ctx, { attempt, reason: act.reason }) : await apply(ctx, { attempt, act })
  if (!isDone) await intervene(ctx, { attemptID, act })
}

async function assertInvigilator(ctx: Context, { userID, roundID, courseID }: SatAttempt) {
  const { viewer } = ctx
  if (viewer.actor || userID === viewer.id) throw forbidden()
  if (!(await isInvigilator(ctx, { roundID, courseID }))) throw forbidden()
}

function isAllowed({ state, status }: SatAttempt, { kind }: Intervention): boolean {
  if (kind === 'pause') return state === 'open'
  if (kind === 'resume') return state === 'paused'
  if (kind === 'void') return status !== 'void' && status !== 'released'
  return state !== 'closed'
}

const voidAttempt = async (ctx: Context, { attempt, reason }: { attempt: SatAttempt; reason: string }) =>
  (await closeAttempt(ctx, { attempt, event: { kind: 'void', by: ctx.viewer.id, reason } })) !== null

type Running = Exclude<Intervention, { kind: 'void' }>

/** Returns false if something else happened since the attempt was read. */
const apply = (ctx: Context, { attempt, act }: { attempt: SatAttempt; act: Running }): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const { event, endsAt, change, status } = await outcomeOf(inside, { attempt, act })
    if (!(await addEvent(inside, { at: attempt, event, change }))) return false
    if (endsAt !== attempt.endsAt || status !== attempt.status)
      await compute(inside, 'exam_attempt', { _id: attempt._id, change: { endsAt, status } })
    return true
  })

async function outcomeOf(ctx: Context, { attempt, act }: { attempt: SatAttempt; act: Running }) {
  const by = ctx.viewer.id
  const { endsAt, status } = attempt
  const as = (event: SittingEvent) => ({ event, endsAt, status, change: {} })
  if (act.kind === 'message') return as({ kind: 'message', by, text: act.text })
  if (act.kind === 'pause') {
    const change = { state: 'paused' as const, pausedAt: nowOf(ctx) }
    return { ...as({ kind: 'pause', by, reason: act.reason }), status: 'paused' as const, change }
  }
  const addedMs = act.kind === 'extend' ? act.minutes * 60_000 : ctx.now - Date.parse(attempt.pausedAt!)
  const moved = endsAt === null ? null : new Date(Date.parse(endsAt) + addedMs).toISOString()
  const deadline = graceEnd(moved, await graceOf(ctx, attempt))
  if (act.kind === 'extend')
    return {
      ...as({ kind: 'extend', by, minutes: act.minutes, reason: act.reason, endsAt: moved }),
      endsAt: moved,
      change: { deadline },
    }
  const change = { state: 'open' as const, pausedAt: null, deadline }
  return { ...as({ kind: 'resume', by, endsAt: moved }), endsAt: moved, status: 'open' as const, change }
}

async function graceOf(ctx: Context, { roundID }: SatAttempt): Promise<number> {
  const round = await from(ctx, 'exam_round')
    .select('exam_round.graceMinutes')
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  return round?.graceMinutes ?? 0
}
