import { type AttendanceStatus, isAttendanceStatus } from '#domain/learning/attendance/statuses.ts'

/** How somebody was there. */
export const presences = [
  { value: 'present', label: { th: 'มาเรียน', en: 'Present' }, tone: 'live' },
  { value: 'late', label: { th: 'มาสาย', en: 'Late' }, tone: 'waiting' },
  { value: 'half', label: { th: 'ครึ่งวัน', en: 'Half day' }, tone: 'waiting' },
  { value: 'excused', label: { th: 'ลา', en: 'Excused' }, tone: 'off' },
  { value: 'absent', label: { th: 'ขาด', en: 'Absent' }, tone: 'broken' },
] as const satisfies { value: AttendanceStatus; label: object; tone: string }[]
export type Presence = AttendanceStatus
export const isPresence = isAttendanceStatus

/** Whether it finishes the lesson of a course that asks for no share of the hours. */
export const isThere = (status: Presence) => status !== 'absent' && status !== 'excused'

interface Meeting {
  startsAt: string
  endsAt: string
}

const minute = 60_000
/**
 * Milliseconds before the start at which check-in opens, and milliseconds after the start that still count as on time.
 */
const earlyMs = 60 * minute
export const graceMs = 15 * minute

/** How somebody is there who checks in at `now` (milliseconds since 1970); null before and after the time for it. */
export const presenceAt = ({ startsAt, endsAt }: Meeting, now: number): 'present' | 'late' | null => {
  const start = Date.parse(startsAt)
  if (now < start - earlyMs || now > Date.parse(endsAt)) return null
  return now <= start + graceMs ? 'present' : 'late'
}
