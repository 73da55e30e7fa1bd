import { isAtLeast, type Viewer } from './viewer.ts'

/** A filter of the query language as it is written, before it is parsed against a collection. */
export type FilterInput = Record<string, unknown>

/** When and where a rule is asked: the day in Bangkok, `YYYY-MM-DD`, and the `_id` of the site. */
interface RuleParams {
  today: string
  site: string
}

/** Yes, no, or the rows for which it is yes: the same rule is the gate and the row filter. */
export type Rule = (viewer: Viewer, on: RuleParams) => boolean | FilterInput

export const nobody: Rule = () => false
export const everybody: Rule = () => true

const byOwners: Rule = (viewer) => isAtLeast(viewer, 'superadmin')
/** Who writes a global collection unless it says otherwise: a change there is a change on every site. */
export const writtenByOwners = { create: byOwners, update: byOwners, remove: byOwners }
