import type { Locale } from '#domain/locale/locale.ts'
import { choices } from '#platform/data/collection/field-builders.ts'

const both = choices([
  { value: 'th', label: { th: 'ไทย', en: 'Thai' } },
  { value: 'en', label: { th: 'อังกฤษ', en: 'English' } },
])

/** The languages in which visitors and learners may read the site. At least one. */
export const languages = (th: string, en: string) => {
  const field = both(th, en)
  return { ...field, decode: field.decode.refine((chosen: Locale[]) => chosen.length > 0) }
}
