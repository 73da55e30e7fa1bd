import { sql } from 'kysely'
import { href } from 'react-router'
import { normalize } from '#domain/thai-text/normalize.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { coarse } from '../rules/availability.ts'
import { runningCampaigns } from '../cart/campaigns/running-campaigns.server.ts'
import { type Campaign, type CampaignProduct, withCampaigns } from '../rules/campaign.ts'
import { paidPrice, type PriceParts, pricesOf } from '../rules/price.ts'
import { pageSize, type ShopQuery, type ShopSort } from '../rules/shop-query.ts'
import { describePrice } from './describe-price.ts'
import { describeStock } from './describe-stock.ts'

/** A page of published products, and how many there are. */
export const listProducts = async (ctx: Context, query: ProductSearch & Pick<ShopQuery, 'sort' | 'page'>) => {
  const campaigns = await runningCampaigns(ctx)
  const [found, { total }] = await Promise.all([
    ordered(matching(ctx, query), { sort: query.sort, campaigns })
      .select(['product._id', 'product.name', 'product.kind', 'product.image', 'product.price', 'product.sale_price'])
      .select(['product.availability', 'product.subProducts', 'product.category', 'product.vendorID'])
      .limit(pageSize)
      .offset((query.page - 1) * pageSize)
      .execute(),
    matching(ctx, query)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { products: found.map((product) => describeProduct(ctx, { product, campaigns })), total }
}

/** What the products of a page have in common. */
interface ProductSearch {
  text: string
  categoryID: string | null
  vendorID?: string
  /** Values of properties, as products hold them: `name: value`. */
  properties?: readonly string[]
}

const matching = (ctx: Context, { text, categoryID, vendorID, properties = [] }: ProductSearch) =>
  from(ctx, 'product')
    .where('product.status', '=', true)
    .where((product) =>
      product.and([
        ...(categoryID ? [product('product.category', '=', categoryID)] : []),
        ...(vendorID ? [product('product.vendorID', '=', vendorID)] : []),
        ...properties.map((value) => sql<boolean>`product.properties @> array[${value}]::text[]`),
        ...wordsIn(text).map((word) => product('product.search', 'like', `%${word}%`)),
      ]),
    )

const wordsIn = (text: string) =>
  normalize(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))

/** What is paid for a product without variants, as SQL. `rules/campaign.ts` holds the same rule. */
const paidWith = (campaigns: readonly Campaign[]) =>
  sql<number>`least(coalesce(product.sale_price, product.price)${sql.join(
    campaigns.map((one) => sql`, case when ${isInSql(one)} then ${priceSql(one)} end`),
    sql``,
  )})`

const priceSql = ({ rule, price, percent }: Campaign) =>
  rule === 'price' ? sql`${price}::numeric` : sql`round(product.price * (100 - ${percent}::numeric) / 100, 2)`

const isInSql = ({ products, categories, vendors }: Campaign) =>
  products.length + categories.length + vendors.length === 0
    ? sql`true`
    : sql`(product._id = any(${products}::text[]) or product.category = any(${categories}::text[])
        or product."vendorID" = any(${vendors}::text[]))`

function ordered(
  query: ReturnType<typeof matching>,
  { sort, campaigns }: { sort: ShopSort; campaigns: readonly Campaign[] },
) {
  const paid = paidWith(campaigns)
  const by = {
    newest: query.orderBy('product.createdAt', 'desc'),
    cheapest: query.orderBy(paid),
    dearest: query.orderBy(paid, 'desc'),
    name: query.orderBy('product.name'),
  }
  return by[sort].orderBy('product._id')
}

interface FoundProduct extends CampaignProduct {
  name: string
  kind: string
  image: string | null
  price: number
  sale_price: number | null
  availability: number
  subProducts: { price: number | null; sale_price: number | null; stock: number | null }[]
}

/** A product on a card. Where variants differ in price it shows the lowest. */
function describeProduct(
  ctx: Context,
  { product, campaigns }: { product: FoundProduct; campaigns: readonly Campaign[] },
) {
  const offered = (prices: PriceParts) => withCampaigns(prices, { product, campaigns })
  const prices = product.subProducts.map((variant) => offered(pricesOf(product, variant)))
  const cheapest = prices.toSorted((a, b) => paidPrice(a) - paidPrice(b))[0] ?? offered(product)
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
