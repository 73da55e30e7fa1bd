import type { Locale } from './locale.ts'

/**
 * Returns the unit for a number. It is declared in the plural: English has another word after 1 (`1 day`, `2 days`, `1
 * baht`).
 */
export const unitBeside = (figure: string, { unit, locale }: { unit: Record<Locale, string>; locale: Locale }) => {
  if (locale !== 'en' || figure !== '1') return unit[locale]
  return unit.en === 'people' ? 'person' : unit.en.replace(/s$/, '')
}
