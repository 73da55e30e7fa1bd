import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Locale } from '#domain/locale/locale.ts'

/** When a session begins and ends (ISO UTC). */
export interface Hours {
  startsAt: string
  endsAt: string
}

/**
 * What those enrolled are told at `now` (milliseconds since 1970) of a session that was at one time and is at another now, null when it is
 * there no more: nothing where it is at its time again, or where both times have passed.
 */
export const toldOf = (was: Hours, of: { is: Hours | null; now: number }): 'moved' | 'cancelled' | null => {
  const { is, now } = of
  const isPast = (hours: Hours) => Date.parse(hours.startsAt) <= now
  if (!is) return isPast(was) ? null : 'cancelled'
  const isSame = (['startsAt', 'endsAt'] as const).every((field) => Date.parse(was[field]) === Date.parse(is[field]))
  return isSame || (isPast(was) && isPast(is)) ? null : 'moved'
}

/** `1 ธันวาคม 2569 เวลา 09:00–12:00`, in Bangkok; the last day too, where a session lasts longer than a day. */
export const hoursText = ({ startsAt, endsAt }: Hours, locale: Locale): string => {
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)]
  const day = (ms: number) => formatDay(bangkokDay(ms), { length: 'long', locale })
  const at = (ms: number) => `${day(ms)}${locale === 'th' ? ' เวลา ' : ', '}${bangkokTime(ms)}`
  return bangkokDay(starts) === bangkokDay(ends) ? `${at(starts)}–${bangkokTime(ends)}` : `${at(starts)} – ${at(ends)}`
}
