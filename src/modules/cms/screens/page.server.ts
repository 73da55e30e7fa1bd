import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/request.server.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { publishedPage } from '../commands/published-page.server.ts'
import { pageWords } from '../words.ts'

/** A page by its slug (specification §2.1, /cms/page/{slug}). */
export const loader = loads(async (ctx, { params }) => {
  const { site, locale } = ctx
  const slug = params.slug ?? ''
  const page = /\p{Cc}/u.test(slug) ? null : await publishedPage(ctx, { slug })
  if (!page) throw notFound()
  const name = locale === 'th' ? site.siteName : site.siteNameEn
  return { title: `${page.title} · ${name}`, words: wordsOf(ctx, { name: 'cms.page', words: pageWords }), page }
})
