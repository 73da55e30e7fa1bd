import type { Issue } from '#domain/validation/issue.ts'
import { citizenDigits, hasCitizenChecksum } from './citizen.ts'

/** The 13 digits of a tax identification number, of what was written with dashes and spaces or Thai digits. */
export const taxDigits = citizenDigits

/** A number of the Revenue Department has the check digit of a citizen id; null where it is right. */
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

/** The branch of a business as an invoice names it: five digits, 00000 being the head office; null for anything else. */
export function branchDigits(text: string): string | null {
  const written = text.trim()
  return /^[0-9]{1,5}$/.test(written) ? written.padStart(5, '0') : null
}
