import type { Issue } from '#domain/validation/issue.ts'
import { citizenDigits, hasCitizenChecksum } from './citizen.ts'

/** Returns the 13 digits of a tax identification number that was written with dashes, spaces or Thai digits. */
export const taxDigits = citizenDigits

/** Returns the issue of a tax number, or null if it is valid. It has the check digit of a citizen id. */
export function taxIssue(field: string, text: string): Issue | null {
  const digits = taxDigits(text)
  if (digits.length !== 13)
    return {
      ...{ field, code: 'tax', th: 'เลขประจำตัวผู้เสียภาษีต้องมี 13 หลัก' },
      en: 'A tax identification number has 13 digits',
    }
  if (hasCitizenChecksum(digits)) return null
  return {
    ...{ field, code: 'tax', th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง ตรวจหลักสุดท้าย' },
    en: 'The tax identification number is not right: check its last digit',
  }
}

/**
 * Returns the branch number of a business for an invoice: five digits, 00000 for the head office. Returns null for
 * anything else.
 */
export function branchDigits(text: string): string | null {
  const written = text.trim()
  return /^[0-9]{1,5}$/.test(written) ? written.padStart(5, '0') : null
}
