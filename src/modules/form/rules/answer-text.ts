import { type AddressPart, addressParts } from '#domain/form/answer/words.ts'
import type { FormField } from '#domain/form/definition.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'

const NOTHING = 'N/A'
const AGREED: Readonly<Record<Locale, string>> = { th: 'ยินยอม', en: 'Agreed' }

/** Returns an answer as people read it: labels of options, dates and consent in words, and `N/A` for nothing (specification L162). */
export function answerText(field: FormField, { value, locale }: { value: unknown; locale: Locale }): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (Array.isArray(value)) return value.map((one) => labelOf(field, String(one))).join(', ') || NOTHING
  if (typeof value === 'object') return addressText(value) || NOTHING
  const text = String(value)
  if (field.type === 'consent' && text === 'true') return AGREED[locale]
  return field.type === 'datetime' ? dateText(text, locale) : labelOf(field, text)
}

/** Returns the parts of an address in the order in which they are filled. The database stores them in another order. */
export const addressText = (address: Partial<Record<AddressPart, string>>): string =>
  (Object.keys(addressParts) as AddressPart[])
    .map((part) => address[part])
    .filter(Boolean)
    .join(' ')

const labelOf = ({ options }: FormField, value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** A text that is no date stays as it is. */
function dateText(text: string, locale: Locale): string {
  if (Number.isNaN(Date.parse(text))) return text
  return text.length === 10
    ? formatDay(text, { length: 'medium', locale })
    : formatInstant(new Date(text).toISOString(), { length: 'medium', locale })
}
