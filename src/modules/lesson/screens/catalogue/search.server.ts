import { href, redirect } from 'react-router'
import { normalize } from '#domain/thai-text/normalize.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { findCourses, personalCourses } from '../../components/catalogue/find-courses.server.ts'
import { searchFormOf } from '../../components/catalogue/search-form.server.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { categoryIn, keywordOf, pageOf, pageSize, pagesOf, queryOf } from '../../rules/catalogue-query.ts'
import { pagerWords, searchWords, trailWords } from '../../words.ts'

/** Full search results (specification §2.1). Onsite courses are left out unless requested. */
export const loader = loads(async (ctx, { params, url }) => {
  const keyword = keywordOf(params.keyword ?? '')
  if (normalize(keyword).trim() === '') throw redirect(href('/lesson/home'))
  const isOnsite = url.searchParams.has('onsite')
  const category = categoryIn(url.searchParams)
  const page = pageOf(url.searchParams)
  const wanted = { keyword, category, isOnlineOnly: !isOnsite, limit: pageSize, offset: (page - 1) * pageSize }
  const [{ courses: shared, total }, form] = await Promise.all([findCourses(ctx, wanted), searchFormOf(ctx)])
  const courses = await personalCourses(ctx, shared)
  const words = {
    ...wordsOf(ctx, { name: 'lesson.search', words: searchWords }),
    ...wordsOf(ctx, { name: 'lesson.pager', words: pagerWords }),
  }
  const here = href('/lesson/search/:keyword', { keyword })
  const onsite = isOnsite ? 1 : ''
  return {
    head: headOf(ctx, { name: fill(words.title, { q: keyword }), path: here, isHidden: true }),
    heading: fill(words.title, { q: keyword }),
    trail: wordsOf(ctx, { name: 'lesson.trail', words: trailWords }),
    words,
    form,
    keyword,
    category,
    courses,
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    pages: pagesOf(here, { category, onsite }),
    status: fill(total > 0 ? words.found : words.none, { n: total, q: keyword }),
    onsite: { isOn: isOnsite, href: here + queryOf({ category, onsite: isOnsite ? '' : 1 }) },
  }
})
