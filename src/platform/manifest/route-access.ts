import { isAtLeast, isStaff, type Role, type Viewer } from '#platform/access/viewer.ts'
import type { Route } from './manifest.ts'

/** Whether a route's role list lets this viewer in; a staff role listed also admits those above it. */
export const isAllowed = (route: Route, viewer: Viewer) => {
  const { auth, role } = route.meta
  if (!auth) return true
  if (role.length === 0) return isStaff(viewer)
  return role.some((one: Role) => one === viewer.role || (isStaff({ role: one }) && isAtLeast(viewer, one)))
}

/** Whether the menu of this viewer names the route: a manager sees only what lists manager (specification §2.3). */
export const isInMenu = (route: Route, viewer: Viewer) =>
  route.meta.inMenu && isAllowed(route, viewer) && (viewer.role !== 'manager' || route.meta.role.includes('manager'))
