import type { Context } from '#platform/context.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { seatWords as words } from './words.ts'

/** The free seats in words, for a card. Empty for a course without a limit. */
export const seatsInWords = (left: number | undefined, locale: Locale): string => {
  if (left === undefined) return ''
  return left === 0 ? words.full[locale] : fill(words.left[locale], { n: left })
}

/** The same as a fact of the course page. */
export const seatsFact = ({ locale }: Context, { seats, left }: { seats: number | null; left: number | undefined }) => {
  if (seats === null || left === undefined) return []
  const value = left === 0 ? words.full[locale] : fill(words.leftOf[locale], { n: left, all: seats })
  return [{ icon: 'user' as const, name: words.label[locale], value }]
}
