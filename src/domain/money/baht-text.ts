import type { Locale } from '#domain/locale/locale.ts'

import { toSatang } from './baht.ts'

const THAI_DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const THAI_PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']
const MILLION = 1_000_000
const ENGLISH_SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ENGLISH_STEPS: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
]

/**
 * Returns an amount in baht in words, for receipts and tax invoices: `เจ็ดร้อยบาทถ้วน`, `seven hundred baht only`. Throws a
 * RangeError for an invalid or negative amount.
 */
export function bahtText(amount: number, locale: Locale): string {
  const satang = toSatang(amount)
  if (satang < 0) throw new RangeError(`no words for a negative amount: ${amount}`)
  const [whole, rest] = [Math.floor(satang / 100), satang % 100]
  return locale === 'th' ? thaiAmount(whole, rest) : englishAmount(whole, rest)
}

function thaiAmount(baht: number, satang: number): string {
  if (satang === 0) return `${thaiNumber(baht)}บาทถ้วน`
  return `${baht === 0 ? '' : `${thaiNumber(baht)}บาท`}${thaiNumber(satang)}สตางค์`
}

function thaiNumber(number: number): string {
  if (number === 0) return THAI_DIGITS[0]!
  const [millions, rest] = [Math.floor(number / MILLION), number % MILLION]
  return (millions === 0 ? '' : `${thaiNumber(millions)}ล้าน`) + thaiBelowMillion(rest, number)
}

/** A last 1 is เอ็ด after any other digit of the whole number. */
function thaiBelowMillion(number: number, whole: number): string {
  const digits = [...String(number)].map(Number)
  return digits
    .map((digit, at) => {
      const place = digits.length - 1 - at
      if (digit === 0) return ''
      if (place === 0 && digit === 1 && whole > 9) return 'เอ็ด'
      if (place === 1 && digit < 3) return digit === 1 ? 'สิบ' : 'ยี่สิบ'
      return THAI_DIGITS[digit]! + THAI_PLACES[place]!
    })
    .join('')
}

function englishAmount(baht: number, satang: number): string {
  if (satang === 0) return `${englishNumber(baht)} baht only`
  const small = `${englishNumber(satang)} satang`
  return baht === 0 ? small : `${englishNumber(baht)} baht and ${small}`
}

function englishNumber(number: number): string {
  if (number < 20) return ENGLISH_SMALL[number]!
  if (number < 100)
    return ENGLISH_TENS[Math.floor(number / 10)]! + (number % 10 ? `-${ENGLISH_SMALL[number % 10]!}` : '')
  const [size, name] = ENGLISH_STEPS.find(([step]) => number >= step)!
  const rest = number % size
  return `${englishNumber(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${englishNumber(rest)}`}`
}
