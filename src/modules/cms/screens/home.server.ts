import { loads } from '#platform/request.server.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { publishedPage } from '../commands/published-page.server.ts'
import { pageWords, refusedWords } from '../words.ts'

/** The front page: the page that the site names as its homepage. Who was refused a plugin is told so here (L150). */
export const loader = loads(async (ctx, { url }) => {
  const { site, locale } = ctx
  const name = locale === 'th' ? site.siteName : site.siteNameEn
  const page = await publishedPage(ctx, site.homepage ? { _id: site.homepage } : { slug: 'home' })
  const refused =
    url.searchParams.get('notice') === 'refused' ? wordsOf(ctx, { name: 'cms.refused', words: refusedWords }) : null
  return {
    title: name,
    description: site.about[locale],
    words: wordsOf(ctx, { name: 'cms.page', words: pageWords }),
    page,
    refused,
  }
})
