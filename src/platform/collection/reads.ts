import type { Context } from '#platform/context.ts'

export const tagOf = (site: string, collection: string) => `${site}:${collection}`

/** Notes that the page being made depends on a collection, at the version its rows had at first read. */
export const remember = (ctx: Context, collection: string) => {
  const tag = tagOf(ctx.site._id, collection)
  if (!ctx.reads.has(tag)) ctx.reads.set(tag, ctx.app.purges.versionOf(tag))
}
