import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'

/** When a scheduled job is due: at every n-th minute of the day in Bangkok, or daily at a Bangkok time, `HH:MM`. */
export type Schedule = { everyMinutes: number } | { dailyAt: string }

const minuteMs = 60_000
const bangkokMs = 7 * 60 * minuteMs

/** Returns the first due time after `now`; both in milliseconds since 1970. */
export const nextDue = (schedule: Schedule, now: number): number => {
  if ('dailyAt' in schedule) return nextTime(schedule.dailyAt, now)
  const stepMs = schedule.everyMinutes * minuteMs
  return (Math.floor((now + bangkokMs) / stepMs) + 1) * stepMs - bangkokMs
}

/** A text form of the schedule, to detect changes. */
export const nameOf = (schedule: Schedule): string =>
  'dailyAt' in schedule ? `daily at ${schedule.dailyAt}` : `every ${schedule.everyMinutes} minutes`

const nextTime = (time: string, now: number) => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hours) throw new RangeError(`not a time of the day: ${time}`)
  const intoDay = (Number(hours) * 60 + Number(minutes)) * minuteMs
  const today = bangkokDay(now)
  const due = Date.parse(dayStart(today)) + intoDay
  return due > now ? due : Date.parse(dayStart(addDays(today, 1))) + intoDay
}
