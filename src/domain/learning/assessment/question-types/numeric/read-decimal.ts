import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible } from '#domain/validation/invisible.ts'

import { type Fraction, fraction } from '../../fraction.ts'

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/

/** Reads a number as people write it: `1,234.5`, `๑๒.๕`, `−3`. Exponents are no numbers. Returns null for anything else. */
export function readDecimal(text: string): Fraction | null {
  const plain = arabicDigits(onlyVisible(text).normalize('NFKC')).replace(/[\u2212\u2013]/g, '-')
  const compact = plain.replace(/^([+-])\s+/, '$1').trim()
  return PLAIN.test(compact) || GROUPED.test(compact) ? fraction(compact.replaceAll(',', '')) : null
}
