import type { Context } from '#platform/context.ts'
import { isAllowed } from './route-access.ts'

/** The route whose list shows the rows of a collection, or the form of its only one, for this viewer; undefined without one. */
export const listRouteOf = ({ app, viewer, site }: Pick<Context, 'app' | 'viewer' | 'site'>, collection: string) => {
  const routes = app.manifests.filter(({ name }) => site.plugins.has(name)).flatMap((module) => module.routes)
  const open = routes.filter((route) => isAllowed(route, viewer) && !route.path.includes(':'))
  const lists = open.filter(({ list }) => list === collection)
  return lists.find((route) => !('screen' in route)) ?? lists[0] ?? open.find(({ edit }) => edit === collection)
}
