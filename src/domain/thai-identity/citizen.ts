import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible } from '#domain/validation/invisible.ts'
import type { Issue } from '#domain/validation/issue.ts'

/** Returns a citizen id as typed without dashes and spaces, with Arabic digits. */
export function citizenDigits(text: string): string {
  return arabicDigits(text).replace(/[^0-9]/g, '')
}

/**
 * Returns a citizen id with Arabic digits and without the spaces, dashes and dots of its groups. Any other letter
 * stays.
 */
export function plainCitizen(text: string): string {
  return arabicDigits(onlyVisible(text)).replace(/[\s./\u2010-\u2015\u2212-]/g, '')
}

/** Whether a citizen id has exactly 13 digits once stripped. */
export const isCitizenId = (text: string) => citizenDigits(text).length === 13

/** Returns the issue of a citizen id that does not have exactly 13 digits once stripped (specification §5), or null. */
export function citizenIssue(field: string, text: string): Issue | null {
  if (isCitizenId(text)) return null
  return {
    field,
    code: 'citizen',
    th: '** หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น',
    en: '** The citizen id must be 13 digits',
  }
}

/** Whether the last of 13 digits is the check digit of the other 12. The specification does not require it. */
export function hasCitizenChecksum(digits: string): boolean {
  if (!/^[0-9]{13}$/.test(digits)) return false
  const sum = [...digits.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(digits.at(12))
}

/** Formats 13 digits in the groups of the card, `1-1017-00207-03-0`. Returns anything else unchanged. */
export function formatCitizen(digits: string): string {
  return digits.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5')
}

/**
 * Hides all but the last three digits of an id, `x-xxxx-xxxxx-03-0`, to distinguish people. Hides anything else
 * completely.
 */
export function maskCitizen(digits: string): string {
  const last = /^\d{10}(\d{2})(\d)$/.exec(digits)
  return last ? `x-xxxx-xxxxx-${last[1]}-${last[2]}` : 'x'.repeat(digits.length)
}
