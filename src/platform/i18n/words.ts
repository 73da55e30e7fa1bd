import type { Locale } from '#domain/locale/locale.ts'

export type { Locale } from '#domain/locale/locale.ts'

/** Both languages of a visible word; Thai is what a first visitor sees (specification §9). */
export interface Text {
  th: string
  en: string
}
export const defaultLocale: Locale = 'th'
export const locales: readonly Locale[] = ['th', 'en']

/** The words of a table in one language: what a browser gets, never both. */
export const inLocale = <W extends Record<string, Text>>(words: W, locale: Locale) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text[locale]])) as { [K in keyof W]: string }

/** Fills `{name}` gaps of a text with values. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
