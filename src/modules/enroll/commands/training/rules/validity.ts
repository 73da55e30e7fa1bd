import { addDays, addMonths } from '#domain/thai-calendar/bangkok.ts'

/** How long before the end of a training staff and learners are told, in days. */
const noticeDays = [90, 60, 30] as const

/** Learners may train again from so many days before the end. */
const repeatDays = 90

/** How long a completed training still holds. A training without an end has none of them. */
export const validities = [
  { value: 'valid', label: { th: 'ใช้ได้อีกเกิน 90 วัน', en: 'Valid for more than 90 days' } },
  { value: 'in90', label: { th: 'หมดอายุใน 90 วัน', en: 'Expires within 90 days' } },
  { value: 'in60', label: { th: 'หมดอายุใน 60 วัน', en: 'Expires within 60 days' } },
  { value: 'in30', label: { th: 'หมดอายุใน 30 วัน', en: 'Expires within 30 days' } },
  { value: 'ended', label: { th: 'หมดอายุแล้ว', en: 'Expired' } },
] as const

export type Validity = (typeof validities)[number]['value']

/** The last day on which a training holds that was completed on a day (`YYYY-MM-DD` in Bangkok). Null if it never ends. */
export const validUntilOf = (completedOn: string, validMonths: number | null): string | null =>
  validMonths === null ? null : addMonths(completedOn, validMonths)

/** How long a training holds on a day. Null if it never ends. The same as SQL is in `validity-sql.ts`. */
export const validityOn = (validUntil: string | null, today: string): Validity | null => {
  if (validUntil === null) return null
  if (validUntil < today) return 'ended'
  const within = [...noticeDays].reverse().find((days) => validUntil <= addDays(today, days))
  return within === undefined ? 'valid' : `in${within}`
}

/** Whether a completed training holds on a day. */
export const holdsOn = (validUntil: string | null, today: string): boolean => validUntil === null || validUntil >= today

/** Whether a learner may take a training again on a day: it was completed, and ends soon or has ended. */
export const mayRepeatOn = (of: { completedOn: string | null; validUntil: string | null }, today: string): boolean =>
  of.completedOn !== null && of.validUntil !== null && of.validUntil <= addDays(today, repeatDays)
