import { sql } from 'kysely'
import { href } from 'react-router'
import { normalize } from '#domain/thai-text/normalize.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { coarse } from '../rules/availability.ts'
import { paidPrice, pricesOf } from '../rules/price.ts'
import { pageSize, type ShopQuery, type ShopSort } from '../rules/shop-query.ts'
import { describePrice } from './describe-price.ts'
import { describeStock } from './describe-stock.ts'

/** A page of published products, and how many there are. */
export const listProducts = async (ctx: Context, query: ShopQuery & { categoryID: string | null }) => {
  const [found, { total }] = await Promise.all([
    ordered(matching(ctx, query), query.sort)
      .select(['product._id', 'product.name', 'product.kind', 'product.image', 'product.price', 'product.sale_price'])
      .select(['product.availability', 'product.subProducts'])
      .limit(pageSize)
      .offset((query.page - 1) * pageSize)
      .execute(),
    matching(ctx, query)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { products: found.map((product) => describeProduct(ctx, product)), total }
}

const matching = (ctx: Context, { text, categoryID }: { text: string; categoryID: string | null }) =>
  from(ctx, 'product')
    .where('product.status', '=', true)
    .where((product) =>
      product.and([
        ...(categoryID ? [product('product.category', '=', categoryID)] : []),
        ...wordsIn(text).map((word) => product('product.search', 'like', `%${word}%`)),
      ]),
    )

const wordsIn = (text: string) =>
  normalize(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))

const paid = sql`coalesce(product.sale_price, product.price)`

function ordered(query: ReturnType<typeof matching>, sort: ShopSort) {
  const by = {
    newest: query.orderBy('product.createdAt', 'desc'),
    cheapest: query.orderBy(paid),
    dearest: query.orderBy(paid, 'desc'),
    name: query.orderBy('product.name'),
  }
  return by[sort].orderBy('product._id')
}

interface FoundProduct {
  _id: string
  name: string
  kind: string
  image: string | null
  price: number
  sale_price: number | null
  availability: number
  subProducts: { price: number | null; sale_price: number | null; stock: number | null }[]
}

/** A product on a card. Where variants differ in price it shows the lowest. */
function describeProduct(ctx: Context, product: FoundProduct) {
  const prices = product.subProducts.map((variant) => pricesOf(product, variant))
  const cheapest = prices.toSorted((a, b) => paidPrice(a) - paidPrice(b))[0] ?? product
  const free = product.availability === coarse(null) ? null : product.availability
  return {
    _id: product._id,
    href: href('/shop/product/:id', { id: product._id }),
    name: product.name,
    picture: product.image ? pictureAt(product.image) : null,
    price: describePrice(ctx, cheapest),
    hasSeveralPrices: new Set(prices.map(paidPrice)).size > 1,
    stock: describeStock(ctx, { free, kind: product.kind }),
  }
}

export type ListedProduct = ReturnType<typeof describeProduct>
