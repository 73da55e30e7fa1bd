import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Variant } from '../collections/product-fields.ts'
import { mostOf } from '../rules/cart-lines.ts'
import { type Campaign, type CampaignProduct, withCampaigns } from '../rules/campaign.ts'
import { type PriceParts, pricesOf } from '../rules/price.ts'
import { productWords } from '../shop-words.ts'
import { describePrice } from './describe-price.ts'
import { describeStock } from './describe-stock.ts'

/** The variant of an address. Without one: the first that is free, otherwise the first. */
export const variantIn = (variants: readonly Variant[], sku: string | undefined): Variant | undefined =>
  sku === undefined
    ? (variants.find(({ stock }) => stock === null || stock > 0) ?? variants[0])
    : variants.find((variant) => variant.sku === sku)

interface OfferedProduct extends PriceParts, CampaignProduct {
  kind: string
  mostEach: number | null
  subProducts: readonly Variant[]
}

/** The chosen variant as its page offers it: price, stock, the other variants, and how many may be bought. */
export const describeOffer = (
  ctx: Context,
  { product, chosen, campaigns }: { product: OfferedProduct; chosen: Variant; campaigns: readonly Campaign[] },
) => {
  const mostEach = product.kind === 'course' ? 1 : product.mostEach
  const most = mostOf({ free: chosen.stock, mostEach })
  return {
    sku: chosen.sku,
    options: Object.entries(chosen.options).map(([name, value]) => ({ name, value })),
    price: describePrice(ctx, withCampaigns(pricesOf(product, chosen), { product, campaigns })),
    stock: describeStock(ctx, { free: chosen.stock, kind: product.kind }),
    canBuy: most > 0,
    most,
    hasQuantity: mostEach !== 1,
    limit: mostEach !== null && mostEach > 1 ? fill(productWords.most[ctx.locale], { n: mostEach }) : null,
    variants: product.subProducts.map(({ sku, name }) => ({
      ...{ sku, label: name || sku, isCurrent: sku === chosen.sku },
      href: href('/shop/product/:id/:variant', { id: product._id, variant: sku }),
    })),
  }
}
