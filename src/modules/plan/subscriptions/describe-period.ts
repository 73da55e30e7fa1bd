import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { periodWords as words } from '../words.ts'

/** Returns the period of a plan in words, such as `เดือน` or `3 months`. */
export const describePeriod = (
  { period, count }: { period: 'month' | 'year'; count: number },
  locale: Locale,
): string => (count === 1 ? words[period][locale] : fill(words[`${period}s`][locale], { n: count }))
