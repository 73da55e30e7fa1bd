import { arabicDigits } from '#domain/thai-text/digits.ts'

/** A decimal number as an integer and its number of decimals. */
interface Decimal {
  units: bigint
  scale: number
}

const maxDigits = 30

/** Returns a number in a file as plain decimal text: `๑,๒๓๔.50` → `1234.5`, `1e-3` → `0.001`. Null for anything else. */
export function decimalText(text: string): string | null {
  const parsed = parseDecimal(text)
  return parsed && formatDecimal(parsed)
}

/** Returns the middle of a range and how far its ends are from it. Null unless both are numbers in order. */
export function centreOf(from: string, to: string): { value: string; tolerance: string } | null {
  const [low, high] = [parseDecimal(from), parseDecimal(to)]
  if (!low || !high) return null
  const scale = Math.max(low.scale, high.scale)
  const [first, last] = [rescale(low, scale), rescale(high, scale)]
  if (first > last) return null
  const half = (units: bigint) => formatDecimal({ units: units * 5n, scale: scale + 1 })
  return { value: half(first + last), tolerance: half(last - first) }
}

/** Returns 1 divided by a positive decimal number, as decimal text if it ends, else as `n/d`. Null for anything else. */
export function reciprocal(text: string): string | null {
  const [above = '', below = '1'] = text.split('/')
  const [numerator, denominator] = [parseDecimal(above), parseDecimal(below)]
  if (!numerator || !denominator || numerator.units <= 0n || denominator.units <= 0n) return null
  return quotient(
    denominator.units * 10n ** BigInt(numerator.scale),
    numerator.units * 10n ** BigInt(denominator.scale),
  )
}

/** Returns `n/d` as a decimal number of 15 digits; decimal text stays. */
export function decimalOf(text: string): string {
  const [above, below] = text.split('/')
  return below === undefined ? text : decimalText(String(Number((Number(above) / Number(below)).toPrecision(15))))!
}

/** Returns the absolute tolerance of a relative one: |value| × tolerance. */
export function absoluteTolerance(value: string, tolerance: string): string {
  const [size, share] = [parseDecimal(value), parseDecimal(tolerance)]
  if (!size || !share) return '0'
  const units = size.units * share.units
  return formatDecimal({ units: units < 0n ? -units : units, scale: size.scale + share.scale })
}

function parseDecimal(text: string): Decimal | null {
  const plain = arabicDigits(text).replace(/\s/g, '').replace(/^−/, '-')
  const match = /^([+-]?)(\d{1,30}|\d{1,3}(?:,\d{3}){1,9})?(?:\.(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(plain)
  if (!match || (match[2] === undefined && match[3] === undefined)) return null
  const [, sign, whole = '0', decimals = '', exponent = '0'] = match
  const digits = BigInt(whole.replaceAll(',', '') + decimals)
  const scale = decimals.length - Number(exponent)
  if (Math.abs(scale) > maxDigits) return null
  const units = sign === '-' ? -digits : digits
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

function formatDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 || decimals === '' ? `${sign}${whole}` : `${sign}${whole}.${decimals}`
}

const rescale = ({ units, scale }: Decimal, to: number) => units * 10n ** BigInt(to - scale)

function quotient(above: bigint, below: bigint): string {
  const divisor = gcd(above, below)
  const [n, d] = [above / divisor, below / divisor]
  for (let scale = 0; scale <= maxDigits; scale++) {
    const scaled = n * 10n ** BigInt(scale)
    if (scaled % d === 0n) return formatDecimal({ units: scaled / d, scale })
  }
  return `${n}/${d}`
}

function gcd(left: bigint, right: bigint): bigint {
  return right === 0n ? left : gcd(right, left % right)
}
