const FIRST_BUDDHIST = 2443
const LAST_BUDDHIST = 2642

/**
 * Whether a date that begins with a year, `YYYY-`, is plausible as written. Year 0 is not, and 2443 to 2642 are the
 * Buddhist years of 1900 to 2099 where the Gregorian year belongs.
 */
export function hasLikelyYear(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year > 0 && (year < FIRST_BUDDHIST || year > LAST_BUDDHIST)
}
