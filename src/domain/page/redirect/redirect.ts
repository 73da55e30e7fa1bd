import { encodedPath, plainPath } from './plain-path.ts'

/** A redirect from a path of a site to a target: a path of the site, or an https URL. Either may end in `/*`. */
export interface Redirect {
  path: string
  target: string
}

const own = 'http://own'
const mostParts = 12

/**
 * Returns the paths under which a redirect for this plain path may be stored. The exact path comes first, then the
 * folders, the nearest first.
 */
export function pathsFor(path: string): string[] {
  const parts = path.split('/').slice(1, mostParts + 1)
  return [path, ...parts.map((_, at) => `/${[...parts.slice(0, at), '*'].join('/')}`).toReversed()]
}

export const isBeneath = (path: string) => path.endsWith('/*')

/** Whether a redirect applies to this plain path. */
export const speaksOf = ({ path }: Pick<Redirect, 'path'>, asked: string) =>
  isBeneath(path) ? asked.startsWith(path.slice(0, -1)) : path === asked

/** Whether a target is allowed: a path of the same site, or another site over https. Scripts are refused. */
export const isTarget = (target: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(target) || !target.isWellFormed()) return false
  if (target.startsWith('/')) return !target.startsWith('//') && URL.parse(target, own)?.origin === own
  const url = /^https:\/\/[^/]/i.test(target) ? URL.parse(target) : null
  return url !== null && url.username === '' && url.password === ''
}

/**
 * Returns the target URL for a requested path and query (`?a=1`, or ''). The query is kept. Returns null if the target
 * would be invalid or the same as the requested URL.
 */
export function destinationOf(redirect: Redirect, asked: { path: string; search: string }): string | null {
  const url = URL.parse(carried(redirect, asked.path), own)
  if (url === null || (redirect.target.startsWith('/') && url.origin !== own)) return null
  const search = asked.search.slice(1)
  if (search !== '') url.search = url.search === '' ? search : `${url.search}&${search}`
  if (url.origin !== own) return url.href
  if (url.pathname.startsWith('//')) return null
  return plainPath(url.pathname) === asked.path ? null : url.pathname + url.search + url.hash
}

/**
 * Returns the plain path of this site that is the target, or null for another site. `host` is the host of the site
 * without a port.
 */
export const ownPathOf = (target: string, host: string): string | null => {
  const url = URL.parse(target, own)
  return url && (url.origin === own || url.hostname === host) ? plainPath(url.pathname) : null
}

/**
 * Returns the new target after a plain path, or everything beneath a folder, has moved. The rest of the path is kept.
 * The old target must point there.
 */
export function movedTarget(target: string, moved: { from: string; to: string }): string {
  const { pathname, search, hash } = URL.parse(target, own)!
  if (!isBeneath(moved.from)) return moved.to + search + hash
  const rest = plainPath(pathname)!.slice(moved.from.length - 1)
  return moved.to.slice(0, -1) + rest.replaceAll(/\s/gu, encodeURIComponent) + search + hash
}

/** Returns the target with the rest of the requested path, if path and target both end in `/*`. */
function carried({ path, target }: Redirect, asked: string): string {
  if (!isBeneath(target)) return target
  return target.slice(0, -2) + (isBeneath(path) ? encodedPath(asked.slice(path.length - 2)) : '')
}
