import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible } from '#domain/validation/invisible.ts'
import type { Issue } from '#domain/validation/issue.ts'

/** Returns a phone number without separators, with Arabic digits, and with 0 for +66, 0066 or 66. */
export function phoneDigits(text: string): string {
  const digits = arabicDigits(onlyVisible(text)).replace(/[\s().\u2010-\u2015-]/g, '')
  const abroad = /^(?:\+66|0066|66(?=\d{9,10}$))0?(\d*)$/.exec(digits)
  return abroad ? `0${abroad[1]}` : digits
}

/**
 * Returns a number with its extension, `02-123-4567 ต่อ 12` as `021234567#12`. Any other text is returned as by
 * `phoneDigits`.
 */
export function extendedPhone(text: string): string {
  const [, number, extension] = /^(.+?)\s*(?:ต่อ|ext\.?|#)\s*([0-9๐-๙]{1,6})$/i.exec(text.trim()) ?? []
  return number === undefined ? phoneDigits(text) : `${phoneDigits(number)}#${arabicDigits(extension!)}`
}

/**
 * Whether a number can be called: nine or ten digits with a leading zero, a short number such as 1669, or a foreign
 * number. An extension is allowed.
 */
export const isCallable = (number: string) => /^(?:0[0-9]{8,9}|1[0-9]{2,3}|\+[0-9]{8,15})(?:#[0-9]{1,6})?$/.test(number)

/** Whether a phone number has exactly 10 digits once normalised. */
export const isPhoneNumber = (text: string) => /^[0-9]{10}$/.test(phoneDigits(text))

/**
 * Returns the issue of a phone number that does not have exactly 10 digits once normalised (specification §5), or null.
 */
export function phoneIssue(field: string, text: string): Issue | null {
  if (isPhoneNumber(text)) return null
  return {
    field,
    code: 'phone',
    th: '** เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น',
    en: '** The phone number must be 10 digits',
  }
}

/**
 * Formats a number in groups: `081-234-5678`, `02-123-4567` of Bangkok, `038-123-456` of a province. Returns anything
 * else unchanged.
 */
export function formatPhone(digits: string): string {
  const [number = '', extension] = digits.split('#')
  if (extension !== undefined) return `${formatPhone(number)} ต่อ ${extension}`
  const groups = /^(02)(\d{3})(\d{4})$/.exec(digits) ?? /^(0\d{2})(\d{3})(\d{3,4})$/.exec(digits)
  return groups ? groups.slice(1).join('-') : digits
}
