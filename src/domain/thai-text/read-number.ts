import { arabicDigits } from './digits.ts'

const PLAIN = /^-?\d+(\.\d+)?$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/** The number that a person wrote, or null: `1,234.50`, `๑,๒๓๔`, `1234`. A comma that groups no thousands is none of ours. */
export function readNumber(text: string): number | null {
  const plain = arabicDigits(text).replace(/\s/g, '')
  return PLAIN.test(plain) || GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : null
}

/** An amount in baht as a person wrote it, with or without its sign or word: `฿1,234.50`, `๗๐๐ บาท`, `THB 700`; or null. */
export function readBaht(text: string): number | null {
  return readNumber(text.trim().replace(/^(฿|THB)|(บาท|baht|THB)$/gi, ''))
}
