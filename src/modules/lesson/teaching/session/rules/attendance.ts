export const presences = [
  { value: 'present', label: { th: 'มาเรียน', en: 'Present' }, tone: 'live' },
  { value: 'late', label: { th: 'มาสาย', en: 'Late' }, tone: 'waiting' },
  { value: 'absent', label: { th: 'ขาด', en: 'Absent' }, tone: 'broken' },
] as const
export type Presence = (typeof presences)[number]['value']
export const isPresence = (written: string): written is Presence => presences.some(({ value }) => value === written)

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

/**
 * The attendance of a person who checks in at `now` (milliseconds since 1970). Null before and after the check-in
 * period.
 */
export const presenceAt = ({ startsAt, endsAt }: Meeting, now: number): Exclude<Presence, 'absent'> | null => {
  const start = Date.parse(startsAt)
  if (now < start - earlyMs || now > Date.parse(endsAt)) return null
  return now <= start + graceMs ? 'present' : 'late'
}
