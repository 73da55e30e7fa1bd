import type { MetaDescriptor } from 'react-router'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { pageTitle } from '#platform/site/page-title.ts'

interface PageHeadOptions {
  name: string
  /** What it is called in the browser and in search results, where that is not its name with the academy's. */
  title?: string
  /** The path that the page is known by, whatever else its address holds. */
  path: string
  text?: string
  /** An https address. */
  picture?: string
  /** Not for search engines: results, filters, drafts. */
  isHidden?: boolean
  /** What it is in the words of schema.org. */
  data?: object
  /** Something to be read with a day, and not a page of the site. */
  isArticle?: boolean
  /** The feed that follows it. */
  feed?: { path: string; title: string }
}

/**
 * What a page says of itself to search engines and to who is sent its link, as its tags. A language has no address of its own,
 * so that there is none to lead to another.
 */
export const headOf = (
  ctx: Context,
  { name, title, path, text, picture, isHidden, data, isArticle, feed }: PageHeadOptions,
) => {
  const address = absolute(ctx, path)
  return [
    { title: title ?? pageTitle(ctx, name) },
    ...(text ? [{ name: 'description', content: text }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:title', content: name },
    ...(text ? [{ property: 'og:description', content: text }] : []),
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn },
    { property: 'og:locale', content: ctx.locale === 'th' ? 'th_TH' : 'en_US' },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(feed ? [feedLink(feed)] : []),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ] as MetaDescriptor[]
}

/** By which a feed reader finds the feed of a page. */
const feedLink = ({ path, title }: { path: string; title: string }): MetaDescriptor => ({
  ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: path, title },
})
