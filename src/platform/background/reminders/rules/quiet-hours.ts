import { addDays, bangkokDay, bangkokTime, dayStart } from '#domain/thai-calendar/bangkok.ts'

/** Hours of the day in Bangkok, `HH:MM`, in which no mail is sent; they may pass midnight. Equal times are none. */
export interface QuietHours {
  quietFrom: string
  quietTo: string
}

export const defaultQuietHours: QuietHours = { quietFrom: '21:00', quietTo: '08:00' }

export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** When a mail of `now` may be sent: at once (null), or at the end of the quiet hours; both in milliseconds since 1970. */
export const quietUntil = (now: number, { quietFrom, quietTo }: QuietHours): number | null => {
  const time = bangkokTime(now)
  const isOverMidnight = quietFrom > quietTo
  const isQuiet = isOverMidnight ? time >= quietFrom || time < quietTo : time >= quietFrom && time < quietTo
  if (!isQuiet) return null
  const today = bangkokDay(now)
  return atTime(time < quietTo ? today : addDays(today, 1), quietTo)
}

/** The instant of a time of a day in Bangkok, in milliseconds since 1970. */
const atTime = (day: string, time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return Date.parse(dayStart(day)) + (hours! * 60 + minutes!) * 60_000
}
