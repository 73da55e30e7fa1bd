/** Roles of the specification §6, from least to most; a staff role holds the rights of those before it. */
export const roles = ['guest', 'user', 'member', 'manager', 'admin', 'superadmin', 'root'] as const
export type Role = (typeof roles)[number]
export const staffRoles: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

/** Who asks: a visitor (`id` empty), a learner of this site, or staff with a grant on it. */
export interface Viewer {
  id: string
  role: Role
  /** The site that holds the viewer's user row: this one for a learner, the origin for staff. */
  home: string
  /** Must set a new password before anything else (specification §2, req_reset), and has no right of staff until then. */
  mustReset?: boolean
  /** Must set up a second step before anything else on this site, and has no right of staff until then. */
  mustSecure?: boolean
  name: string
  /** The code of the target group that the learner belongs to (specification §6); '' where he is in none. */
  band?: string
  /** What was opened to him in this context: the pages whose password he has given, or the lesson that his standing opens. */
  opened?: readonly string[]
  /** The member of staff who acts in the viewer's name for a while. */
  actor?: { id: string; name: string }
}

export const guest: Viewer = { id: '', role: 'guest', home: '', name: '' }

/** Whether the viewer's staff role is at least `role`. */
export const isAtLeast = (viewer: { role: Role }, role: Role) =>
  staffRoles.includes(viewer.role) && roles.indexOf(viewer.role) >= roles.indexOf(role)
/** The roles of staff below the viewer's own: those that he may give, take, and change the records of. */
export const rolesBelow = ({ role }: { role: Role }) =>
  staffRoles.filter((one) => roles.indexOf(one) < roles.indexOf(role))
export const isStaff = (viewer: { role: Role }) => staffRoles.includes(viewer.role)
export const isSignedIn = (viewer: { role: Role }) => viewer.role !== 'guest'
