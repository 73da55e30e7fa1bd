import { addDays } from '#domain/thai-calendar/bangkok.ts'

/** The days of a rate that are over, from the first to the last; null if it begins today or later. */
export function pastDays({ from, until }: { from: string; until: string | null }, today: string) {
  const yesterday = addDays(today, -1)
  if (from > yesterday) return null
  return { first: from, last: until !== null && until < yesterday ? until : yesterday }
}
