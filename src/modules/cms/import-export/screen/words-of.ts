import type { carryWords } from '../words.ts'

/** The words of the screen in the language of who looks. */
export type CarryWords = { [W in keyof typeof carryWords]: string }
