import type { Locale } from '#domain/locale/locale.ts'

export type { Locale } from '#domain/locale/locale.ts'
export { fill } from '#domain/locale/fill.ts'

/** Both languages of a visible text. A first visitor sees Thai (specification §9). */
export interface Text {
  th: string
  en: string
}
export const defaultLocale: Locale = 'th'
export const locales: readonly Locale[] = ['th', 'en']

/** Returns the words of a table in one language; a browser never gets both. */
export const inLocale = <W extends Record<string, Text>>(words: W, locale: Locale) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text[locale]])) as { [K in keyof W]: string }
