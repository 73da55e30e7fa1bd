import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'

/**
 * The deadline of an assignment (ISO UTC): the end of a day, or a number of days after enrolment. If both are set, the
 * earlier one. Null if neither is set.
 */
export const dueAt = (
  { dueOn, dueDays }: { dueOn: string | null; dueDays: number | null },
  enrolledAt: string,
): string | null => {
  const last = dueDays === null ? null : addDays(bangkokDay(Date.parse(enrolledAt)), dueDays)
  const days = [dueOn, last].filter((day) => day !== null).sort()
  return days[0] ? dayStart(addDays(days[0], 1)) : null
}

/** Whether a submission at `now` (milliseconds since 1970) is late. */
export const isLateAt = (due: string | null, now: number): boolean => due !== null && now >= Date.parse(due)
