import { type Feed, rssOf } from '#domain/page/feed.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'

/**
 * Returns a feed as a response, cached and compressed like any public page. `path` and `self` are paths of the site.
 */
export const feedAnswer = (
  ctx: Context,
  {
    path,
    self,
    entries,
    ...told
  }: Pick<Feed, 'title' | 'text'> & {
    path: string
    self: string
    entries: readonly { title: string; text: string; path: string; at: string }[]
  },
): Response => {
  const { locale } = ctx
  const feed = rssOf({
    ...{ ...told, locale, url: absolute(ctx, path), self: absolute(ctx, self) },
    entries: entries.map(({ path: at, ...entry }) => ({ ...entry, url: absolute(ctx, at) })),
  })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
