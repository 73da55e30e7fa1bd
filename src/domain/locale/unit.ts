import type { Locale } from './locale.ts'

/** The unit beside a figure, declared as it is beside many: English has another word beside 1 (`1 day`, `2 days`, `1 baht`). */
export const unitBeside = (figure: string, { unit, locale }: { unit: Record<Locale, string>; locale: Locale }) => {
  if (locale !== 'en' || figure !== '1') return unit[locale]
  return unit.en === 'people' ? 'person' : unit.en.replace(/s$/, '')
}
