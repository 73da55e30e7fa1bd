const FIRST_BUDDHIST = 2443
const LAST_BUDDHIST = 2642

/**
 * Whether a date that begins with a year, `YYYY-`, is likely meant as it is written: there is no year 0, and 2443 to 2642
 * are 1900 to 2099 of the Buddhist era, written where the year of the common era belongs.
 */
export function hasLikelyYear(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year > 0 && (year < FIRST_BUDDHIST || year > LAST_BUDDHIST)
}
