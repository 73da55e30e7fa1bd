import { arabicDigits } from './digits.ts'

const PLAIN = /^-?\d+(\.\d+)?$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/**
 * Reads a number that a person wrote: `1,234.50`, `๑,๒๓๔`, `1234`. Returns null for anything else. A comma must group
 * thousands.
 */
export function readNumber(text: string): number | null {
  const plain = arabicDigits(text).replace(/\s/g, '')
  return PLAIN.test(plain) || GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : null
}

/**
 * Reads an amount in baht that a person wrote, with or without sign or word: `฿1,234.50`, `๗๐๐ บาท`, `THB 700`. Returns
 * null for anything else.
 */
export function readBaht(text: string): number | null {
  return readNumber(text.trim().replace(/^(฿|THB)|(บาท|baht|THB)$/gi, ''))
}
