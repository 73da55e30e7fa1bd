import { plainPath } from '#domain/page/redirect/plain-path.ts'
import { isBeneath, isTarget, ownPathOf, type Redirect, speaksOf } from '#domain/page/redirect/redirect.ts'

export type Fault = { field: 'path' | 'target'; code: 'path' | 'whole' | 'target' | 'rest' | 'self' }

/** What is wrong with a redirect. Null if it is valid. `host` is the site's own. */
export function faultOf(redirect: Redirect, host: string): Fault | null {
  const { path, target } = redirect
  if (plainPath(path) !== path || /\*(?!$)|[^/]\*$/.test(path)) return { field: 'path', code: 'path' }
  if (path === '/*' || path === '/') return { field: 'path', code: 'whole' }
  if (!isTarget(target) || /\*(?!$)|[^/]\*$/.test(target)) return { field: 'target', code: 'target' }
  if (isBeneath(target) && !isBeneath(path)) return { field: 'target', code: 'rest' }
  return leadsTo(redirect, { path, host }) ? { field: 'target', code: 'self' } : null
}

/** Whether a redirect leads to `path`. */
export function leadsTo({ target }: Redirect, of: { path: string; host: string }): boolean {
  const to = ownPathOf(target, of.host)
  return to !== null && (to === of.path || speaksOf(of, to))
}
