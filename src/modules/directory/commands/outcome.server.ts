import type { faultWords } from '../words.ts'

export type Fault = keyof typeof faultWords

/** The result of a sync: the number of each kind of change, or why nothing was done. */
export type Outcome = { done: Record<'create' | 'link' | 'change' | 'off' | 'unfit', number> } | { fault: Fault }
