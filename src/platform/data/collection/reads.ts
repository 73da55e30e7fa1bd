import type { Context } from '#platform/context.ts'
import type { Scoped } from './scope.ts'

/** What pages remember of their reading: a collection on a site, or, where it is global, on all of them. */
export const tagOf = (site: string, of: Scoped) => `${of.isGlobal ? '*' : site}:${of.name}`

/** Notes that the page being made depends on a collection, at the version its rows had at first read. */
export const remember = (ctx: Context, of: Scoped) => {
  const tag = tagOf(ctx.site._id, of)
  if (!ctx.reads.has(tag)) ctx.reads.set(tag, ctx.app.purges.versionOf(tag))
}
