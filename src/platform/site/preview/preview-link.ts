import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Site } from '../site.ts'
import { previewMs, previewParameter, previewToken } from './preview-token.ts'

/**
 * Where a site can be looked at without its own host name: at the highest site above it that has one, where nobody but
 * staff has anything to do. Null for a site with none above it.
 */
export const previewPlace = async ({ app, site }: Pick<Context, 'app' | 'site'>): Promise<Site | null> => {
  let place: Site | null = null
  const passed = new Set([site._id])
  for (let id = site.parent; id !== null && !passed.has(id);) {
    passed.add(id)
    const above: Site | undefined = await app.sites.byId(id)
    if (above?.hostname) place = above
    id = above?.parent ?? null
  }
  return place
}

export interface PreviewLink {
  hostname: string
  path: string
  /** Milliseconds since 1970. */
  until: number
}

/** The address at which the context's site is previewed for an hour, for its administrators to pass on (guides U12). */
export const previewLink = async (ctx: Context): Promise<PreviewLink | null> => {
  const isTheirs = isAtLeast(ctx.viewer, 'admin') && ctx.session?.interface === 'backend'
  if (!isTheirs) throw forbidden()
  const place = await previewPlace(ctx)
  if (!place) return null
  const until = ctx.now + previewMs
  const token = previewToken(ctx.app, { of: ctx.site._id, at: place._id, until })
  return { hostname: place.hostname, path: `/?${previewParameter}=${token}`, until }
}
