import type { MiddlewareFunction } from 'react-router'
import { isStaff } from '#platform/data/access/viewer.ts'
import { askedOf, pagePath } from '#platform/http/request.server.ts'
import { resolveRedirect, recordNotFound } from '#platform/content/redirects/resolve-redirect.ts'

/**
 * Around the guard and every page: only what is answered as not found is looked for among the redirects of the site, so that
 * none ever is before a page, and is noted as lost where there is none. What staff try out is not.
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

/** What a person asked for, where the page's script asked in his place. */
function addressOf(asked: string) {
  const { pathname, searchParams } = new URL(asked)
  for (const name of ['_routes', 'index']) searchParams.delete(name)
  const search = searchParams.toString()
  return { pathname: pagePath(pathname), search: search && `?${search}` }
}
