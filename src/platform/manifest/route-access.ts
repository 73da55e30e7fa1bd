import { isAtLeast, isSignedIn, isStaff, type Role, type Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Manifest, Route } from './manifest.ts'

/**
 * Whether a route's roles allow this viewer. A listed staff role includes those above it. Without a list every
 * signed-in role is allowed (specification L191).
 */
export const isAllowed = (route: Route, viewer: Viewer) => {
  const { auth, role } = route.meta
  if (!auth) return true
  if (role.length === 0) return isSignedIn(viewer)
  return role.some((one: Role) => one === viewer.role || (isStaff({ role: one }) && isAtLeast(viewer, one)))
}

/** The routes that exist on a site: those of its plugins. */
export const routesOnSite = ({ plugins }: Pick<Context['site'], 'plugins'>, manifests: readonly Manifest[]): Route[] =>
  manifests
    .filter((module) => plugins.has(module.name))
    .flatMap((module) => module.routes)
    .filter((route) => isOnSite({ plugins }, route))

/** Whether the plugin that a route names is enabled on a site. */
export const isOnSite = ({ plugins }: Pick<Context['site'], 'plugins'>, { plugin }: Route) =>
  [plugin ?? []].flat().every((name) => plugins.has(name))

/** Whether the viewer may open the route of this name on this site. */
export const mayOpenRoute = ({ app, site, viewer }: Pick<Context, 'app' | 'site' | 'viewer'>, called: string) =>
  routesOnSite(site, app.manifests).some((route) => route.name === called && isAllowed(route, viewer))

/** Whether the viewer's menu shows the route. A manager sees only routes that list manager (specification §2.3). */
export const isInMenu = (route: Route, viewer: Viewer) =>
  route.meta.inMenu && isAllowed(route, viewer) && (viewer.role !== 'manager' || route.meta.role.includes('manager'))

/**
 * Returns the start page of staff. This is their chosen page if allowed on this site. Otherwise it is the first allowed
 * list in the menu, in the site's default plugin if possible. Otherwise it is the front page.
 */
export const officeHome = (ctx: Pick<Context, 'app' | 'site' | 'viewer' | 'session'>): string => {
  const { defaultPlugin } = ctx.site
  const theirs = menuRoutesOf(ctx, (a, b) => Number(b.name === defaultPlugin) - Number(a.name === defaultPlugin))
  const chosen = theirs.find(({ path }) => path === ctx.session?.office?.start)
  return (chosen ?? theirs.find((route) => route.hasDashboard) ?? theirs[0])?.path ?? '/'
}

/** Returns the routes in the office menu for the viewer on this site. */
export const menuRoutesOf = (
  { app, site, viewer }: Pick<Context, 'app' | 'site' | 'viewer'>,
  order: (a: Manifest, b: Manifest) => number = () => 0,
): Route[] => routesOnSite(site, app.manifests.toSorted(order)).filter((route) => isInMenu(route, viewer))
