import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import type { Variant } from '../collections/product-fields.ts'
import type { LineLimit } from '../rules/cart-lines.ts'
import { type Campaign, withCampaigns } from '../rules/campaign.ts'
import { type PriceParts, pricesOf } from '../rules/price.ts'
import { runningCampaigns } from './campaigns/running-campaigns.server.ts'
import { problemWords as words } from '../words.ts'

/** A variant that anybody may buy, as the catalogue has it now. */
export interface ForSale extends LineLimit {
  productId: string
  sku: string
  /** The name of the product, and that of the variant, or ''. */
  name: string
  variant: string
  kind: 'goods' | 'course'
  courseID: string | null
  taxClass: string
  image: string | null
  vendorID: string | null
  /** With the campaigns of today, and without them. */
  prices: PriceParts
  pricesBefore: PriceParts
  /** The campaign that lowers the price. */
  campaignID: string | null
  /** Grams. */
  weight: number
}

const published = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'product')
    .select(['product._id', 'product.name', 'product.kind', 'product.courseID', 'product.taxClass', 'product.image'])
    .select(['product.category', 'product.vendorID'])
    .select(['product.price', 'product.sale_price', 'product.mostEach', 'product.subProducts'])
    .where('product._id', 'in', ids)
    .where('product.status', '=', true)
    .execute()

type ProductRow = Awaited<ReturnType<typeof published>>[number]

/** The variants for sale of these products, by SKU. Two queries. */
export const forSaleOf = async (ctx: Context, productIds: readonly string[]): Promise<Map<string, ForSale>> => {
  if (productIds.length === 0) return new Map()
  const found = await published(ctx, [...new Set(productIds)])
  const campaigns = await runningCampaigns(ctx)
  return new Map(
    found.flatMap((product) =>
      product.subProducts.map((variant) => [variant.sku, describe(product, { variant, campaigns })]),
    ),
  )
}

/**
 * One variant for sale. A product with a single variant needs no SKU. Throws not-found for a product that is not for
 * sale or not of this site, and invalid without a choice among several variants.
 */
export const findForSale = async (
  ctx: Context,
  of: { productId: string; sku?: string | undefined },
): Promise<ForSale> => {
  const variants = [...(await forSaleOf(ctx, [of.productId])).values()]
  if (variants.length === 0) throw notFound({ field: 'productId', code: 'not-for-sale', ...words.noProduct })
  const chosen =
    of.sku === undefined && variants.length === 1 ? variants[0] : variants.find(({ sku }) => sku === of.sku)
  if (chosen) return chosen
  if (of.sku === undefined) throw invalid({ field: 'sku', code: 'required', ...words.chooseVariant })
  throw notFound({ field: 'sku', code: 'not-for-sale', ...words.noProduct })
}

/** Courses have no stock to count, and nobody buys one twice. */
const describe = (
  product: ProductRow,
  { variant, campaigns }: { variant: Variant; campaigns: readonly Campaign[] },
): ForSale => ({
  productId: product._id,
  sku: variant.sku,
  name: product.name,
  variant: variant.name,
  kind: product.kind as ForSale['kind'],
  courseID: product.courseID,
  taxClass: product.taxClass,
  image: product.image,
  vendorID: product.vendorID,
  ...pricedBy(product, { variant, campaigns }),
  weight: variant.weight,
  free: variant.stock,
  mostEach: product.kind === 'course' ? 1 : product.mostEach,
})

function pricedBy(
  product: ProductRow,
  { variant, campaigns }: { variant: Variant; campaigns: readonly Campaign[] },
): Pick<ForSale, 'prices' | 'pricesBefore' | 'campaignID'> {
  const pricesBefore = pricesOf(product, variant)
  const { campaignID, ...prices } = withCampaigns(pricesBefore, { product, campaigns })
  return { prices, pricesBefore, campaignID }
}
