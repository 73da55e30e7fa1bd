import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { propertyFilters } from '../../components/property-filters.server.ts'
import { listProducts } from '../../components/list-products.server.ts'
import { noteOf } from '../../components/shop-note.server.ts'
import { pageSize, readShopQuery, type ShopQuery, shopQueryString, sorts } from '../../rules/shop-query.ts'
import { cartWords, shopWords } from '../../shop-words.ts'

/** The published products, by search, category and order. */
export const loader = loads(async (ctx, { url }) => {
  const query = readShopQuery(url.searchParams)
  const words = wordsOf(ctx, { name: 'shop', words: shopWords })
  const categories = await categoriesOf(ctx)
  const current = categories.find(({ slug }) => slug === query.category)
  const filters = await propertyFilters(ctx, query.property)
  const property = filters.some(({ isCurrent }) => isCurrent) ? query.property : ''
  const asked = { ...query, property, category: current ? query.category : '' }
  const [{ products, total }, note] = await Promise.all([
    listProducts(ctx, {
      ...asked,
      categoryID: current?._id ?? null,
      properties: property === '' ? [] : [property],
    }),
    noteOf(ctx),
  ])
  const isFiltered = asked.text !== '' || asked.category !== '' || property !== '' || asked.sort !== 'newest'
  const title = current?.name ?? words.title
  const text = fill(words.text, { site: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn })
  return {
    head: headOf(ctx, { name: title, text, path: href('/shop/products') + canonical(asked), isHidden: isFiltered }),
    ...{ words, title, text, note, products, total, isFiltered },
    found: fill(words.found, { n: total.toLocaleString('th-TH') }),
    query: asked,
    page: asked.page,
    pageCount: Math.ceil(total / pageSize),
    pages: pagesOf(asked),
    chips: chipsOf(asked, { all: words.all, categories }),
    filters: filtersOf(asked, filters),
    sorts: sorts.map((sort) => ({
      ...{ label: words[sort], href: linkTo({ ...asked, sort, page: 1 }), isCurrent: sort === asked.sort },
    })),
    cart: { href: href('/shop/checkout'), label: cartWords.title[ctx.locale] },
  }
})

const categoriesOf = (ctx: Context) =>
  from(ctx, 'product_category')
    .select(['product_category._id', 'product_category.name', 'product_category.slug'])
    .where('product_category.visible', '=', true)
    .orderBy('product_category.order')
    .orderBy('product_category.name')
    .limit(50)
    .execute()

const linkTo = (query: ShopQuery) => href('/shop/products') + shopQueryString(query)

/** Search engines know the pages of all products, and of each category. */
const canonical = ({ category, page }: ShopQuery) => shopQueryString({ category, page })

const chipsOf = (
  query: ShopQuery,
  { all, categories }: { all: string; categories: Awaited<ReturnType<typeof categoriesOf>> },
) => [
  { label: all, href: linkTo({ ...query, category: '', page: 1 }), isCurrent: query.category === '' },
  ...categories.map(({ slug, name }) => ({
    ...{ label: name, isCurrent: slug === query.category },
    href: linkTo({ ...query, category: slug ?? '', page: 1 }),
  })),
]

/** A second press on the chosen value removes the filter. */
const filtersOf = (query: ShopQuery, filters: Awaited<ReturnType<typeof propertyFilters>>) =>
  filters.map(({ name, values }) => ({
    label: name,
    chips: values.map(({ label, value }) => ({
      ...{ label, isCurrent: value === query.property },
      href: linkTo({ ...query, property: value === query.property ? '' : value, page: 1 }),
    })),
  }))

/** The address of every page, to which the number is added. */
const pagesOf = (query: ShopQuery) => {
  const rest = shopQueryString({ ...query, page: 1 })
  return `${href('/shop/products')}${rest === '' ? '?' : `${rest}&`}page=`
}
