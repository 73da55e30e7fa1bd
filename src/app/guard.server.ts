import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import { isSignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import { askedOf } from '#platform/request.server.ts'
import { manifests } from './modules.ts'
import { frameOf } from './frame.server.ts'
import { routeTable } from './route-table.ts'

const table = routeTable(manifests)

/** Decides every request by the pattern of its route, before any loader runs (specification §4, L77.1, L150.1). */
export const guard: MiddlewareFunction<Response> = async (args, next) => {
  const request = askedOf(args)
  const entry = table.get(args.pattern === '' ? '/' : args.pattern)
  if (!entry) return next()
  request.route = entry.route
  if (!request.ctx.site.plugins.has(entry.module.name)) throw await refused(request.ctx, 404)
  const { viewer } = request.ctx
  if (viewer.mustReset && !isWayOut(entry.route)) throw redirect(resetOf(request.ctx))
  if (entry.route.meta.auth && !isSignedIn(viewer)) throw await toLogIn(request.ctx, args.request, entry.route)
  if (!isAllowed(entry.route, viewer)) throw await refused(request.ctx, 403)
  return next()
}

/** Where somebody goes who must set a new password, from whatever screen he asks for (specification §2, decision 19). */
const waysOut = new Set(['new-password', 'log-in'])
const isWayOut = (route: Route) => 'screen' in route && waysOut.has(route.screen)
const resetOf = ({ site }: Context) =>
  site.layout.usermenuendpoint === 'student' ? href('/student/reset') : href('/user/reset')

/** A visitor goes to `/`; who asked for the address directly is shown the log-in and comes back (decision 17). */
function toLogIn(ctx: Context, request: Request, route: Route) {
  const url = new URL(request.url)
  const here = encodeURIComponent(url.pathname.replace(/\.data$/, '') + url.search)
  const isDirect = request.headers.get('sec-fetch-site') === 'none'
  const hadSession = /(?:^|;\s*)(?:__Host-)?sid=/.test(request.headers.get('cookie') ?? '')
  if (route.face === 'office')
    return redirect(isDirect || hadSession ? `${href('/member/login')}?next=${here}` : href('/'))
  return isDirect ? refused(ctx, 401) : redirect(href('/'))
}

/** The page of a status. No loader has run, so it brings the frame that it stands in. */
const refused = async (ctx: Context, status: 401 | 403 | 404) => data({ frame: await frameOf(ctx, null) }, { status })
