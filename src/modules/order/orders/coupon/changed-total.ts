import { formatBaht } from '#domain/money/baht.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { checkoutProblems as words } from '../../words.ts'

/** The conflict that asks the buyer again, because what they were shown is no longer true. `total` is in baht. */
export const changedTotal = (total: number) => {
  const text = (locale: Locale) => fill(words.changed[locale], { total: formatBaht(total, { style: 'word', locale }) })
  return conflict({ field: 'cartID', code: 'changed', th: text('th'), en: text('en') })
}
