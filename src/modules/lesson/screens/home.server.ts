import { href, redirect } from 'react-router'
import { loads } from '#platform/request.server.ts'
import { catalogueOf } from '../components/catalogue/catalogue.server.ts'
import { titled } from '#platform/site/titled.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { categoryIn, keywordOf, queryOf } from '../rules/catalogue-query.ts'
import { trailWords } from '../words.ts'

/** All courses (specification §2.1); a search form that was sent without a script goes on to its results. */
export const loader = loads(async (ctx, { url }) => {
  const sought = url.searchParams.get('q')
  if (sought !== null) throw redirect(resultsOf(keywordOf(sought), categoryIn(url.searchParams)))
  const words = wordsOf(ctx, { name: 'lesson.trail', words: trailWords })
  return { title: titled(ctx, words.courses), trail: words, catalogue: await catalogueOf(ctx, { url }) }
})

const resultsOf = (keyword: string, category: string) =>
  (keyword === '' ? href('/lesson/home') : href('/lesson/search/:keyword', { keyword })) + queryOf({ category })
