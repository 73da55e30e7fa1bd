import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { examSitting } from '../../tables.ts'
import type { SatAttempt } from '../attempt/read-attempt.server.ts'
import { addEvent, type LogHead } from '../log/add-event.server.ts'
import {
  isRepeated,
  type LoggedAnswer,
  readAnswers,
  readNumbers,
  type SlotAnswer,
  unanswered,
} from '../log/read-log.server.ts'
import type { SavedAnswer } from '../protocol.ts'
import type { ReadAnswer } from './read-answer.ts'

/** The log of an attempt as far as a request needs it. It moves with each answer that is stored. */
export interface AnswerLog {
  at: LogHead
  lease: string
  lastNumber: number
  page: number
  slots: Map<string, SlotAnswer>
  numbers: Map<number, LoggedAnswer>
}

export async function openLog(
  ctx: Context,
  { attempt, answers, lease }: { attempt: SatAttempt; answers: ReadAnswer[]; lease: string },
): Promise<AnswerLog> {
  const { attemptID, seq, head, lastNumber, page } = attempt
  const slots = [...new Set(answers.map(({ slot }) => slot))]
  return {
    at: { attemptID, seq, head },
    ...{ lease, lastNumber, page },
    slots: await readAnswers(ctx, { attemptID, slots }),
    numbers: await readNumbers(ctx, { attemptID, numbers: answers.map(({ number }) => number) }),
  }
}

/**
 * Stores an answer. One that names an older version of its slot, or a page that was left, is logged as stale and changes nothing. Returns
 * null if the lease or state of the attempt changed meanwhile.
 */
export async function saveAnswer(
  ctx: Context,
  { log, answer, isLeft }: { log: AnswerLog; answer: ReadAnswer; isLeft: boolean },
): Promise<SavedAnswer | null> {
  const known = log.numbers.get(answer.number)
  if (known) return repeated(log, { answer, known })
  const present = log.slots.get(answer.slot) ?? unanswered
  const isStale = isLeft || answer.version !== present.version
  const version = isStale ? present.version : present.version + 1
  const { number, slot, response, isFlagged } = answer
  const event = {
    kind: isStale ? 'stale' : 'answer',
    lease: log.lease,
    number,
    slot,
    version,
    response,
    isFlagged,
  } as const
  const lastNumber = Math.max(log.lastNumber, number)
  const at = await addEvent(ctx, { at: log.at, event, change: { lastNumber } })
  if (!at) return retryAnswer(ctx, { log, answer, isLeft })
  Object.assign(log, { at, lastNumber })
  log.numbers.set(number, { number, slot, version, response, isFlagged, kind: event.kind })
  if (isStale) return { number, slot, version, status: 'stale', response: present.response }
  log.slots.set(slot, { version, response, isFlagged })
  return { number, slot, version, status: 'saved' }
}

/** Another request of the same device was first. Reads what it changed, and tries again. */
async function retryAnswer(ctx: Context, of: { log: AnswerLog; answer: ReadAnswer; isLeft: boolean }) {
  if (!(await reread(ctx, of))) return null
  return saveAnswer(ctx, of)
}

async function reread(ctx: Context, { log, answer }: { log: AnswerLog; answer: ReadAnswer }): Promise<boolean> {
  const { attemptID } = log.at
  const now = await fromPrivate(ctx, examSitting)
    .select(['seq', 'head', 'state', 'lease', 'lastNumber', 'page'])
    .where('attemptID', '=', attemptID)
    .executeTakeFirstOrThrow()
  if (now.state !== 'open' || now.lease !== log.lease) return false
  const slots = [...new Set([...log.slots.keys(), answer.slot])]
  const numbers = await readNumbers(ctx, { attemptID, numbers: [answer.number] })
  Object.assign(log, {
    at: { attemptID, seq: now.seq, head: now.head },
    ...{ lastNumber: now.lastNumber, page: now.page },
    slots: await readAnswers(ctx, { attemptID, slots }),
    numbers: new Map([...log.numbers, ...numbers]),
  })
  return true
}

/** An answer that came before. If its number was used for another one, it is stale. */
function repeated(log: AnswerLog, { answer, known }: { answer: ReadAnswer; known: LoggedAnswer }): SavedAnswer {
  const { number, slot } = answer
  const present = log.slots.get(slot) ?? unanswered
  const isSame = known.kind === 'answer' && known.version === answer.version + 1 && isRepeated(known, answer)
  if (isSame) return { number, slot, version: known.version, status: 'saved' }
  return { number, slot, version: present.version, status: 'stale', response: present.response }
}

/** Notes that a learner went on to a later page of a paper without a way back. Returns whether it is noted. */
export async function savePage(ctx: Context, { log, page }: { log: AnswerLog; page: number }): Promise<boolean> {
  const at = await addEvent(ctx, { at: log.at, event: { kind: 'page', page }, change: { page } })
  if (at) Object.assign(log, { at, page })
  return at !== null
}
