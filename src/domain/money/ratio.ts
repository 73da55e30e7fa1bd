/** Returns amount × numerator ÷ denominator for integers, exact and rounded half away from zero to an integer. */
export function timesRatio(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const half = product < 0n === divisor < 0n ? divisor : -divisor
  return Number((product * 2n + half) / (divisor * 2n))
}
