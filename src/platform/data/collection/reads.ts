import type { Context } from '#platform/context.ts'
import type { Scoped } from './scope.ts'

/** Returns the cache tag of a page: a collection on a site, or on all sites if it is global. */
export const tagOf = (site: string, of: Scoped) => `${of.isGlobal ? '*' : site}:${of.name}`

/** Records that the page depends on a collection, at the version of its rows at first read. */
export const remember = (ctx: Context, of: Scoped) => {
  const tag = tagOf(ctx.site._id, of)
  if (!ctx.reads.has(tag)) ctx.reads.set(tag, ctx.app.purges.versionOf(tag))
}
