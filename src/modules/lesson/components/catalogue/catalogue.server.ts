import { href } from 'react-router'
import { type VisibleCategory, visibleCategories } from '#modules/category/public-api.ts'
import type { Context } from '#platform/context.ts'
import { drawnOf } from '#platform/content/page/view/prerender.server.tsx'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { type CatalogueQuery, pageSize, pagesOf, queryOf, readCatalogueQuery } from '../../rules/catalogue-query.ts'
import { catalogueWords, headWords, pagerWords } from '../../words.ts'
import { CatalogueCards } from './catalogue-cards.tsx'
import { findCourses, personalCourses, type Wanted } from './find-courses.server.ts'

interface CatalogueCatalogueQuery {
  url: URL
  /** The category in the path of the URL. */
  category?: VisibleCategory
  categories?: VisibleCategory[]
}

/** A page of the catalogue for its view: courses, current filters and links to the other pages. */
export const catalogueOf = async (ctx: Context, asked: CatalogueCatalogueQuery) => {
  const query = readCatalogueQuery(asked.url.searchParams)
  const category = asked.category?.code ?? query.category
  const wanted = { category, type: query.type, isFree: query.price === 'free', limit: pageSize }
  const [{ courses: shared, total }, categories] = await Promise.all([
    keptCourses(ctx, { ...wanted, offset: (query.page - 1) * pageSize }),
    asked.categories ?? cachedFragment(ctx, 'categories', visibleCategories),
  ])
  const courses = await personalCourses(ctx, shared)
  const action = asked.category ? href('/lesson/categories/:id', { id: category }) : href('/lesson/home')
  const kept = asked.category ? { ...query, category: '' } : query
  const drawn = drawnOf(ctx, { View: CatalogueCards, shown: courses })
  return {
    drawn,
    /** The courses that the browser still has to render. */
    courses: drawn ? [] : courses,
    total,
    shown: courses.length > 0 ? shownOf(ctx, { query, count: courses.length }) : '',
    page: query.page,
    pageCount: Math.ceil(total / pageSize),
    action,
    query: kept,
    pages: pagesOf(action, { ...kept, page: '' }),
    isFiltered: Boolean(query.type || query.price || kept.category),
    chips: chipsOf(ctx, { categories, query, current: category, isByAddress: asked.category !== undefined }),
    words: {
      ...wordsOf(ctx, { name: 'lesson.catalogue', words: catalogueWords }),
      ...wordsOf(ctx, { name: 'lesson.pager', words: pagerWords }),
    },
  }
}

const keptCourses = (ctx: Context, wanted: Wanted) =>
  cachedFragment(ctx, `courses ${JSON.stringify(wanted)}`, (inner) => findCourses(inner, wanted))

export type Catalogued = Awaited<ReturnType<typeof catalogueOf>>

/** The default description of a course list for search engines. */
export const toldOf = ({ locale, site }: Context, { name, total }: { name: string; total: number }) =>
  fill(headWords.text[locale], {
    name,
    site: locale === 'th' ? site.siteName : site.siteNameEn || site.siteName,
    n: total.toLocaleString('th-TH'),
  })

/** The canonical URL of a catalogue page. Filtered pages are not indexed. */
export const knownAs = ({ action, page, query, isFiltered }: Catalogued) => ({
  path: query.category ? href('/lesson/categories/:id', { id: query.category }) : action + queryOf({ page }),
  isHidden: isFiltered,
})

const shownOf = (ctx: Context, { query, count }: { query: CatalogueQuery; count: number }) => {
  const before = (query.page - 1) * pageSize
  return fill(catalogueWords.shown[ctx.locale], { from: before + 1, to: before + count })
}

/** The chip for all categories comes first. The links keep the other filters. */
const chipsOf = (
  ctx: Context,
  of: { categories: VisibleCategory[]; query: CatalogueQuery; current: string; isByAddress: boolean },
) => {
  const { type, price } = of.query
  const to = (code: string) =>
    of.isByAddress && code !== ''
      ? href('/lesson/categories/:id', { id: code }) + queryOf({ type, price })
      : href('/lesson/home') + queryOf({ category: code, type, price })
  const all = { href: to(''), label: catalogueWords.all[ctx.locale], isCurrent: of.current === '' }
  const each = of.categories
    .filter(({ count, code }) => count > 0 || code === of.current)
    .map(({ code, name, count }) => ({ href: to(code), label: name, count, isCurrent: code === of.current }))
  return [all, ...each]
}
