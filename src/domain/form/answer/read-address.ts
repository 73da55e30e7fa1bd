import { arabicDigits } from '#domain/thai-text/digits.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { cleanText } from './clean-text.ts'
import { complain, type Complaint } from './complaint.ts'
import { type Reader, type Reading, refused } from './reader.ts'
import { type AddressPart, addressParts } from './words.ts'

const mostUnitsOfPart = 200
const partNames = Object.keys(addressParts) as AddressPart[]

/** The parts that a required address needs (specification L164). */
export const requiredParts: readonly AddressPart[] = ['province', 'district', 'subdistrict', 'zipcode']

/** Reads an address: each of its parts is a text, empty where it was not filled (specification L124). */
export const readAddress: Reader = (raw, { field }) => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused(complain('value', 'value'))
  const parts: (readonly [AddressPart, string | null])[] = partNames.map((name) => [name, partOf(raw, name)])
  const wrong = parts.find(([, text]) => text === null)
  if (wrong) return refused(complain('address', 'addressPart', { part: addressParts[wrong[0]] }))
  return judged(Object.fromEntries(parts) as Record<AddressPart, string>, field.required)
}

/** Returns the complaint about parts that are missing, by their names. */
export function missingParts(names: readonly AddressPart[]): Complaint {
  const list = (locale: Locale, between: string) => names.map((name) => addressParts[name][locale]).join(between)
  return complain('address', 'address', { parts: { th: list('th', ' '), en: list('en', ', ') } })
}

function partOf(raw: object, name: AddressPart): string | null {
  const sent = Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : ''
  if (typeof sent === 'string' && sent.length > mostUnitsOfPart) return null
  const text = cleanText(sent ?? '', { hasLines: false })
  if (text === null) return null
  return /^n\/a$/i.test(text) ? '' : text
}

function judged(given: Record<AddressPart, string>, isRequired: boolean): Reading {
  const parts = { ...given, zipcode: arabicDigits(given.zipcode) }
  if (partNames.every((name) => parts[name] === '')) return { value: null }
  const missing = requiredParts.filter((name) => parts[name] === '')
  if (isRequired && missing.length > 0) return refused(missingParts(missing))
  return /^(?:\d{5})?$/.test(parts.zipcode) ? { value: parts } : refused(complain('address', 'zipcode'))
}
