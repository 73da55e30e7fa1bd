import { addBaht, bahtTimes, fromSatang, isBaht, priceOf, toSatang } from './baht.ts'
import { percentOf } from './percent.ts'
import { shareSatang } from './share.ts'
import { documentVat, type TaxClass, type VatGroup } from './tax/vat.ts'

/** How an amount is taxed. `rate` is the VAT rate in percent and counts only for the class vat. */
interface Taxed {
  taxClass: TaxClass
  rate: number
}

/** A thing to buy, with prices in baht as in `priceOf`. The campaign price counts if it is lower. */
export interface OrderItem extends Taxed {
  price?: number | null
  sale_price?: number | null
  campaignPrice?: number | null
  quantity: number
  /** Whether the coupon reduces this line. */
  isEligible?: boolean
}

/** A discount in percent of the eligible lines, or of an amount in baht. `most` limits it, in baht. */
export type Discount = ({ percent: number } | { amount: number }) & { most?: number | null }

/** What is to be priced. `isVatIncluded`: the prices include VAT. */
export interface OrderDraft {
  items: readonly OrderItem[]
  coupon?: Discount | null
  shipping?: (Taxed & { amount: number }) | null
  isVatIncluded: boolean
}

/** A priced line in baht: `net` is what is paid for it with VAT, base + vat = net. */
export interface PricedLine extends Taxed {
  unitPrice: number
  quantity: number
  discount: number
  net: number
  base: number
  vat: number
}

/** A priced order in baht. The nets of the lines and of the shipping add up to `total`, and base + vat = total. */
export interface PricedOrder {
  lines: PricedLine[]
  shipping: PricedLine | null
  discount: number
  base: number
  vat: number
  total: number
  groups: VatGroup[]
}

const MOST_PIECES = 100_000

/**
 * Prices an order: the lowest unit price × quantity, one coupon spread over the eligible lines by the largest remainder,
 * shipping without discount, and VAT per class. No line is below 0. Throws a RangeError for a quantity that is not 1 to
 * 100,000, an invalid or negative price, or a percentage that is not 0 to 100 with at most 2 decimals.
 */
export function priceOrder({ items, coupon, shipping, isVatIncluded }: OrderDraft): PricedOrder {
  const counted = items.map((item) => ({ ...item, unitPrice: unitPriceOf(item) }))
  const gross = counted.map(({ unitPrice, quantity }) => bahtTimes(unitPrice, assertQuantity(quantity)))
  const discounts = discountsOf(items, gross, coupon ?? null)
  const delivery = shipping ? [{ ...shipping, unitPrice: assertPrice(shipping.amount), quantity: 1 }] : []
  const amounts = [
    ...gross.map((amount, at) => addBaht(amount, -discounts[at]!)),
    ...delivery.map((each) => each.amount),
  ]
  const all = [...counted, ...delivery]
  const document = documentVat(
    all.map(({ taxClass, rate }, at) => ({ taxClass, rate, amount: amounts[at]! })),
    isVatIncluded,
  )
  const lines = all.map(({ unitPrice, quantity, taxClass, rate }, at): PricedLine => {
    const { base, vat, total } = document.lines[at]!
    return { unitPrice, quantity, taxClass, rate, discount: discounts[at] ?? 0, net: total, base, vat }
  })
  const { base, vat, total, groups } = document
  const goods = lines.slice(0, items.length)
  return {
    lines: goods,
    shipping: lines[items.length] ?? null,
    discount: addBaht(...discounts),
    base,
    vat,
    total,
    groups,
  }
}

/** Returns the price in baht of one piece: the sale price if there is one, or a lower campaign price. */
export function unitPriceOf(item: Pick<OrderItem, 'price' | 'sale_price' | 'campaignPrice'>): number {
  const { pays } = priceOf(item)
  return assertPrice(Math.min(pays, item.campaignPrice ?? pays))
}

function discountsOf(items: readonly OrderItem[], gross: readonly number[], coupon: Discount | null): number[] {
  const eligible = gross.map((amount, at) => (items[at]!.isEligible === false ? 0 : toSatang(amount)))
  const sum = eligible.reduce((total, each) => total + each, 0)
  if (!coupon) return gross.map(() => 0)
  const wanted = toSatang(discountWanted(coupon, fromSatang(sum)))
  const most = coupon.most === null || coupon.most === undefined ? wanted : toSatang(assertPrice(coupon.most))
  return shareSatang(Math.min(wanted, most, sum), eligible).map(fromSatang)
}

function discountWanted(coupon: Discount, sum: number): number {
  if ('amount' in coupon) return assertPrice(coupon.amount)
  return percentOf(sum, coupon.percent)
}

function assertPrice(amount: number): number {
  if (!isBaht(amount) || amount < 0) throw new RangeError(`not a price: ${amount}`)
  return amount
}

function assertQuantity(quantity: number): number {
  const isValid = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES
  if (!isValid) throw new RangeError(`not a quantity: ${quantity}`)
  return quantity
}
