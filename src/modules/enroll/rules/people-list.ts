import { phoneDigits } from '#domain/thai-identity/phone.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible } from '#domain/validation/invisible.ts'
import { normalizeEmail } from '#domain/validation/email.ts'

/** The field by which a learner is found. */
export type FoundBy = 'email' | 'citizen' | 'phone' | 'username'

/** A person as typed, with the values to compare. */
export interface Named {
  text: string
  by: FoundBy
  value: string
}

/** The people of a pasted list, each once. One per line or cell. */
export const peopleIn = (text: string): Named[] => {
  const people = text.split(/[\n\r\t,;]+/).flatMap((part) => namedBy(onlyVisible(part)))
  return [...new Map(people.map((one) => [`${one.by} ${one.value}`, one])).values()]
}

/** An address as mail programs write it, after the person's name. */
const named = /<([^<>\s]+@[^<>\s]+)>$/

/** Numbers may use Thai digits, be grouped, or have the country code. */
function namedBy(text: string): Named[] {
  if (text === '') return []
  if (text.includes('@')) return [{ text, by: 'email', value: normalizeEmail(named.exec(text)?.[1] ?? text) }]
  const digits = arabicDigits(text).replaceAll(/[\s-]/g, '')
  if (/^\d{13}$/.test(digits)) return [{ text, by: 'citizen', value: digits }]
  const phone = phoneDigits(text)
  if (/^0\d{8,9}$/.test(phone)) return [{ text, by: 'phone', value: phone }]
  return [{ text, by: 'username', value: text.toLowerCase() }]
}
