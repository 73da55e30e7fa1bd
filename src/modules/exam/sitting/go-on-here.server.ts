import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { deviceOf, newLease } from './attempt/device.server.ts'
import { ownAttempt } from './attempt/read-attempt.server.ts'
import { sittingWords as words } from './attempt/sitting-words.ts'
import { addEvent } from './log/add-event.server.ts'
import { countEvents } from './log/read-log.server.ts'
import type { Sitting, SittingClock } from './protocol.ts'
import { clockOf, describeSitting } from './read-sitting.server.ts'

/** Moves the right to write to the present device. The other one reads only from then on. Throws a conflict if the attempt is closed. */
export async function goOnHere(ctx: Context, attemptID: string): Promise<Sitting> {
  const attempt = await ownAttempt(ctx, attemptID)
  if (attempt.state === 'closed') throw conflict({ field: 'attemptID', code: 'closed', ...words.closed })
  ctx.app.limits.count(`exam lease ${attemptID}`, [{ most: 30, ms: 60_000 }])
  const lease = newLease(ctx, attemptID)
  const event = { kind: 'lease', lease, device: deviceOf(ctx, attemptID) } as const
  const at = await addEvent(ctx, { at: attempt, event, change: { lease } })
  return at ? describeSitting(ctx, { ...attempt, ...at, lease }) : goOnHere(ctx, attemptID)
}

const maxFacts = 500

/** Notes what a browser saw, such as a tab that was left. It is evidence for people and never a verdict. */
export async function noteFact(ctx: Context, of: { attemptID: string; fact: string }): Promise<SittingClock> {
  const attempt = await ownAttempt(ctx, of.attemptID)
  const isFull =
    attempt.state === 'closed' || (await countEvents(ctx, { attemptID: attempt._id, kind: 'fact' })) >= maxFacts
  const event = { kind: 'fact', fact: of.fact, device: deviceOf(ctx, attempt._id) } as const
  if (isFull || (await addEvent(ctx, { at: attempt, event }))) return clockOf(ctx, attempt)
  return noteFact(ctx, of)
}
