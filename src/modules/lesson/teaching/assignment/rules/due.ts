import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'

/**
 * Until when an assignment is on time (ISO UTC): to the end of a day, or of so many days after the learner enrolled; the earlier
 * where both are set, null where neither is.
 */
export const dueAt = (
  { dueOn, dueDays }: { dueOn: string | null; dueDays: number | null },
  enrolledAt: string,
): string | null => {
  const last = dueDays === null ? null : addDays(bangkokDay(Date.parse(enrolledAt)), dueDays)
  const days = [dueOn, last].filter((day) => day !== null).sort()
  return days[0] ? dayStart(addDays(days[0], 1)) : null
}

/** Whether what is handed in at `now` (milliseconds since 1970) is late. */
export const isLateAt = (due: string | null, now: number): boolean => due !== null && now >= Date.parse(due)
