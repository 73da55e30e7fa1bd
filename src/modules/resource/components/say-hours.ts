import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { WEEKDAYS } from '#domain/thai-calendar/names.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { type OpenHours, type Span, weekdayOf, weekdays } from '../rules/opening-hours.ts'
import { bookingWords as words } from '../words.ts'

/** The error that a room is not open for a whole booking, with the opening hours of its first and last day. */
export const sayHours = ({ name, openHours }: { name: string; openHours: OpenHours }, { from, to }: Span): Text => {
  const days = [...new Set([bangkokDay(from), bangkokDay(to - 1)])]
  const say = (locale: Locale) => {
    const hours = days.map((day) => hoursOn(openHours, { day, locale })).join(', ')
    return fill(words.outside[locale], { name, hours })
  }
  return { th: say('th'), en: say('en') }
}

const hoursOn = (hours: OpenHours, { day, locale }: { day: string; locale: Locale }) => {
  const said = hours[weekdayOf(day)] ?? ''
  const values = { day: dayName(day, locale), hours: said }
  return fill(said === '' ? words.closedOn[locale] : words.openOn[locale], values)
}

/** The name of a weekday, without `วัน`. */
export const dayName = (day: string, locale: Locale) => WEEKDAYS[locale][(weekdays.indexOf(weekdayOf(day)) + 1) % 7]!

/** The seven days from a Monday. */
export const daysOf = (monday: string) => weekdays.map((_, at) => addDays(monday, at))
