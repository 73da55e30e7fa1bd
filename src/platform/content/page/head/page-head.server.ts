import type { MetaDescriptor } from 'react-router'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { pageTitle } from '#platform/site/page-title.ts'

interface PageHeadOptions {
  name: string
  /** The title in browsers and search results, if it differs from the name with the academy's. */
  title?: string
  /** The canonical path, whatever the address contains. */
  path: string
  text?: string
  /** An https address. */
  picture?: string
  /** Not for search engines: results, filters, drafts. */
  isHidden?: boolean
  /** Its schema.org data. */
  data?: object
  /** A dated article, not a page of the site. */
  isArticle?: boolean
  feed?: { path: string; title: string }
}

/**
 * Returns the meta tags of a page for search engines and link previews. Languages have no separate addresses, so there
 * are no alternate links.
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

/** The link by which feed readers find the feed of a page. */
const feedLink = ({ path, title }: { path: string; title: string }): MetaDescriptor => ({
  ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: path, title },
})
