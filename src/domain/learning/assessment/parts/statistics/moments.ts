export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length

/** The covariance of a sample: divided by one less than its size. */
export function covariance(left: readonly number[], right: readonly number[]): number {
  if (left.length < 2) return 0
  const [leftMean, rightMean] = [mean(left), mean(right)]
  const products = left.map((value, index) => (value - leftMean) * ((right[index] ?? 0) - rightMean))
  return products.reduce((total, product) => total + product, 0) / (left.length - 1)
}

export const variance = (values: readonly number[]): number => covariance(values, values)

/** Differences below this are errors of floating point. */
const EPSILON = 1e-12

/** Null where the divisor is 0. */
export const quotient = (value: number | null, divisor: number): number | null =>
  value === null || Math.abs(divisor) < EPSILON ? null : value / divisor

/** Null for a negative value. */
export const rootOf = (value: number): number | null => (value < 0 ? null : Math.sqrt(value))
