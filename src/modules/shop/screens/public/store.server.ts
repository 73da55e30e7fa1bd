import { href } from 'react-router'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { listProducts } from '../../components/list-products.server.ts'
import { pageSize, readShopQuery } from '../../rules/shop-query.ts'
import { shopWords, storeWords } from '../../shop-words.ts'

/** The store of a vendor with its published products. */
export const loader = loads(async (ctx, { params, url }) => {
  const store = await publishedStore(ctx, params['slug'] ?? '')
  const { page } = readShopQuery(url.searchParams)
  const here = href('/shop/store/:slug', { slug: store.slug! })
  const search = { text: '', categoryID: null, vendorID: store.vendorID, sort: 'newest' as const, page }
  const { products, total } = await listProducts(ctx, search)
  const words = {
    ...wordsOf(ctx, { name: 'shop', words: shopWords }),
    ...wordsOf(ctx, { name: 'shop.store', words: storeWords }),
  }
  const site = ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn
  const picture = store.image ? pictureAt(store.image) : null
  return {
    head: headOf(ctx, {
      ...{ name: store.name, path: page > 1 ? `${here}?page=${page}` : here },
      text: stripHtml(store.text).slice(0, 160) || fill(words.text, { name: store.name, site }),
      ...(picture && { picture: absolute(ctx, picture) }),
    }),
    ...{ words, products, total, page, picture, name: store.name, about: store.text },
    lead: fill(words.text, { name: store.name, site }),
    count: fill(words.found, { n: total.toLocaleString('th-TH') }),
    pageCount: Math.ceil(total / pageSize),
    pages: `${here}?page=`,
  }
})

async function publishedStore(ctx: Context, slug: string) {
  const store = await from(ctx, 'vendor_store')
    .select(['vendor_store.name', 'vendor_store.slug', 'vendor_store.image', 'vendor_store.text'])
    .select('vendor_store.vendorID')
    .where('vendor_store.slug', '=', slug)
    .where('vendor_store.status', '=', true)
    .executeTakeFirst()
  if (!store) throw notFound()
  return store
}
