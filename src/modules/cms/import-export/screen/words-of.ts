import type { carryWords } from '../words.ts'

/** The words of the screen in the viewer's language. */
export type CarryWords = { [W in keyof typeof carryWords]: string }
