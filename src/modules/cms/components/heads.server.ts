import { href, type MetaDescriptor } from 'react-router'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Context } from '#platform/context.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FoundPage } from '../commands/find-page.server.ts'
import type { PublicPage } from '../commands/public/public-page.server.ts'
import type { PublicPost } from '../commands/public/public-post.server.ts'
import type { PageContent } from '../commands/public/page-content.server.ts'
import { isList } from '../rules/post-pages.ts'

/** The metadata of a page for search engines, feed readers and link previews. */
export const pageHead = (ctx: Context, { found, page }: { found: FoundPage; page: PublicPage }): MetaDescriptor[] => {
  const { slug, title: name } = page
  const path = href('/cms/page/:slug', { slug })
  if (page.isLocked) return headOf(ctx, { name, path, isHidden: true })
  const at = page.list?.at ?? 1
  return headOf(ctx, {
    ...{ ...saidOf(ctx, found, page.content), path: at > 1 ? `${path}?page=${at}` : path },
    ...(hasFeed(found) && { feed: feedOf(ctx, page) }),
  })
}

/**
 * The home page uses the URL of the site, and the site's description unless its page has its own. It also links to that
 * page's feed.
 */
export const homeHead = (ctx: Context, { found, page }: { found: FoundPage | null; page: PublicPage | null }) => {
  const { site, locale } = ctx
  const said = found && page && !page.isLocked ? saidOf(ctx, found, { html: '', beginning: '' }) : null
  const name = locale === 'th' ? site.siteName : site.siteNameEn
  return headOf(ctx, {
    ...{ name, title: name, ...said, ...(!found?.searchTitle && { name, title: name }) },
    ...{ path: href('/'), text: said?.text || site.about[locale] },
    ...(found && hasFeed(found) && { feed: feedOf(ctx, found) }),
  })
}

/** The metadata of a post, including its type as an article and its breadcrumbs. */
export const postHead = (ctx: Context, shown: PublicPost): MetaDescriptor[] => {
  const { page, post } = shown
  const path = href('/cms/post/:pageSlug/:postSlug', { pageSlug: page.slug, postSlug: post.slug })
  const feed = hasFeed(page) ? { feed: feedOf(ctx, page) } : {}
  if (shown.closed) return headOf(ctx, { name: post.title, path, isHidden: true })
  const said = { ...saidOf(ctx, post, shown.content), path }
  const data = said.isHidden ? {} : { data: articleOf(ctx, { ...said, name: post.title, page, post }) }
  return headOf(ctx, { ...said, ...feed, ...data, isArticle: true })
}

/** The author's texts for search results and cards. The page's own content is the default. */
function saidOf(ctx: Context, post: FoundPage, { html, beginning }: Pick<PageContent, 'html' | 'beginning'>) {
  const picture = post.sharePicture ?? post.feature_image
  return {
    name: post.searchTitle || post.title,
    ...(post.searchTitle && { title: post.searchTitle }),
    text: post.searchText ? oneLine(post.searchText) : beginningOf(html) || beginning,
    ...(picture && { picture: absolute(ctx, pictureAt(picture)) }),
    isHidden: post.noindex,
  }
}

const hasFeed = (page: FoundPage) => isList(page) && !page.authen && !page.hasPassword

const feedOf = (ctx: Context, { slug, title }: { slug: string; title: string }) => ({
  path: href('/cms/page/:slug/feed', { slug }),
  title: pageTitle(ctx, title),
})

/** As long as search engines show it. */
const beginningOf = (html: string) => excerpt(stripHtml(html), 160)

interface Article {
  name: string
  path: string
  text: string
  picture?: string
  page: FoundPage
  post: FoundPage
}

function articleOf(ctx: Context, { name, path, text, picture, page, post }: Article) {
  const academy = {
    ...{ '@type': 'Organization', url: absolute(ctx, href('/')) },
    name: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
  }
  const article = {
    ...{ '@type': 'Article', headline: name, mainEntityOfPage: absolute(ctx, path) },
    ...{ datePublished: post.createdAt, dateModified: post.updatedAt, inLanguage: 'th' },
    ...{ ...(text && { description: text }), ...(picture && { image: [picture] }) },
    ...{ author: academy, publisher: academy },
  }
  const way = [
    { name: academy.name, at: href('/') },
    { name: page.title, at: href('/cms/page/:slug', { slug: page.slug }) },
    { name, at: path },
  ]
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((one, n) => ({
      ...{ '@type': 'ListItem', position: n + 1, name: one.name },
      item: absolute(ctx, one.at),
    })),
  }
  return { '@context': 'https://schema.org', '@graph': [article, trail] }
}
