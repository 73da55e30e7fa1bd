import { arabicDigits } from '#domain/thai-text/digits.ts'
import { complain } from './complaint.ts'
import { type Reader, refused } from './reader.ts'

const yes: ReadonlySet<unknown> = new Set([true, 'true', 'on'])
const no: ReadonlySet<unknown> = new Set([false, 'false', 'off'])

/** Reads a consent: `true`, or null where it is not given. */
export const readConsent: Reader = (raw) => {
  if (yes.has(raw)) return { value: 'true' }
  return no.has(raw) ? { value: null } : refused(complain('value', 'value'))
}

/** Reads a rating, a whole number from 1. */
export const readRating: Reader = (raw, { field }) => {
  const isShort = typeof raw === 'number' || (typeof raw === 'string' && raw.length < 20)
  const text = isShort ? arabicDigits(String(raw)).trim() : ''
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= field.most
    ? { value: text }
    : refused(complain('value', 'rating', { n: field.most }))
}
