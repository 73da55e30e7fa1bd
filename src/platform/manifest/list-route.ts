import type { Context } from '#platform/context.ts'
import { isAllowed } from './route-access.ts'

/**
 * Returns the route that lists a collection's rows, or shows the form of its only row, for this viewer. Undefined if
 * there is none.
 */
export const listRouteOf = ({ app, viewer, site }: Pick<Context, 'app' | 'viewer' | 'site'>, collection: string) => {
  const routes = app.manifests.filter(({ name }) => site.plugins.has(name)).flatMap((module) => module.routes)
  const open = routes.filter((route) => isAllowed(route, viewer) && !route.path.includes(':'))
  const lists = open.filter(({ list }) => list === collection)
  return lists.find((route) => !('screen' in route)) ?? lists[0] ?? open.find(({ edit }) => edit === collection)
}
