/** An exact rational number in lowest terms; `d` is positive. */
export interface Fraction {
  n: bigint
  d: bigint
}

export const zero: Fraction = { n: 0n, d: 1n }
export const one: Fraction = { n: 1n, d: 1n }

const DECIMAL = /^([+-]?)(\d{0,400})(?:\.(\d{0,400}))?(?:e([+-]?\d{1,3}))?$/i
const RATIO = /^([+-]?\d{1,2000})\/(\d{1,2000})$/

/** Returns the exact value of a decimal text (`-12.50`), a ratio (`1/3`) or a finite number. Throws a RangeError for anything else. */
export function fraction(value: string | number): Fraction {
  const read = findFraction(String(value))
  if (read === null) throw new RangeError(`not a number: ${value}`)
  return read
}

/** Returns n / d in lowest terms. Throws a RangeError if d is 0. */
export function ratio(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('a denominator is 0')
  const divisor = greatestDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { n: n / divisor, d: d / divisor }
}

/** Returns the fraction as `n/d`, which `fraction` reads again. */
export const fractionText = ({ n, d }: Fraction): string => `${n}/${d}`

export const add = (left: Fraction, right: Fraction): Fraction =>
  ratio(left.n * right.d + right.n * left.d, left.d * right.d)

export const subtract = (left: Fraction, right: Fraction): Fraction => add(left, negate(right))

export const multiply = (left: Fraction, right: Fraction): Fraction => ratio(left.n * right.n, left.d * right.d)

/** Throws a RangeError if the right is 0. */
export const divide = (left: Fraction, right: Fraction): Fraction => ratio(left.n * right.d, left.d * right.n)

export const negate = ({ n, d }: Fraction): Fraction => ({ n: -n, d })

/** Returns a negative number, 0 or a positive number. */
export function compare(left: Fraction, right: Fraction): number {
  const difference = left.n * right.d - right.n * left.d
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export const greater = (left: Fraction, right: Fraction): Fraction => (compare(left, right) < 0 ? right : left)

export const lesser = (left: Fraction, right: Fraction): Fraction => (compare(left, right) > 0 ? right : left)

export const sum = (list: readonly Fraction[]): Fraction => list.reduce(add, zero)

/** Returns the decimal text with that many digits after the point, rounded half away from zero. */
export function toDecimal({ n, d }: Fraction, digits: number): string {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(digits)
  const rounded = (scaled * 2n + d) / (d * 2n)
  const text = String(rounded).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = n < 0n && rounded > 0n ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`
}

/**
 * Returns the share of a percentage with up to five decimals: 50 is 1/2. One that is k/n rounded or cut, n up to 20, is
 * exactly k/n, so that three times 33.33333 is 1.
 */
export function shareOfPercent(percent: number): Fraction {
  const share = multiply(fraction(percent), { n: 1n, d: 100n })
  const near = Array.from({ length: 20 }, (_, index) => nearest(share, BigInt(index + 1)))
  return near.find((each) => isWithinRounding(each, share)) ?? share
}

// Less than 0.00001 percent apart.
function isWithinRounding(left: Fraction, right: Fraction): boolean {
  const { n, d } = subtract(left, right)
  return (n < 0n ? -n : n) * 10_000_000n < d
}

/** Returns the multiple of 1/parts that is nearest. */
function nearest({ n, d }: Fraction, parts: bigint): Fraction {
  const doubled = 2n * n * parts + (n < 0n ? -d : d)
  return ratio(doubled / (2n * d), parts)
}

function findFraction(text: string): Fraction | null {
  const [, top, bottom] = RATIO.exec(text) ?? []
  if (top !== undefined && bottom !== undefined)
    return BigInt(bottom) === 0n ? null : ratio(BigInt(top), BigInt(bottom))
  const [matched, sign, whole = '', part = '', exponent = '0'] = DECIMAL.exec(text) ?? []
  if (matched === undefined || whole + part === '') return null
  const digits = BigInt(`${whole}${part}`) * (sign === '-' ? -1n : 1n)
  const power = Number(exponent) - part.length
  return power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power), 1n)
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  let [greatest, rest] = [left, right]
  while (rest !== 0n) [greatest, rest] = [rest, greatest % rest]
  return greatest === 0n ? 1n : greatest
}
