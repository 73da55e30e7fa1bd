import type { Context } from '#platform/context.ts'

/** Who may read a text of a row. `author` is the person who wrote it; `owners` are superadmins and above. */
export type RowAudience =
  | 'everybody'
  | 'signed in'
  | 'owner'
  | 'owner and admins'
  | 'owner and managers'
  | 'managers'
  | 'staff'
  | 'nobody'
  | 'admins'
  | 'author'
  | 'root'
  | 'owners'

/** What a module has to create its rows with, on one site. */
export interface RowCaseTools {
  root: Context
  admin: Context
  learner: Context
  /** Users of the site: the learner, and another one. */
  own: string
  other: string
  /** A published course with a lesson, and the learner's enrolment in it. */
  courseID: string
  lessonID: string
  enrollID: string
  /** Returns a unique text, and remembers who may read it; `owner` is the user whose it is. */
  mark: (what: string, audience: RowAudience, owner?: string) => string
  /** Remembers a row of a collection and who may know its id, which it returns. */
  kept: (collection: string, row: { _id: string }, audience: RowAudience, owner?: string) => string
  /** Inserts a row that no API call creates. */
  insert: (collection: string, row: Record<string, unknown>) => Promise<void>
}

/**
 * Creates a row of each collection of a module, each with marked texts: `row-cases.ts` beside its manifest, or in its `routes/`. The audiences are written by
 * hand and not derived, so that the tests of reading do not compare the access rules with themselves.
 */
export type RowCases = (tools: RowCaseTools) => Promise<void>
