import { extendedPhone, isCallable } from '#domain/thai-identity/phone.ts'
import { hasCitizenChecksum, plainCitizen } from '#domain/thai-identity/citizen.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { graphemes } from '#domain/thai-text/graphemes.ts'
import { isEmailAddress, normalizeEmail } from '#domain/validation/email.ts'
import type { FormField } from '../definition.ts'
import { cleanText, mostUnits } from './clean-text.ts'
import { complain } from './complaint.ts'
import { type Reader, type Reading, refused } from './reader.ts'

/** Reads what was typed into an input or a textarea (specification L161). */
export const readText: Reader = (raw, { field }) => {
  const text = textOf(raw, field)
  if (text === null) return refused(typeof raw === 'string' && raw.length > mostUnits ? tooLong(field) : unreadable)
  if (text === '') return { value: null }
  const reading = field.type === 'input' ? forms[field.inputType](text) : { value: text }
  return typeof reading.value === 'string' ? measured(reading.value, field) : reading
}

/** Reads a text that nobody typed, such as a value of the session. */
export const readPlain: Reader = (raw, { field }) => ({
  value: cleanText(raw, { hasLines: field.type === 'textarea' }) || null,
})

const unreadable = complain('value', 'value')
const tooLong = ({ maxLength }: FormField) => complain('long', 'long', { n: maxLength || mostUnits })

/** A program may send a number as a number, unless its text has an exponent, which would be lost. */
function textOf(raw: unknown, { type, inputType }: FormField): string | null {
  const isNumber =
    type === 'input' && inputType === 'number' && typeof raw === 'number' && /^-?[\d.]+$/.test(String(raw))
  return cleanText(isNumber ? String(raw) : raw, { hasLines: type === 'textarea' })
}

function measured(text: string, field: FormField): Reading {
  const { minLength, maxLength } = field
  // A letter has at least one unit: a text with few units needs no counting.
  if (maxLength > 0 && text.length > maxLength && graphemes(text, maxLength + 1).length > maxLength)
    return refused(tooLong(field))
  if (minLength > 0 && !hasPlainLetters(text, minLength) && graphemes(text, minLength).length < minLength)
    return refused(complain('short', 'short', { n: minLength }))
  return { value: text }
}

/** Whether so many letters are counted at a glance: each of these is a letter of its own. Splitting takes a hundred times longer. */
const hasPlainLetters = (text: string, least: number) =>
  text.length - text.replaceAll(/[A-Za-z0-9ก-ฮ]/g, '').length >= least

const forms: Record<FormField['inputType'], (text: string) => Reading> = {
  text: (text) => ({ value: text }),
  email: (text) => {
    const email = text.length > 320 ? '' : normalizeEmail(text)
    return isEmailAddress(email) ? { value: email } : refused(complain('email', 'email'))
  },
  number: (text) => {
    const number =
      text.length > 100
        ? ''
        : arabicDigits(text)
            .replaceAll('\u2212', '-')
            .replaceAll(/[^0-9.-]/g, '')
    return /^-?\d{1,30}(?:\.\d{1,15})?$/.test(number) ? { value: number } : refused(complain('number', 'number'))
  },
  phone: (text) => {
    const phone = text.length > 60 ? '' : extendedPhone(text)
    return isCallable(phone) ? { value: phone } : refused(complain('phone', 'phone'))
  },
  citizen: (text) => {
    const digits = text.length > 60 ? '' : plainCitizen(text)
    return hasCitizenChecksum(digits) ? { value: digits } : refused(complain('citizen', 'citizen'))
  },
}
