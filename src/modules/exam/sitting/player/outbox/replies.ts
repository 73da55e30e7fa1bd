import type { AnswerInput, AnswerReply, SavedAnswer } from '../../protocol.ts'
import { maxBatch, type Outbox } from './outbox.ts'
import { retryDelayMs } from './retry-delay.ts'
import { isSameResponse } from './same-response.ts'

type ReplyState = { isPaused?: boolean } & (
  | { status: 'saved'; answers: SavedAnswer[] }
  | { status: Exclude<AnswerReply['status'], 'saved'> }
)

/** How long answers wait in a pause before they are sent again. */
const pauseMs = 5000

type Failure = { nowMs: number; random: number }

/**
 * Applies a reply of the server. Answers that it does not mention are sent again. After `read-only` and `closed`
 * nothing is sent, but in a pause answers wait.
 */
export function applyReply(outbox: Outbox, reply: ReplyState, failure: Failure): Outbox {
  if (reply.status === 'read-only' && reply.isPaused)
    return { ...outbox, isSending: false, retryMs: failure.nowMs + pauseMs }
  if (reply.status !== 'saved') return { ...outbox, status: reply.status, isSending: false }
  // A reply to a call without answers shows that the network works.
  if (!outbox.isSending) return { ...outbox, failures: 0, retryMs: 0 }
  const known = new Map(reply.answers.map((answer) => [answer.number, answer]))
  const rest = outbox.sent.filter(({ number }) => !known.has(number))
  const next = outbox.sent.reduce((state, { number }) => applyAnswer(state, known.get(number)), outbox)
  const settled = { ...next, sent: rest, isSending: false, failures: 0, retryMs: 0, maxBatch }
  return rest.length > 0 && rest.length === outbox.sent.length ? applyFailure(outbox, failure) : settled
}

/** No reply arrived: the same answers are sent again later. `random` is from 0 to 1. */
export function applyFailure(outbox: Outbox, { nowMs, random }: Failure): Outbox {
  const failures = outbox.failures + 1
  return { ...outbox, isSending: false, failures, retryMs: nowMs + retryDelayMs(failures, random) }
}

/**
 * The server refused the call. Each answer is then sent alone, and one that is refused alone is dropped. Its number is
 * used again, because the server does not have it.
 */
export function applyRefusal(outbox: Outbox, nowMs: number): Outbox {
  const [only, ...others] = outbox.sent
  if (!only) return applyFailure(outbox, { nowMs, random: 1 })
  const lastNumber = only.number - 1
  const settled = { ...outbox, sent: [], isSending: false, lastNumber, maxBatch: 1, retryMs: nowMs }
  if (others.length === 0) return { ...settled, maxBatch, refused: withSlot(outbox.refused, only.slot) }
  const again = outbox.sent.map(({ slot, response, isFlagged }) => [
    slot,
    { response, isFlagged, firstMs: nowMs, dueMs: nowMs },
  ])
  return { ...settled, edits: { ...Object.fromEntries(again), ...outbox.edits } }
}

/** Sends answers again that the server says it does not have. */
export function sendAgain(outbox: Outbox, answers: readonly AnswerInput[]): Outbox {
  const numbers = new Set(answers.map(({ number }) => number))
  const sent = [...outbox.sent.filter(({ number }) => !numbers.has(number)), ...answers]
  return { ...outbox, sent: sent.toSorted((one, other) => one.number - other.number).slice(0, maxBatch), retryMs: 0 }
}

function applyAnswer(outbox: Outbox, answer: SavedAnswer | undefined): Outbox {
  const input = outbox.sent.find(({ number }) => number === answer?.number)
  if (!answer || !input) return outbox
  const { slot, isFlagged } = input
  if (answer.status === 'stale' && answer.version === input.version) return withoutPlace(outbox, input)
  const known = [input.response, outbox.saved[slot]?.response ?? null]
  const isOvertaken =
    answer.status === 'stale' && !known.some((response) => isSameResponse(answer.response ?? null, response))
  const response = answer.status === 'stale' ? (answer.response ?? null) : input.response
  const saved = { ...outbox.saved, [slot]: { version: answer.version, response, isFlagged } }
  if (answer.status === 'late') return { ...outbox, saved, late: withSlot(outbox.late, slot) }
  // A later input of this screen has the newest word: it is sent next, based on the version of the reply.
  if (!isOvertaken || slot in outbox.edits) return { ...outbox, saved }
  return { ...outbox, saved, overtaken: withSlot(outbox.overtaken, slot) }
}

/**
 * The answer was not stored, although nothing newer is: another tab used its number, and the answer gets a new one. With
 * forward navigation its page may have been left, and then it is refused.
 */
function withoutPlace(outbox: Outbox, { slot, response, isFlagged }: AnswerInput): Outbox {
  if (outbox.isForward) return { ...outbox, refused: withSlot(outbox.refused, slot) }
  return { ...outbox, edits: { [slot]: { response, isFlagged, firstMs: 0, dueMs: 0 }, ...outbox.edits } }
}

const withSlot = (slots: readonly string[], slot: string) => (slots.includes(slot) ? slots : [...slots, slot])
