import type { Locale } from '#domain/locale/locale.ts'

const MOST_SATANG = 999_999_999_999
const WORD = { th: 'บาท', en: 'baht' }

export interface Price {
  /** The price to pay, in baht. */
  pays: number
  /** The regular price in baht, if it is higher. */
  was?: number
  /** The discount in whole percent, where it rounds to 1 or more. */
  offPercent?: number
  isFree: boolean
}

/** True for an amount of money: finite, at most 2 decimals, and within what numeric(12,2) can store. */
export function isBaht(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount) * 100 <= MOST_SATANG + 0.5 && Number(amount.toFixed(2)) === amount
}

/** Converts baht to integer satang. Throws a RangeError for an invalid amount (see `isBaht`). */
export function toSatang(baht: number): number {
  if (!isBaht(baht)) throw new RangeError(`not an amount in baht: ${baht}`)
  // Adding 0 turns -0 into 0.
  return Math.round(baht * 100) + 0
}

/**
 * Converts integer satang to baht. Throws a RangeError for a fraction of a satang or for an amount too large to store.
 */
export function fromSatang(satang: number): number {
  if (!Number.isInteger(satang) || Math.abs(satang) > MOST_SATANG) throw new RangeError(`not satang: ${satang}`)
  return satang / 100
}

/** Returns the exact sum of amounts in baht, 0 for none. Throws like `toSatang`. */
export function addBaht(...amounts: number[]): number {
  return fromSatang(amounts.reduce((sum, baht) => sum + toSatang(baht), 0))
}

/**
 * Multiplies baht by a quantity or a rate (0.07). The result is exact, rounded half away from zero to the satang.
 * Throws like `toSatang`.
 */
export function bahtTimes(baht: number, factor: number): number {
  const { digits, scale } = decimalOf(factor)
  const product = BigInt(toSatang(baht)) * digits
  const half = product < 0n ? -scale : scale
  return fromSatang(Number((product * 2n + half) / (scale * 2n)))
}

/**
 * Formats baht for people. `symbol`: ฿1,234.50, and ฿700 when `canStrip`. `word`: 3,150 บาท or 3,150 baht, joined by
 * U+00A0, with satang only if there are any. Throws like `toSatang` (specification §9: THB, Thai locale).
 */
export function formatBaht(
  baht: number,
  { style, locale, canStrip = style === 'word' }: { style: 'symbol' | 'word'; locale: Locale; canStrip?: boolean },
): string {
  const satang = Math.abs(toSatang(baht))
  const sign = baht < 0 ? '-' : ''
  const whole = String(Math.floor(satang / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = satang % 100
  const amount = canStrip && rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
  return style === 'word' ? `${sign}${amount}\u00a0${WORD[locale]}` : `${sign}฿${amount}`
}

/**
 * Returns the price of a course or product from its two prices in baht. A missing price counts as 0 (specification §9).
 */
export function priceOf(item: { price?: number | null; sale_price?: number | null }): Price {
  const regular = item.price ?? 0
  const pays = item.sale_price ?? regular
  const [full, sale] = [toSatang(regular), toSatang(pays)]
  const isFree = sale === 0
  if (sale >= full) return { pays, isFree }
  const offPercent = Math.round(((full - sale) * 100) / full)
  return offPercent === 0 ? { pays, was: regular, isFree } : { pays, was: regular, offPercent, isFree }
}

// Uses the decimal as written: 0.07 is 7/100, not the nearest binary fraction.
function decimalOf(factor: number): { digits: bigint; scale: bigint } {
  if (!Number.isFinite(factor) || Math.abs(factor) > MOST_SATANG) throw new RangeError(`not a factor: ${factor}`)
  const [mantissa = '0', exponent = '0'] = factor.toExponential().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const power = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return power > 0 ? { digits, scale: 10n ** BigInt(power) } : { digits: digits * 10n ** BigInt(-power), scale: 1n }
}
