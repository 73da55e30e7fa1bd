import type { Context } from '#platform/context.ts'
import { isAllowed, routesOnSite } from './route-access.ts'

/**
 * Returns the route that lists a collection's rows, or shows the form of its only row, for this viewer. Undefined if
 * there is none.
 */
export const listRouteOf = ({ app, viewer, site }: Pick<Context, 'app' | 'viewer' | 'site'>, collection: string) => {
  const open = routesOnSite(site, app.manifests).filter(
    (route) => isAllowed(route, viewer) && !route.path.includes(':'),
  )
  const lists = open.filter(({ list }) => list === collection)
  return lists.find((route) => !('screen' in route)) ?? lists[0] ?? open.find(({ edit }) => edit === collection)
}
