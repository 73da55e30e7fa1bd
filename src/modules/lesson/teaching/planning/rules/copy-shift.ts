const dayMs = 86_400_000

/**
 * By how many days a plan moves so that its first day is the first same weekday on or after `start`. A multiple of seven, so that all
 * weekdays agree.
 */
export const copyShift = (firstDay: string, start: string): number => {
  const weeks = Math.ceil((Date.parse(start) - Date.parse(firstDay)) / dayMs / 7)
  // -0 is no number of days.
  return weeks * 7 || 0
}
