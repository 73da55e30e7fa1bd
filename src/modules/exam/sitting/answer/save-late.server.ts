import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examSitting } from '../../tables.ts'
import type { SatAttempt } from '../attempt/read-attempt.server.ts'
import { addEvent, type LogHead } from '../log/add-event.server.ts'
import type { SittingEvent } from '../log/sitting-event.ts'
import {
  countEvents,
  isRepeated,
  type LoggedAnswer,
  readAnswers,
  readNumbers,
  type SlotAnswer,
  unanswered,
} from '../log/read-log.server.ts'
import type { SavedAnswer } from '../protocol.ts'
import type { ReadAnswer } from './read-answer.ts'

/** How many events a closed attempt stores; what comes beyond is dropped. */
const maxLate = 500
const maxRefused = 50

/** Stores answers that came after the end, as evidence. They do not count. */
export async function saveLate(
  ctx: Context,
  { attempt, answers }: { attempt: SatAttempt; answers: ReadAnswer[] },
): Promise<{ saved: SavedAnswer[]; at: LogHead }> {
  const { attemptID } = attempt
  const slots = await readAnswers(ctx, { attemptID, slots: answers.map(({ slot }) => slot) })
  const known = await readNumbers(ctx, { attemptID, numbers: answers.map(({ number }) => number) })
  let left = maxLate - (await countEvents(ctx, { attemptID, kind: 'late' }))
  const saved: SavedAnswer[] = []
  for (const { number, slot, response, isFlagged } of answers) {
    const before = known.get(number)
    const present = slots.get(slot) ?? unanswered
    const { version } = present
    if (before) {
      saved.push(repeated({ answer: { number, slot, response, isFlagged }, before, present }))
      continue
    }
    saved.push({ number, slot, version, status: 'late' })
    if (left <= 0) continue
    left -= 1
    await addClosed(ctx, { attemptID, event: { kind: 'late', number, slot, version, response, isFlagged } })
  }
  return { saved, at: await headOf(ctx, attemptID) }
}

/** An answer whose number the log has. It counts if it was saved before the end; a number of another answer is stale. */
function repeated({ answer, before, present }: Repetition): SavedAnswer {
  const { number, slot } = answer
  if (!isRepeated(before, answer) || before.kind === 'stale')
    return { number, slot, version: present.version, status: 'stale', response: present.response }
  const isCounted = before.kind === 'answer'
  return { number, slot, version: isCounted ? before.version : present.version, status: isCounted ? 'saved' : 'late' }
}

interface Repetition {
  answer: Omit<ReadAnswer, 'version'>
  before: LoggedAnswer
  present: SlotAnswer
}

/** Notes that answers came after a submission. */
export async function refuseAnswers(
  ctx: Context,
  { attempt, answers }: { attempt: SatAttempt; answers: ReadAnswer[] },
): Promise<void> {
  const { attemptID } = attempt
  const known = await readNumbers(ctx, { attemptID, numbers: answers.map(({ number }) => number) })
  const left = maxRefused - (await countEvents(ctx, { attemptID, kind: 'refused' }))
  for (const { number, slot } of answers.filter((one) => !known.has(one.number)).slice(0, Math.max(0, left)))
    await addClosed(ctx, { attemptID, event: { kind: 'refused', number, slot } })
}

/** Two requests at once add one after the other. */
async function addClosed(ctx: Context, { attemptID, event }: { attemptID: string; event: SittingEvent }) {
  for (let tries = 0; tries < 20; tries++) if (await addEvent(ctx, { at: await headOf(ctx, attemptID), event })) return
}

const headOf = (ctx: Context, attemptID: string): Promise<LogHead> =>
  fromPrivate(ctx, examSitting)
    .select(['attemptID', 'seq', 'head'])
    .where('attemptID', '=', attemptID)
    .executeTakeFirstOrThrow()
