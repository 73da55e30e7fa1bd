import { href } from 'react-router'
import { normalize } from '#domain/thai-text/normalize.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { firstCourses } from '../../components/catalogue/find-courses.server.ts'
import type { HitsShown } from '../../components/catalogue/hits-shown.ts'
import { categoryIn, keywordOf, queryOf } from '../../rules/catalogue-query.ts'
import { searchWords } from '../../words.ts'

/** Results while typing, from the specification (§9). */
const most = 5

/** Search results while typing: the first courses without onsite ones, and the total count. */
export const loader = loads(async (ctx, { params, url }) => {
  const keyword = keywordOf(params.keyword ?? '')
  const category = categoryIn(url.searchParams)
  const isAsked = normalize(keyword).trim() !== ''
  const wanted = { keyword, category, isOnlineOnly: true, limit: most }
  const { courses, total } = isAsked ? await firstCourses(ctx, wanted) : { courses: [], total: 0 }
  const words = wordsOf(ctx, { name: 'lesson.search', words: searchWords })
  const all = () => href('/lesson/search/:keyword', { keyword }) + queryOf({ category })
  return Response.json({
    keyword,
    courses,
    status: fill(total > 0 ? words.found : words.none, { n: total, q: keyword }),
    hint: total > 0 ? '' : words.noneText,
    all: total > 0 ? { label: words.seeAll, href: all() } : null,
  } satisfies HitsShown)
})
