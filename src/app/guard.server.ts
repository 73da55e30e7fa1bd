import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { officeHome, isAllowed, isOnSite } from '#platform/manifest/route-access.ts'
import { type RequestParams, askedOf, pagePath } from '#platform/http/request.server.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { mustChoose } from '#platform/identity/session/session.ts'
import { isNotSetUp } from '#platform/site/first-run.ts'
import { isClosedTo } from './http/suspended-site.ts'
import { manifests } from './modules.ts'
import { frameOf } from './frame.server.ts'
import { routeTable } from './route-table.ts'

const table = routeTable(manifests)

/** Decides every request by its route, before any loader runs (specification §4, L150). */
export const guard: MiddlewareFunction<Response> = async (args, next) => {
  const request = askedOf(args)
  request.frame = () => frameOf(request.ctx, request)
  const entry = table.get(args.pattern === '' ? '/' : args.pattern)
  if (isNotSetUp(request.ctx.site) && entry?.module.name !== 'install') throw redirect(href('/install/dashboard'))
  if (!entry) return next()
  request.route = entry.route
  const { site } = request.ctx
  const isOn = site.plugins.has(entry.module.name) && isOnSite(site, entry.route)
  const isThere = isOn && !(request.preview && entry.route.area === 'office')
  if (!isThere) throw await refused(request, 404)
  if (isNotSetUp(request.ctx.site)) return next()
  if (!request.preview && isClosedTo(request.ctx) && !isWayIn(entry.route)) throw await refused(request, 503)
  if (request.ctx.viewer.mustReset && !isWayOut(entry.route)) throw redirect(resetOf(request.ctx))
  if (request.ctx.viewer.mustSecure && !isWayToSecure(entry.route))
    throw redirect(`${href('/member/security')}?required`)
  const elsewhere = await leadElsewhere(request, { route: entry.route, request: args.request })
  if (elsewhere) throw elsewhere
  return answered(request, next)
}

/** For a screen without a form the router would answer with a page without a frame. */
async function answered(asked: RequestParams, next: () => Promise<Response>) {
  const response = await next()
  if (response.status === 405 && asked.ctx.prerendered) throw await refused(asked, 405)
  return response
}

/** The screens that remain open to a person who must set a new password (specification §2, decision 19). */
const waysOut = new Set(['new-password', 'log-in'])
const isWayOut = (route: Route) => 'screen' in route && waysOut.has(route.screen)
/** The screens that remain open to staff without a required second factor: set it up, change the site, or leave. */
const waysToSecure = new Set(['security/own', 'sites', 'enter', ...waysOut])
const isWayToSecure = (route: Route) => 'screen' in route && waysToSecure.has(route.screen)
/** The routes by which staff enter a site that is closed to everybody else. */
const isWayIn = (route: Route) => isWayOut(route) || (route.area === 'office' && !route.meta.auth)
const resetOf = ({ site }: Context) =>
  site.layout.usermenuendpoint === 'student' ? href('/student/reset') : href('/user/reset')

/** Returns the redirect for a viewer who may not open the route, or may not open it yet. Returns null if it opens. */
async function leadElsewhere(asked: RequestParams, { route, request }: { route: Route; request: Request }) {
  const { ctx } = asked
  const url = new URL(request.url)
  if (route.path === '/' && url.searchParams.has('switched')) return toDesk(ctx, url)
  if (!route.meta.auth) return null
  if (!isSignedIn(ctx.viewer)) return toLogIn(asked, { route, request })
  const isChoosing = route.path === href('/member/sites')
  if (mustChoose(ctx) && !isChoosing) return redirect(`${href('/member/sites')}?next=${here(request)}`)
  const isOfFace = route.area === 'public' || ctx.session?.interface === 'backend'
  return isOfFace && isAllowed(route, ctx.viewer) ? null : redirect(`${href('/')}?notice=refused`)
}

/** After entering a site, a person continues to their destination or to their desk (specification L152). */
function toDesk(ctx: Context, { searchParams, origin }: URL) {
  if (ctx.session?.interface !== 'backend') return null
  const to = new URL(safePath(searchParams.get('next'), officeHome(ctx)), origin)
  to.searchParams.set('notice', 'switched')
  return redirect(to.pathname + to.search)
}

/**
 * Sends a visitor to `/`. If they requested the URL directly, they see the log-in and return afterwards (decision
 * 0009). The origin and site groups are for staff only, so there they see the staff log-in.
 */
function toLogIn(asked: RequestParams, { route, request }: { route: Route; request: Request }) {
  const toStaff = () => redirect(`${href('/member/login')}?next=${here(request)}`)
  if (asked.ctx.site.siteType !== 'unit') return toStaff()
  const isDirect = request.headers.get('sec-fetch-site') === 'none'
  if (route.area === 'office') return isDirect || hadSession(request) ? toStaff() : redirect(href('/'))
  return isDirect ? refused(asked, 401) : redirect(href('/'))
}

const hadSession = (request: Request) => /(?:^|;\s*)(?:__Host-)?sid=/.test(request.headers.get('cookie') ?? '')

const here = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return encodeURIComponent(pagePath(pathname) + search)
}

/** The page of an error status. No loader has run, so it contains its own frame. */
const refused = async (asked: RequestParams, status: 401 | 404 | 405 | 503) =>
  data(
    { frame: await frameOf(asked.ctx, { ...asked, route: null }) },
    { status, ...(status === 503 && { headers: { 'retry-after': '600', 'cache-control': 'no-store' } }) },
  )
