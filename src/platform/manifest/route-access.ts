import { isAtLeast, isSignedIn, isStaff, type Role, type Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Manifest, Route } from './manifest.ts'

/**
 * Whether a route's role list lets this viewer in: a staff role listed also admits those above it, and without a list every
 * signed-in role is let in (specification L191).
 */
export const isAllowed = (route: Route, viewer: Viewer) => {
  const { auth, role } = route.meta
  if (!auth) return true
  if (role.length === 0) return isSignedIn(viewer)
  return role.some((one: Role) => one === viewer.role || (isStaff({ role: one }) && isAtLeast(viewer, one)))
}

/** Whether the viewer may open the route of this name on this site. */
export const mayOpenRoute = ({ app, site, viewer }: Pick<Context, 'app' | 'site' | 'viewer'>, called: string) =>
  app.manifests.some(
    ({ name, routes }) =>
      site.plugins.has(name) && routes.some((route) => route.name === called && isAllowed(route, viewer)),
  )

/** Whether the menu of this viewer names the route: a manager sees only what lists manager (specification §2.3). */
export const isInMenu = (route: Route, viewer: Viewer) =>
  route.meta.inMenu && isAllowed(route, viewer) && (viewer.role !== 'manager' || route.meta.role.includes('manager'))

/**
 * Where staff begin after logging in: where they chose to, if it is theirs on this site; else the first list of the menu
 * that is, in the site's default plugin where it has one; the front page without any.
 */
export const officeHome = (ctx: Pick<Context, 'app' | 'site' | 'viewer' | 'session'>): string => {
  const { defaultPlugin } = ctx.site
  const theirs = menuRoutesOf(ctx, (a, b) => Number(b.name === defaultPlugin) - Number(a.name === defaultPlugin))
  const chosen = theirs.find(({ path }) => path === ctx.session?.office?.start)
  return (chosen ?? theirs.find((route) => route.hasDashboard) ?? theirs[0])?.path ?? '/'
}

/** The routes that the menu of the back office names for the viewer on this site. */
export const menuRoutesOf = (
  { app, site, viewer }: Pick<Context, 'app' | 'site' | 'viewer'>,
  order: (a: Manifest, b: Manifest) => number = () => 0,
): Route[] =>
  app.manifests
    .filter((module) => site.plugins.has(module.name))
    .toSorted(order)
    .flatMap((module) => module.routes)
    .filter((route) => isInMenu(route, viewer))
