import { bahtTimes } from '#domain/money/baht.ts'
import type { PriceParts } from './price.ts'

/** A campaign that runs today. */
export interface Campaign {
  _id: string
  rule: string
  percent: number | null
  price: number | null
  products: readonly string[]
  categories: readonly string[]
  vendors: readonly string[]
}

/** What campaigns choose products by. */
export interface CampaignProduct {
  _id: string
  category: string | null
  vendorID: string | null
}

/** What is paid in baht, and the campaign that made it so. */
interface CampaignPrice extends PriceParts {
  campaignID: string | null
}

/** Whether a campaign holds for a product. One that names nothing holds for all. */
export const isInCampaign = ({ products, categories, vendors }: Campaign, product: CampaignProduct): boolean =>
  products.length + categories.length + vendors.length === 0 ||
  products.includes(product._id) ||
  (product.category !== null && categories.includes(product.category)) ||
  (product.vendorID !== null && vendors.includes(product.vendorID))

/**
 * The prices of a product with its campaigns: the lowest of the sale price and the campaign prices is paid. A percentage
 * is taken off the regular price. A campaign never raises a price.
 */
export const withCampaigns = (
  { price, sale_price }: PriceParts,
  { product, campaigns }: { product: CampaignProduct; campaigns: readonly Campaign[] },
): CampaignPrice =>
  campaigns
    .filter((campaign) => isInCampaign(campaign, product))
    .reduce<CampaignPrice>(
      (lowest, campaign) => {
        const offered = offeredBy(campaign, price)
        return offered < (lowest.sale_price ?? price)
          ? { price, sale_price: offered, campaignID: campaign._id }
          : lowest
      },
      { price, sale_price, campaignID: null },
    )

const offeredBy = ({ rule, percent, price: fixed }: Campaign, price: number): number =>
  rule === 'price' ? (fixed ?? price) : bahtTimes(price, Math.round(10_000 - (percent ?? 0) * 100) / 10_000)
