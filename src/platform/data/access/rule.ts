import { isAtLeast, type Viewer } from './viewer.ts'

/** A filter of the query language as written, before it is parsed against a collection. */
export type FilterInput = Record<string, unknown>

/** When and where a rule runs: the day in Bangkok (`YYYY-MM-DD`) and the `_id` of the site. */
interface RuleParams {
  today: string
  site: string
}

/** Returns true, false, or a filter for the allowed rows. The same rule decides access and filters rows. */
export type Rule = (viewer: Viewer, on: RuleParams) => boolean | FilterInput

export const nobody: Rule = () => false
export const everybody: Rule = () => true

const byOwners: Rule = (viewer) => isAtLeast(viewer, 'superadmin')
/** The default write rule of a global collection. A change there affects every site. */
export const writtenByOwners = { create: byOwners, update: byOwners, remove: byOwners }
