import type { Viewer } from './viewer.ts'

/** A filter of the query language as it is written, before it is parsed against a collection. */
export type FilterInput = Record<string, unknown>

/**
 * Yes, no, or the rows for which it is yes: the same rule is the gate and the row filter. `today` is the day in Bangkok,
 * `YYYY-MM-DD`.
 */
export type Rule = (viewer: Viewer, today: string) => boolean | FilterInput

export const nobody: Rule = () => false
export const everybody: Rule = () => true
