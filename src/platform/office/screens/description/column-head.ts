import type { AnyField } from '#platform/data/collection/field.ts'
import type { Locale } from '#platform/site/i18n/words.ts'

/** What heads a column of a list: of money always with its unit, which its amounts then need not repeat (decision 13). */
export const columnHead = ({ kind, short, label, unit }: AnyField, locale: Locale): string =>
  short || kind !== 'baht' || !unit ? (short ?? label)[locale] : `${label[locale]} (${unit[locale]})`
