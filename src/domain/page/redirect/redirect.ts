import { encodedPath, plainPath } from './plain-path.ts'

/** From which path of a site one is led, and where to: a path of the site, or an https address. Either may end in `/*`. */
export interface Redirect {
  path: string
  target: string
}

const own = 'http://own'
const mostParts = 12

/** The paths under which a redirect of this plain path may stand, the nearest first: itself, then all beneath each folder. */
export function pathsFor(path: string): string[] {
  const parts = path.split('/').slice(1, mostParts + 1)
  return [path, ...parts.map((_, at) => `/${[...parts.slice(0, at), '*'].join('/')}`).toReversed()]
}

export const isBeneath = (path: string) => path.endsWith('/*')

/** Whether a redirect says of this plain path where it leads. */
export const speaksOf = ({ path }: Pick<Redirect, 'path'>, asked: string) =>
  isBeneath(path) ? asked.startsWith(path.slice(0, -1)) : path === asked

/** Whether somebody may be led there: a path of the same site, or another site over https; nothing that runs. */
export const isTarget = (target: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(target) || !target.isWellFormed()) return false
  if (target.startsWith('/')) return !target.startsWith('//') && URL.parse(target, own)?.origin === own
  const url = /^https:\/\/[^/]/i.test(target) ? URL.parse(target) : null
  return url !== null && url.username === '' && url.password === ''
}

/**
 * Where a redirect leads who asked for a path with a query (`?a=1`, or ''), as the address that a browser is given: what
 * was asked is kept. Null where that would be no place to lead anybody to, or is where he came from.
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

/** The plain path of this site to which a target leads; null where it leads elsewhere. `host` is the site's own, without a port. */
export const ownPathOf = (target: string, host: string): string | null => {
  const url = URL.parse(target, own)
  return url && (url.origin === own || url.hostname === host) ? plainPath(url.pathname) : null
}

/**
 * Where a target leads once what is at a plain path of the site, or all beneath a folder, has moved: what is behind the
 * path goes along. Takes a target that leads there.
 */
export function movedTarget(target: string, moved: { from: string; to: string }): string {
  const { pathname, search, hash } = URL.parse(target, own)!
  if (!isBeneath(moved.from)) return moved.to + search + hash
  const rest = plainPath(pathname)!.slice(moved.from.length - 1)
  return moved.to.slice(0, -1) + rest.replaceAll(/\s/gu, encodeURIComponent) + search + hash
}

/** The target with what is in the path beneath the folder, where both end in `/*`. */
function carried({ path, target }: Redirect, asked: string): string {
  if (!isBeneath(target)) return target
  return target.slice(0, -2) + (isBeneath(path) ? encodedPath(asked.slice(path.length - 2)) : '')
}
