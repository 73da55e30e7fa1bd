import { href, redirect } from 'react-router'
import { loads } from '#platform/http/request.server.ts'
import { catalogueOf, knownAs, toldOf } from '../../components/catalogue/catalogue.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { categoryIn, keywordOf, queryOf } from '../../rules/catalogue-query.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { trailWords } from '../../words.ts'

/** All courses (specification §2.1). A search form sent without a script redirects to its results. */
export const loader = loads(async (ctx, { url }) => {
  const sought = url.searchParams.get('q')
  if (sought !== null) throw redirect(resultsOf(keywordOf(sought), categoryIn(url.searchParams)))
  const words = wordsOf(ctx, { name: 'lesson.trail', words: trailWords })
  const feed = { path: href('/lesson/home/feed'), title: words.courses }
  const catalogue = await catalogueOf(ctx, { url })
  const text = toldOf(ctx, { name: words.courses, total: catalogue.total })
  return { head: headOf(ctx, { name: words.courses, text, feed, ...knownAs(catalogue) }), trail: words, catalogue }
})

const resultsOf = (keyword: string, category: string) =>
  (keyword === '' ? href('/lesson/home') : href('/lesson/search/:keyword', { keyword })) + queryOf({ category })
