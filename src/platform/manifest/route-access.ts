import { isAtLeast, isStaff, type Role, type Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
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

/**
 * Where staff begin after logging in: the first list of the menu that is theirs on this site, in the site's default plugin
 * where it has one; the front page without any.
 */
export const deskOf = ({ app, site, viewer }: Pick<Context, 'app' | 'site' | 'viewer'>): string => {
  const theirs = app.manifests
    .filter((module) => site.plugins.has(module.name))
    .toSorted((a, b) => Number(b.name === site.defaultPlugin) - Number(a.name === site.defaultPlugin))
    .flatMap((module) => module.routes)
    .filter((route) => isInMenu(route, viewer))
  return (theirs.find((route) => route.hasDashboard) ?? theirs[0])?.path ?? '/'
}
