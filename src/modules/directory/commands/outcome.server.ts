import type { faultWords } from '../words.ts'

export type Fault = keyof typeof faultWords

/** What came of taking people over: how many of each, or why nothing was done. */
export type Outcome = { done: Record<'create' | 'link' | 'change' | 'off' | 'unfit', number> } | { fault: Fault }
