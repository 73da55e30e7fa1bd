/** Who may open a route. `learners` includes managers and above; `readers` are all staff in the office. */
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
 * The routes of a module by who may open them: `access-cases.ts` next to its manifest, or in its `routes/`. They are
 * written by hand, so that the guard's tests do not compare manifests with themselves.
 */
export type AccessCases = Partial<Record<Audience, readonly string[]>>
