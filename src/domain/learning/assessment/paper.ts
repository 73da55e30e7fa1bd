/** A question on a paper. `slot` is its number on the paper, from '1'. */
export interface Slot {
  slot: string
  questionID: string
  version: number
  /** Decimal points, such as '2' or '0.5'. '0' for a type without points. */
  points: string
  /** Displayed order of option, choice or item ids; of each blank for `inline`, joined in the order of its blanks. */
  order: string[]
}

export interface PaperSection {
  title: string
  instruction: string
  slots: Slot[]
}

/** The paper of an attempt, as drawn from a seed. It is stored as text and never changes. */
export interface Paper {
  generator: 1
  sections: PaperSection[]
}
