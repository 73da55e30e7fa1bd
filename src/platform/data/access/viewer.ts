/** Roles of the specification §6, from least to most. A staff role includes the rights of the roles before it. */
export const roles = ['guest', 'user', 'member', 'manager', 'admin', 'superadmin', 'root'] as const
export type Role = (typeof roles)[number]
export const staffRoles: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

/** The viewer: a visitor (empty `id`), a learner of this site, or staff with a grant on it. */
export interface Viewer {
  id: string
  role: Role
  /** The site that owns the viewer's user row: this site for a learner, the origin for staff. */
  home: string
  /** The viewer must set a new password first (specification §2, req_reset). Until then they have no staff rights. */
  mustReset?: boolean
  /** The viewer must set up a second factor on this site first. Until then they have no staff rights. */
  mustSecure?: boolean
  name: string
  /** The code of the learner's target group (specification §6), or '' without one. */
  band?: string
  /** What this context unlocked: pages whose password the viewer entered, or the lesson that their progress opens. */
  opened?: readonly string[]
  /** The staff member who temporarily acts as the viewer. */
  actor?: { id: string; name: string }
}

export const guest: Viewer = { id: '', role: 'guest', home: '', name: '' }

/** Whether the viewer's staff role is at least `role`. */
export const isAtLeast = (viewer: { role: Role }, role: Role) =>
  staffRoles.includes(viewer.role) && roles.indexOf(viewer.role) >= roles.indexOf(role)
/**
 * The staff roles below the viewer's own. The viewer may grant and revoke them, and change records of their holders.
 */
export const rolesBelow = ({ role }: { role: Role }) =>
  staffRoles.filter((one) => roles.indexOf(one) < roles.indexOf(role))
export const isStaff = (viewer: { role: Role }) => staffRoles.includes(viewer.role)
export const isSignedIn = (viewer: { role: Role }) => viewer.role !== 'guest'
