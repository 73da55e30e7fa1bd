import type { Response } from '#domain/learning/assessment/question.ts'
import type { AnswerInput } from '../../protocol.ts'
import { addEdit, type Outbox, unsentSlots } from './outbox.ts'
import { isSameResponse } from './same-response.ts'

/** An answer on the device that the server had not acknowledged. */
export interface Leftover {
  slot: string
  /** The version on which it is based. */
  version: number
  response: Response | null
  isFlagged: boolean
  /** The answer of this slot that was sent before without a reply. */
  sent: AnswerInput | null
}

/** Returns what must be stored on the device, one entry for each slot. */
export function leftoversOf({ saved, edits, sent }: Outbox): Leftover[] {
  const slots = new Set([...sent.map(({ slot }) => slot), ...Object.keys(edits)])
  return [...slots].flatMap((slot) => {
    const before = sent.find((answer) => answer.slot === slot) ?? null
    const last = edits[slot] ?? before
    const version = saved[slot]?.version ?? 0
    return last ? [{ slot, version, response: last.response, isFlagged: last.isFlagged, sent: before }] : []
  })
}

/**
 * Adds what is left on the device to an outbox. An answer that is older than the saved one is not sent: its slot is
 * reported as overtaken. A slot with a newer input on this screen keeps that input.
 */
export function restoreLeftovers(outbox: Outbox, { leftovers, nowMs }: Restoration): Outbox {
  const unsent = new Set(unsentSlots(outbox))
  return leftovers
    .filter(({ slot }) => !unsent.has(slot))
    .reduce((state, leftover) => addLeftover(state, { ...leftover, nowMs }), outbox)
}

type Restoration = { leftovers: readonly Leftover[]; nowMs: number }

function addLeftover(outbox: Outbox, { nowMs, sent, ...leftover }: Leftover & { nowMs: number }): Outbox {
  const { slot, version, response, isFlagged } = leftover
  const saved = outbox.saved[slot]
  if (!saved || (isSameResponse(saved.response, response) && saved.isFlagged === isFlagged)) return outbox
  const wasReceived =
    sent !== null && saved.version === sent.version + 1 && isSameResponse(saved.response, sent.response)
  if (saved.version > (wasReceived ? saved.version : version))
    return { ...outbox, overtaken: [...outbox.overtaken.filter((one) => one !== slot), slot] }
  return addEdit(outbox, { slot, response, isFlagged, restMs: 0, nowMs })
}
