import { addBaht, bahtTimes } from '#domain/money/baht.ts'

/** How a shipping method prices a parcel. Weights are in grams, amounts in baht. */
export interface ShippingRates {
  /** First digits of postal codes that it serves; none for the whole country. */
  postcodes: readonly string[]
  price: number
  /** The weight that the first price includes. */
  includedWeight: number
  pricePerKilogram: number
  maxWeight: number | null
  /** From this sum of goods on, shipping is free. */
  freeFrom: number | null
}

export interface Parcel {
  weight: number
  total: number
  postcode: string
}

/** What shipping a parcel costs in baht. Null if the method does not take it. */
export const shippingPrice = (rates: ShippingRates, { weight, total, postcode }: Parcel): number | null => {
  const isServed = rates.postcodes.length === 0 || rates.postcodes.some((digits) => postcode.startsWith(digits))
  if (!isServed || (rates.maxWeight !== null && weight > rates.maxWeight)) return null
  if (rates.freeFrom !== null && total >= rates.freeFrom) return 0
  const kilograms = Math.ceil(Math.max(0, weight - rates.includedWeight) / 1000)
  return addBaht(rates.price, bahtTimes(rates.pricePerKilogram, kilograms))
}
