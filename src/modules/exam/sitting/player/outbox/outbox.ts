import type { Response } from '#domain/learning/assessment/question.ts'
import type { AnswerInput, Sitting } from '../../protocol.ts'

/** What a learner has answered in a slot, and on which saved version it is based. */
export interface SlotAnswer {
  version: number
  response: Response | null
  isFlagged: boolean
}

/** The newest input of a slot that has no number yet. It is sent from `dueMs`. */
interface Edit {
  response: Response | null
  isFlagged: boolean
  firstMs: number
  dueMs: number
}

/** Answers of an attempt between the learner's input and the server's reply. Every change returns a new outbox. */
export interface Outbox {
  status: 'open' | 'read-only' | 'closed'
  /** The highest number that was assigned. */
  lastNumber: number
  /** What the server has, by slot. */
  saved: Readonly<Record<string, SlotAnswer>>
  edits: Readonly<Record<string, Edit>>
  /** Numbered answers without a reply. They are sent again unchanged, because the server may have them. */
  sent: readonly AnswerInput[]
  isSending: boolean
  /** Calls that failed since the last reply, and when the next one is allowed. */
  failures: number
  retryMs: number
  maxBatch: number
  isForward: boolean
  /** Slots whose answer was replaced by a newer one of another device. */
  overtaken: readonly string[]
  /** Slots whose answer arrived after the end. */
  late: readonly string[]
  /** Slots whose answer the server refused. */
  refused: readonly string[]
}

export interface EditInput {
  slot: string
  response: Response | null
  isFlagged: boolean
  /** How long the input rests before it is sent, and the time now, both by the monotonic clock. */
  restMs: number
  nowMs: number
}

export const maxBatch = 50
/** Someone who never stops typing is saved at least this often. */
const maxRestMs = 10_000

/** Returns the outbox of an attempt as the server describes it, without unsent answers. */
export function openOutbox({ lease, lastNumber, sections, navigation }: OutboxStart): Outbox {
  const slots = sections.flatMap((section) => section.slots)
  return {
    status: lease === null ? 'read-only' : 'open',
    lastNumber,
    isForward: navigation === 'forward',
    saved: Object.fromEntries(
      slots.map(({ slot, version, response, isFlagged }) => [slot, { version, response, isFlagged }]),
    ),
    ...{ edits: {}, sent: [], isSending: false, failures: 0, retryMs: 0, maxBatch },
    ...{ overtaken: [], late: [], refused: [] },
  }
}

type OutboxStart = Pick<Sitting, 'lease' | 'lastNumber' | 'sections' | 'navigation'>

/** Adds an input. Inputs of one slot coalesce until they are sent. A slot that is not on the paper changes nothing. */
export function addEdit(outbox: Outbox, { slot, response, isFlagged, restMs, nowMs }: EditInput): Outbox {
  if (!(slot in outbox.saved)) return outbox
  const firstMs = outbox.edits[slot]?.firstMs ?? nowMs
  const dueMs = Math.min(nowMs + restMs, firstMs + maxRestMs)
  return {
    ...outbox,
    edits: { ...outbox.edits, [slot]: { response, isFlagged, firstMs, dueMs } },
    ...without(outbox, slot),
  }
}

/** Makes every input due, before a submission or when the page is left. */
export function hurry(outbox: Outbox, nowMs: number): Outbox {
  const edits = Object.entries(outbox.edits).map(([slot, edit]) => [slot, { ...edit, dueMs: nowMs }] as const)
  return { ...outbox, edits: Object.fromEntries(edits), retryMs: nowMs }
}

/** Returns the answers to send now and the outbox that waits for their reply, or null if nothing is due. */
export function takeBatch(outbox: Outbox, nowMs: number): { outbox: Outbox; answers: readonly AnswerInput[] } | null {
  if (outbox.status !== 'open' || outbox.isSending || nowMs < outbox.retryMs) return null
  if (outbox.sent.length > 0) return { outbox: { ...outbox, isSending: true }, answers: outbox.sent }
  const due = Object.entries(outbox.edits)
    .filter(([, { dueMs }]) => dueMs <= nowMs)
    .slice(0, outbox.maxBatch)
  if (due.length === 0) return null
  const sent = due.map(([slot, { response, isFlagged }], index) => ({
    number: outbox.lastNumber + index + 1,
    slot,
    version: outbox.saved[slot]!.version,
    response,
    isFlagged,
  }))
  const dueSlots = new Set(due.map(([slot]) => slot))
  const edits = Object.fromEntries(Object.entries(outbox.edits).filter(([slot]) => !dueSlots.has(slot)))
  const lastNumber = outbox.lastNumber + sent.length
  return { outbox: { ...outbox, edits, sent, lastNumber, isSending: true }, answers: sent }
}

/** Returns when `takeBatch` next has something, or null. */
export function nextDueMs({ status, isSending, sent, edits, retryMs }: Outbox): number | null {
  if (status !== 'open' || isSending) return null
  if (sent.length > 0) return retryMs
  const due = Object.values(edits).map(({ dueMs }) => dueMs)
  return due.length === 0 ? null : Math.max(retryMs, Math.min(...due))
}

/** Returns the learner's newest answer of a slot, sent or not. */
export function answerOf({ edits, sent, saved }: Outbox, slot: string): SlotAnswer {
  const last = saved[slot] ?? { version: 0, response: null, isFlagged: false }
  const { response, isFlagged } = edits[slot] ?? sent.findLast((answer) => answer.slot === slot) ?? last
  return { version: last.version, response, isFlagged }
}

/** Returns the slots whose newest answer the server has not acknowledged. */
export function unsentSlots({ edits, sent }: Pick<Outbox, 'edits' | 'sent'>): string[] {
  return [...new Set([...sent.map(({ slot }) => slot), ...Object.keys(edits)])]
}

/** A new input of a slot ends what was reported of its last one. */
function without({ overtaken, late, refused }: Outbox, slot: string) {
  const others = (slots: readonly string[]) => (slots.includes(slot) ? slots.filter((one) => one !== slot) : slots)
  return { overtaken: others(overtaken), late, refused: others(refused) }
}
