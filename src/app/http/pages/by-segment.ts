import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The first two segments of a path in lower case, as the router compares them. '' means that a segment is missing. */
type Beginning = readonly [first: string, second: string]

/**
 * Renders with only the routes that share the beginning of the path. The router compares a path with every route,
 * several times for each page. All possible routes are included, so the result is the same as with the full list.
 */
export const handlerBySegment = (build: ServerBuild, mode: 'production' | 'test' = 'production'): Handler => {
  const known = new Set(Object.values(build.routes).flatMap((route) => beginningsOf(route?.path)))
  const handlers = new Map<string, Handler>()
  const handlerOf = (beginning: Beginning) => {
    const name = beginning.join('/')
    const made = handlers.get(name) ?? createRequestHandler(routesUnder(build, beginning), mode)
    handlers.set(name, made)
    return made
  }
  const whole = createRequestHandler(build, mode)
  const handlerAt = (pathname: string) => {
    const asked = askedBeginning(pathname)
    if (asked === null) return whole
    const [first, second] = asked
    if (!known.has(first)) return handlerOf(['', ''])
    return handlerOf([first, known.has(`${first}/${second}`) ? second : ''])
  }
  return (request, context) => {
    const url = new URL(request.url)
    if (url.pathname === manifestPath) return discovered(url, { handlerAt, whole, context })
    return handlerAt(url.pathname)(request, context)
  }
}

/** The endpoint from which a browser loads the routes of the links on its page. */
const manifestPath = '/__manifest'

/** Maximum number of irregular paths to compare with all routes at once. */
const mostOdd = 20

/**
 * Compares each path only with routes of the same beginning. A list of hundreds of paths would delay other requests.
 */
async function discovered(
  url: URL,
  by: { handlerAt: (pathname: string) => Handler; whole: Handler; context: RouterContextProvider },
): Promise<Response> {
  const paths = new Set((url.searchParams.get('paths') ?? '').split(',').filter(Boolean))
  const groups = Map.groupBy(paths, (path) => by.handlerAt(path.startsWith('/') ? path : `/${path}`))
  const patches: Record<string, unknown> = {}
  let answer = await by.whole(asking(url, []), by.context)
  for (const [handler, group] of groups) {
    if (answer.status !== 200) break
    answer = await handler(asking(url, handler === by.whole ? group.slice(0, mostOdd) : group), by.context)
    if (answer.status === 200) Object.assign(patches, await answer.json())
  }
  return answer.status === 200 ? Response.json(patches, { headers: answer.headers }) : answer
}

function asking(url: URL, paths: readonly string[]): Request {
  const asked = new URL(url)
  asked.searchParams.set('paths', paths.join(','))
  return new Request(asked)
}

/**
 * Returns the build with the routes of this beginning and those that may begin with anything. '' has no routes of its
 * own.
 */
export const routesUnder = (build: ServerBuild, beginning: Beginning): ServerBuild => {
  const isKept = (id: string) => fixedSegments(build.routes[id]?.path).every((segment, at) => segment === beginning[at])
  const kept = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

/** Returns the fixed segments with which a route begins, at most two. */
function fixedSegments(path: string | undefined): string[] {
  const segments = (path?.replace(/^\//, '').toLowerCase() ?? '').split('/').slice(0, 2)
  const open = segments.findIndex((segment) => segment === '' || /[:*?]/.test(segment))
  return open === -1 ? segments : segments.slice(0, open)
}

/** Returns the beginnings of a route: `lesson`, and `lesson/detail`. */
function beginningsOf(path: string | undefined): string[] {
  const [first, second] = fixedSegments(path)
  if (first === undefined) return []
  return second === undefined ? [first] : [first, `${first}/${second}`]
}

/** Returns the beginning of a path, or null for an irregular path and for one that requests several. */
function askedBeginning(pathname: string): Beginning | null {
  const [, first = '', second = ''] = pathname.split('/')
  if (pathname.startsWith('//') || first.startsWith('__')) return null
  if (![first, second].every((segment) => /^[\w-]*(\.data)?$/.test(segment))) return null
  return [bare(first), bare(second)]
}

const bare = (segment: string) => segment.replace(/\.data$/, '').toLowerCase()
