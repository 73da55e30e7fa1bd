import type { MiddlewareFunction } from 'react-router'
import { isStaff } from '#platform/data/access/viewer.ts'
import { askedOf, pagePath } from '#platform/http/request.server.ts'
import { resolveRedirect, recordNotFound } from '#platform/content/redirects/resolve-redirect.ts'

/**
 * Wraps the guard and every page. It looks up a redirect only after a not-found, so a redirect never replaces a page.
 * Without a redirect it records the path as lost, except for requests of staff.
 */
export const notFoundRedirect: MiddlewareFunction<Response> = async (args, next) => {
  const response = await next()
  const { ctx, preview } = askedOf(args)
  const { method, url, headers } = args.request
  if (response.status !== 404 || method !== 'GET' || preview) return response
  const asked = addressOf(url)
  const led = await resolveRedirect(ctx, asked)
  if (led) return new Response(null, { status: led.status, headers: { location: led.to } })
  const referrer = headers.get('referer') ?? ''
  if (!isStaff(ctx.viewer)) recordNotFound(ctx, { ...asked, referrer, agent: headers.get('user-agent') ?? '' })
  return response
}

/** Returns the URL that the person requested, if the script of a page requested its data. */
function addressOf(asked: string) {
  const { pathname, searchParams } = new URL(asked)
  for (const name of ['_routes', 'index']) searchParams.delete(name)
  const search = searchParams.toString()
  return { pathname: pagePath(pathname), search: search && `?${search}` }
}
