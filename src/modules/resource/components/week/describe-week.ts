import { href } from 'react-router'
import { addDays, bangkokDay, bangkokTime, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { dayParts } from '#domain/thai-calendar/day.ts'
import { SHORT_MONTHS } from '#domain/thai-calendar/names.ts'
import { formatTimeBucket } from '#domain/thai-calendar/time-buckets.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { hasHours, type OpenHours, type Span, spansOn } from '../../rules/opening-hours.ts'
import { hoursShown, placedOn, type Taken } from '../../rules/week.ts'
import { weekWords } from '../../words.ts'
import { dayName, daysOf } from '../say-hours.ts'

export interface Booked extends Taken {
  _id: string
  purpose: string
  room: string
}

/** The requested week: a Monday, and a room if one is selected. */
export interface AskedWeek {
  monday: string
  room: { _id: string; name: string; openHours: OpenHours | null; active: boolean } | null
}

const hour = 3_600_000

/** The week of one room or all rooms: seven days with their bookings, and the free hours. */
export const describeWeek = (ctx: Context, { monday, room }: AskedWeek, booked: readonly Booked[]) => {
  const { locale } = ctx
  const words = inLocale(weekWords, locale)
  const at = (day: string) => href('/resource/week') + query({ week: day, ...(room && { where: roomAsked(room._id) }) })
  const placed = daysOf(monday).map((day) => ({ day, booked: placedOn(booked, Date.parse(dayStart(day))) }))
  const open = placed.flatMap(({ day }) => openOn(room, day) ?? [])
  const shown = hoursShown([...placed.flatMap((one) => one.booked.map(({ place }) => place)), ...open])
  const today = bangkokDay(ctx.now)
  return {
    heading: words.title,
    crumbs: [{ href: href('/resource/booking'), label: words.bookings }],
    span: formatTimeBucket({ first: monday, last: addDays(monday, 6) }, { stride: 'week', locale }),
    ways: { previous: at(addDays(monday, -7)), now: at(today), next: at(addDays(monday, 7)) },
    add: addHref(room),
    shown,
    hours: Array.from({ length: shown.last - shown.first }, (_, n) => clockOf(shown.first + n)),
    days: placed.map((one) => describeDay(ctx, { ...one, room, shown, isToday: one.day === today })),
    words,
  }
}

export type WeekDescription = ReturnType<typeof describeWeek>

/** The room filter in the URL, in the format of lists. */
export const roomAsked = (_id: string) => `room:is:${_id}`

type WeekViewModel = ReturnType<typeof hoursShown>
interface OneDay {
  day: string
  booked: ReturnType<typeof placedOn<Booked>>
  room: AskedWeek['room']
  shown: WeekViewModel
  isToday: boolean
}

function describeDay(ctx: Context, { day, booked, room, shown, isToday }: OneDay) {
  const { locale } = ctx
  const name = dayName(day, locale)
  const { day: date, month } = dayParts(day)!
  const open = openOn(room, day)
  return {
    day,
    name,
    date: `${date} ${SHORT_MONTHS[locale][month - 1]}`,
    isToday,
    isClosed: open !== null && open.length === 0,
    add:
      room && !room.active
        ? null
        : { href: addHref(room, startOf(day, open)), label: fill(weekWords.addOn[locale], { day: name }) },
    booked: booked.map((one) => describeBooked(ctx, one, { day, isAll: room === null })),
    slots: freeHours({ day, booked, room, shown, open }).map((at) => ({
      hour: at,
      href: addHref(room, Date.parse(dayStart(day)) + at * hour),
      label: fill(weekWords.addAt[locale], { day: name, time: clockOf(at) }),
    })),
  }
}

function describeBooked(
  { locale }: Context,
  one: OneDay['booked'][number],
  { day, isAll }: { day: string; isAll: boolean },
) {
  const begun = Date.parse(dayStart(day))
  const times = `${bangkokTime(one.from)}–${bangkokTime(one.to)}`
  const goes = one.to > begun + 24 * hour ? weekWords.goesOn[locale] : one.from < begun ? weekWords.wentOn[locale] : ''
  return {
    id: one._id,
    href: href('/resource/booking/detail/:id', { id: one._id }),
    purpose: one.purpose,
    times: goes === '' ? times : `${times} (${goes})`,
    room: isAll ? one.room : '',
    place: one.place,
  }
}

/** The full hours that can be booked. For a room, only its open and free hours. For all rooms, every hour. */
function freeHours({ day, booked, room, shown, open }: Omit<OneDay, 'isToday'> & { open: Span[] | null }) {
  const hours = Array.from({ length: shown.last - shown.first }, (_, n) => shown.first + n)
  if (!room) return hours
  if (!room.active) return []
  const isFree = (at: number) =>
    booked.every(({ place }) => place.to <= at * 60 || place.from >= at * 60 + 60) &&
    (open === null || open.some(({ from, to }) => from <= at * 60 && to >= at * 60 + 60))
  return hours.filter((at) => at < 24 && isFree(at) && day !== '')
}

/**
 * The minutes of a day in which a room is open, including hours that began the day before. Null if it has no opening
 * hours.
 */
function openOn(room: AskedWeek['room'], day: string): Span[] | null {
  if (!room || !hasHours(room.openHours)) return null
  const hours = room.openHours
  const begun = Date.parse(dayStart(day))
  const spans = [addDays(day, -1), day].flatMap((one) => spansOn(hours, one))
  return placedOn(spans, begun).map(({ place }) => place)
}

const startOf = (day: string, open: Span[] | null) => Date.parse(dayStart(day)) + (open?.[0]?.from ?? 9 * 60) * 60_000

/** The form of a new booking, for a room and for an hour from an instant if these are given. */
const addHref = (room: AskedWeek['room'], from?: number) =>
  href('/resource/booking/add') +
  query({
    ...(room && { room: room._id }),
    ...(from !== undefined && {
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(from + hour).toISOString(),
    }),
  })

const query = (values: Record<string, string>) => {
  const text = new URLSearchParams(values).toString()
  return text === '' ? '' : `?${text}`
}

const clockOf = (at: number) => `${String(at).padStart(2, '0')}:00`
