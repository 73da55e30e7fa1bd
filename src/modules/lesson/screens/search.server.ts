import { href, redirect } from 'react-router'
import { canon } from '#domain/thai-text/canon.ts'
import { fill } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import { findCourses } from '../components/catalogue/find-courses.server.ts'
import { searchFormOf } from '../components/catalogue/search-form.server.ts'
import { titled } from '#platform/site/titled.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { categoryIn, keywordOf, pageOf, pageSize, pagesOf, queryOf } from '../rules/catalogue-query.ts'
import { pagerWords, searchWords, trailWords } from '../words.ts'

/** The specification's number of hits while one types (§9). */
const popupSize = 5

/** Full search results; with `popup` the first five for the search box. Courses at a place are left out unless asked for. */
export const loader = loads(async (ctx, { params, url }) => {
  const keyword = keywordOf(params.keyword ?? '')
  if (canon(keyword).trim() === '') throw redirect(href('/lesson/home'))
  const isPopup = url.searchParams.has('popup')
  const isOnsite = !isPopup && url.searchParams.has('onsite')
  const category = categoryIn(url.searchParams)
  const page = isPopup ? 1 : pageOf(url.searchParams)
  const limit = isPopup ? popupSize : pageSize
  const wanted = { keyword, category, isOnlineOnly: !isOnsite, limit, offset: (page - 1) * limit }
  const [{ courses, total }, form] = await Promise.all([findCourses(ctx, wanted), isPopup ? null : searchFormOf(ctx)])
  const words = {
    ...wordsOf(ctx, { name: 'lesson.search', words: searchWords }),
    ...wordsOf(ctx, { name: 'lesson.pager', words: pagerWords }),
  }
  const here = href('/lesson/search/:keyword', { keyword })
  const onsite = isOnsite ? 1 : ''
  return {
    title: titled(ctx, fill(words.title, { q: keyword })),
    heading: fill(words.title, { q: keyword }),
    trail: wordsOf(ctx, { name: 'lesson.trail', words: trailWords }),
    words,
    form,
    keyword,
    category,
    courses,
    total,
    page,
    pageCount: Math.ceil(total / limit),
    pages: pagesOf(here, { category, onsite }),
    status: fill(total > 0 ? words.found : words.none, { n: total, q: keyword }),
    all: { label: words.seeAll, href: here + queryOf({ category }) },
    onsite: { isOn: isOnsite, href: here + queryOf({ category, onsite: isOnsite ? '' : 1 }) },
  }
})
