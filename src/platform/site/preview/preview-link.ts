import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Site } from '../site.ts'
import { previewMs, previewParameter, previewToken } from './preview-token.ts'

/**
 * Returns where a site can be previewed without its own host name: the topmost site above it with one, used only by
 * staff. Null if there is none above.
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

/** Returns the address of an hour-long preview of the site, for its administrators to share (guides U12). */
export const previewLink = async (ctx: Context): Promise<PreviewLink | null> => {
  const isTheirs = isAtLeast(ctx.viewer, 'admin') && ctx.session?.interface === 'backend'
  if (!isTheirs) throw forbidden()
  const place = await previewPlace(ctx)
  if (!place) return null
  const until = ctx.now + previewMs
  const token = previewToken(ctx.app, { of: ctx.site._id, at: place._id, until })
  return { hostname: place.hostname, path: `/?${previewParameter}=${token}`, until }
}
