import type { MarkStage } from '../../tables.ts'
import { type MarkRefusal, nextStage, type SlotMark } from './effective-mark.ts'

/** A slot of an attempt that people mark, in the queue of one marker. */
export interface QueueEntry {
  attemptID: string
  slot: string
  questionID: string
  version: number
  /** The stage of the marker’s next mark. */
  stage: MarkStage | MarkRefusal
  /** Whether it waits for this marker. */
  isWaiting: boolean
  /** Whether its marks are complete. */
  isDone: boolean
}

interface QueueSlot {
  attemptID: string
  isReleased: boolean
  secondMarker: number | null
  slot: string
  questionID: string
  version: number
  marks: readonly SlotMark[]
  waitsFor: 'first' | 'second' | 'third' | null
}

/** Returns the entry of a slot for a marker. */
export function queueEntry(of: QueueSlot, markerID: string): QueueEntry {
  const { attemptID, slot, questionID, version, marks, secondMarker, isReleased, waitsFor } = of
  const stage = nextStage(marks, { markerID, secondMarker, isReleased })
  const isWaiting = waitsFor !== null && (stage === waitsFor || (stage === 'regrade' && isReleased))
  return { attemptID, slot, questionID, version, stage, isWaiting, isDone: waitsFor === null }
}

/** Whether people mark a slot: nothing marked it automatically, or somebody has. */
export const isManual = ({ marks }: Pick<QueueSlot, 'marks'>): boolean => marks.every(({ stage }) => stage !== 'auto')

interface QueueQuestion {
  questionID: string
  version: number
  waiting: number
  done: number
  total: number
}

/** The questions of a queue with their progress, in the order of the entries. */
export function queueQuestions(entries: readonly QueueEntry[]): QueueQuestion[] {
  return [...Map.groupBy(entries, ({ questionID }) => questionID)].map(([questionID, own]) => ({
    questionID,
    version: Math.max(...own.map(({ version }) => version)),
    waiting: own.filter(({ isWaiting }) => isWaiting).length,
    done: own.filter(({ isDone }) => isDone).length,
    total: own.length,
  }))
}

/** The entry to mark next: of the same question first, after the present one. Null where none waits. */
export function nextEntry(
  entries: readonly QueueEntry[],
  present: Pick<QueueEntry, 'attemptID' | 'slot' | 'questionID'> | null,
): QueueEntry | null {
  const at = entries.findIndex(({ attemptID, slot }) => attemptID === present?.attemptID && slot === present.slot)
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))].filter((entry) => entry.isWaiting)
  return others.find(({ questionID }) => questionID === present?.questionID) ?? others[0] ?? null
}
