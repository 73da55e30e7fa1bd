import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { holdWords as words } from './words.ts'

/** A time (milliseconds since 1970) as `1 ธ.ค. 2569 เวลา 09:00–12:00 น.`, in Bangkok. */
export const hoursOfTime = ({ from, to }: { from: number; to: number }, locale: Locale): string =>
  fill(words.hours[locale], {
    ...{ day: formatDay(bangkokDay(from), { length: 'medium', locale }) },
    ...{ from: bangkokTime(from), to: bangkokTime(to) },
  })

/** What holds a room, with its hours. */
export const takenText = ({
  room,
  other,
}: {
  room: string
  other: { purpose: string; from: number; to: number }
}): Text => {
  const say = (locale: Locale) =>
    fill(words.taken[locale], { room, purpose: other.purpose, when: hoursOfTime(other, locale) })
  return { th: say('th'), en: say('en') }
}
