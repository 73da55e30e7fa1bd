import { hasLikelyYear } from '#domain/thai-calendar/likely-year.ts'
import { hasCitizenChecksum, plainCitizen } from '#domain/thai-identity/citizen.ts'
import { extendedPhone, isCallable } from '#domain/thai-identity/phone.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible, trimmed } from '#domain/validation/invisible.ts'
import { isBlank, isCleanText } from '#domain/validation/text.ts'
import type { CodePattern, PersonField, PersonFieldType, PersonValue } from './definition.ts'
import { faultWords } from './words.ts'

export interface Fault {
  code: string
  th: string
  en: string
}

/** The value of one field as it is stored, null where it is empty, or what is wrong with it. */
type Judged = { value: PersonValue | null } | { fault: Fault }

/** One value, judged by the definition of its field; it runs in the browser too. */
export const judgeValue = (field: PersonField, given: unknown): Judged => {
  if (given === null || given === undefined) return { value: null }
  if (typeof given === 'string' && given.length <= mostLetters && isBlank(given)) return { value: null }
  return judges[field.type](given, field)
}

/** Values by key: those that are right as they are stored, and what is wrong with the others; a key of no field is refused. */
export const judgeFields = (
  fields: readonly PersonField[],
  given: unknown,
): { values: Record<string, PersonValue | null>; faults: ({ key: string } & Fault)[] } => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { values: {}, faults: [{ key: '', ...fault('object') }] }
  const known = new Map(fields.map((field) => [field.key, field]))
  const values: [string, PersonValue | null][] = []
  const faults: ({ key: string } & Fault)[] = []
  for (const [key, value] of Object.entries(given)) {
    const field = known.get(key)
    const judged: Judged = field ? judgeValue(field, value) : { fault: unknownKey(key) }
    if ('value' in judged) values.push([key, judged.value])
    else faults.push({ key: field ? key : '', ...judged.fault })
    // Who sends thousands of wrong keys is told of the first.
    if (faults.length >= mostFaults) break
  }
  return { values: Object.fromEntries(values), faults }
}

/** No value is longer, whatever it is; what is longer is read no further. */
const mostLetters = 8000
const mostFaults = 20
const mostNumber = 1e12

type Judge = (given: unknown, field: PersonField) => Judged

const fault = (code: keyof typeof faultWords): Fault => ({ code, ...faultWords[code] })

function unknownKey(key: string): Fault {
  const { code, th, en } = fault('unknown')
  const name = key.slice(0, 40).toWellFormed()
  return { code, th: th.replace('{key}', () => name), en: en.replace('{key}', () => name) }
}

/** A text of at most so many characters, as it is stored; undefined for anything else. */
function textOf(given: unknown, most: number): string | undefined {
  if (typeof given !== 'string' || given.length > mostLetters || !isCleanText(given)) return undefined
  const text = trimmed(given.normalize('NFC'))
  return text.length > most ? undefined : text
}

const written =
  (most: number, code: 'text' | 'longtext'): Judge =>
  (given) => {
    const text = textOf(given, most)
    return text === undefined ? { fault: fault(code) } : { value: text }
  }

const judges: Record<PersonFieldType, Judge> = {
  text: written(200, 'text'),
  longtext: written(4000, 'longtext'),
  choice: (given, { choices }) =>
    typeof given === 'string' && choices.includes(given) ? { value: given } : { fault: fault('choice') },
  date: (given) => (typeof given === 'string' && isDay(given) ? { value: given } : { fault: fault('date') }),
  number: (given) =>
    typeof given === 'number' && Number.isFinite(given) && Math.abs(given) <= mostNumber
      ? { value: given }
      : { fault: fault('number') },
  boolean: (given) => (typeof given === 'boolean' ? { value: given } : { fault: fault('boolean') }),
  phone: (given) => {
    const number = extendedPhone(textOf(given, 60) ?? '')
    return isCallable(number) ? { value: number } : { fault: fault('phone') }
  },
  code: (given, { pattern }) => {
    const code = patterns[pattern](textOf(given, 100) ?? '')
    return code === null ? { fault: fault(pattern) } : { value: code }
  },
}

/** A day of the calendar, `YYYY-MM-DD` in the common era. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !hasLikelyYear(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A code as it is stored, or null for what is none of the pattern. */
const patterns: Record<CodePattern, (text: string) => string | null> = {
  any: (text) => matching(/^[^\n\r]{1,60}$/, onlyVisible(text)),
  digits: (text) => matching(/^[0-9]{1,30}$/, arabicDigits(onlyVisible(text)).replaceAll(/[\s-]/g, '')),
  citizen: (text) => {
    const digits = plainCitizen(text)
    return hasCitizenChecksum(digits) ? digits : null
  },
  passport: (text) => matching(/^[A-Z0-9]{6,12}$/, onlyVisible(text).replaceAll(/[\s-]/g, '').toUpperCase()),
  licence: (text) => matching(/^[\p{L}\p{M}0-9][\p{L}\p{M}0-9 ./-]{0,39}$/u, arabicDigits(onlyVisible(text))),
}

const matching = (form: RegExp, text: string) => (form.test(text) ? text : null)
