import { href } from 'react-router'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { notFound } from '#platform/errors/errors.ts'
import { feedAnswer } from '#platform/content/page/head/feed-answer.server.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { openPages, postsUnder } from '../components/open-posts.server.ts'
import { isSlug } from '../rules/is-slug.ts'
import { isList } from '../rules/post-pages.ts'

const mostEntries = 50

/** The newest public posts of a page as a feed, the same for every viewer. */
export const loader = loads(async (ctx, { params: { slug } }) => {
  const pages = isSlug(slug) ? await openPages(ctx, { slug, most: 2 }) : []
  const page = pages.find(isList)
  if (!page) throw notFound()
  const posts = await postsUnder(ctx, { pages: [page], most: mostEntries })
  return feedAnswer(ctx, {
    ...{ title: pageTitle(ctx, page.title), text: ctx.site.about[ctx.locale] || page.title },
    ...{ path: href('/cms/page/:slug', { slug: page.slug }), self: href('/cms/page/:slug/feed', { slug: page.slug }) },
    entries: posts.map(({ title, path, createdAt, content, searchText }) => {
      return { title, path, at: createdAt, text: searchText ? oneLine(searchText) : excerpt(stripHtml(content), 300) }
    }),
  })
})
