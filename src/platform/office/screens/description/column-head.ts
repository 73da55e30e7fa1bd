import type { AnyField } from '#platform/data/collection/field.ts'
import type { Locale } from '#platform/site/i18n/words.ts'

/** Returns the heading of a list column. For money it always includes the unit, which cells then omit (decision 13). */
export const columnHead = ({ kind, short, label, unit }: AnyField, locale: Locale): string =>
  short || kind !== 'baht' || !unit ? (short ?? label)[locale] : `${label[locale]} (${unit[locale]})`
