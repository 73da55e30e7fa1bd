import { fromSatang, toSatang } from './baht.ts'
import { timesRatio } from './ratio.ts'

/** Returns a percentage of an amount in baht, rounded half away from zero to the satang. Throws a RangeError like `percentHundredths`. */
export const percentOf = (baht: number, percent: number): number =>
  fromSatang(timesRatio(toSatang(baht), percentHundredths(percent, { most: 100 }), 10_000))

/**
 * Returns a percentage as whole hundredths of a percent: 7 is 700. Throws a RangeError for one that is negative, above `most` percent, or
 * has more than 2 decimals. With `isBelow` it must be below `most`.
 */
export function percentHundredths(
  percent: number,
  { most, isBelow = false }: { most: number; isBelow?: boolean },
): number {
  const hundredths = Math.round(percent * 100)
  const isInRange = percent >= 0 && (isBelow ? percent < most : percent <= most)
  if (!isInRange || hundredths / 100 !== percent) throw new RangeError(`not a percentage: ${percent}`)
  return hundredths
}
