/** How somebody was there. */
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
/** People may check in so long before it begins, in milliseconds, and are on time so long after. */
const earlyMs = 60 * minute
export const graceMs = 15 * minute

/** How somebody is there who checks in at `now` (milliseconds since 1970); null before and after the time for it. */
export const presenceAt = ({ startsAt, endsAt }: Meeting, now: number): Exclude<Presence, 'absent'> | null => {
  const start = Date.parse(startsAt)
  if (now < start - earlyMs || now > Date.parse(endsAt)) return null
  return now <= start + graceMs ? 'present' : 'late'
}
