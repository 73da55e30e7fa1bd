import type { SittingSection, SittingSlot } from '../../protocol.ts'

/** The questions of a paper by their displayed numbers. Text alone has none. */
export interface SlotNumbers {
  questions: readonly SittingSlot[]
  /** Returns the numbers of slots, separated by commas. */
  list: (slots: readonly string[]) => string
}

export function slotNumbers(sections: readonly SittingSection[]): SlotNumbers {
  const questions = sections.flatMap(({ slots }) => slots).filter(({ number }) => number !== null)
  const list = (slots: readonly string[]) =>
    questions
      .filter(({ slot }) => slots.includes(slot))
      .map(({ number }) => number)
      .join(', ')
  return { questions, list }
}
