import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * Renders with the routes that begin as the address does: the router compares an address with every route that it knows,
 * several times for each page. What an address could still be is never left out, so the answer is that of all routes.
 */
export const handlerBySegment = (build: ServerBuild, mode: 'production' | 'test' = 'production'): Handler => {
  const segments = new Set(Object.values(build.routes).flatMap((route) => (route ? (segmentOf(route.path) ?? []) : [])))
  const handlers = new Map<string, Handler>()
  const handlerOf = (segment: string) => {
    const made = handlers.get(segment) ?? createRequestHandler(routesUnder(build, segment), mode)
    handlers.set(segment, made)
    return made
  }
  const whole = createRequestHandler(build, mode)
  return (request, context) => {
    const asked = askedSegment(request)
    if (asked === null) return whole(request, context)
    return handlerOf(segments.has(asked) ? asked : '')(request, context)
  }
}

/** The build with the routes of one first segment, and those that may begin with anything; '' is of no route of its own. */
export const routesUnder = (build: ServerBuild, segment: string): ServerBuild => {
  const isKept = (id: string) => {
    const own = segmentOf(build.routes[id]?.path)
    return own === null || own === segment
  }
  const kept = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

/** What every address of a route begins with, in small letters as the router compares; null where that is open. */
function segmentOf(path: string | undefined): string | null {
  const first = path?.replace(/^\//, '').split('/')[0] ?? ''
  return first === '' || /[:*?]/.test(first) ? null : first.toLowerCase()
}

/** What an address begins with; null for those that speak of several, or are written in a way of their own. */
function askedSegment({ url }: Request): string | null {
  const { pathname } = new URL(url)
  const first = pathname.split('/')[1] ?? ''
  if (pathname.startsWith('//') || first.startsWith('__') || !/^[\w-]*(\.data)?$/.test(first)) return null
  return first.replace(/\.data$/, '').toLowerCase()
}
