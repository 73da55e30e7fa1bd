import { fromSatang, toSatang } from './baht.ts'

/**
 * Spreads an amount in baht over weights in baht, in proportion, by the largest remainder. The shares add up to the
 * amount exactly, a weight of 0 gets 0, and of equal remainders the first wins. Throws a RangeError for a negative
 * weight or an amount without any weight.
 */
export function shareBaht(amount: number, weights: readonly number[]): number[] {
  return shareSatang(toSatang(amount), weights.map(toSatang)).map(fromSatang)
}

/** Like `shareBaht`, with the amount and the weights in integer satang. */
export function shareSatang(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is negative')
  if (sum === 0 && amount !== 0) throw new RangeError('nothing to spread the amount over')
  if (sum === 0) return weights.map(() => 0)
  const size = BigInt(Math.abs(amount))
  const products = weights.map((weight) => size * BigInt(weight))
  const shares = products.map((product) => Number(product / BigInt(sum)))
  const left = Math.abs(amount) - shares.reduce((total, share) => total + share, 0)
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product % BigInt(sum) }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at]! += 1
  return shares.map((share) => (amount < 0 ? -share : share) + 0)
}
