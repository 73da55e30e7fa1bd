/** Who may open a route. `learners` includes managers and above; `readers` are all staff of the back office. */
export type Audience =
  | 'all'
  | 'learners'
  | 'learners-alone'
  | 'staff-session'
  | 'signed-in'
  | 'readers'
  | 'managers'
  | 'admins'
  | 'owners'
  | 'root'

/**
 * The routes of a module by who may open them: `access-cases.ts` beside its manifest, or in its `routes/`. They are written by hand and not derived, so that
 * the tests of the guard do not compare the manifests with themselves.
 */
export type AccessCases = Partial<Record<Audience, readonly string[]>>
