import { isDay } from '#domain/thai-calendar/day.ts'
import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { hasLikelyYear } from '#domain/thai-calendar/likely-year.ts'
import { timeBucketsUntil } from '#domain/thai-calendar/time-buckets.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { type AskedWeek, type Booked, describeWeek, roomAsked } from '../components/week/describe-week.ts'
import { weekWords as words } from '../words.ts'

/** Maximum bookings shown in a week. */
const most = 500

/** The bookings of one week in Thai time. `?week=` is any of its days, and `?where=room:is:<id>` selects one room. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const monday = mondayAsked(url.searchParams.get('week') ?? '', ctx.now)
  const rooms = await from(ctx, 'room').select(['_id', 'name', 'openHours', 'active']).orderBy('name').execute()
  const where = url.searchParams.get('where') ?? ''
  const room = rooms.find(({ _id }) => roomAsked(_id) === where) ?? null
  if (where !== '' && !room) throw notFound()
  const booked = await bookedIn(ctx, { monday, room })
  const week = describeWeek(ctx, { monday, room }, booked.slice(0, most))
  const n = Math.min(booked.length, most).toLocaleString('th-TH')
  return {
    title: pageTitle(ctx, week.heading),
    week,
    total: fill(words.total[locale], { n }),
    cut: booked.length > most ? fill(words.cut[locale], { n }) : null,
    monday,
    where,
    rooms: [
      { value: '', label: words.all[locale] },
      ...rooms.map(({ _id, name }) => ({ value: roomAsked(_id), label: name })),
    ],
  }
})

/** The Monday of the requested week, or of this one. */
function mondayAsked(day: string, now: number): string {
  const isAsked = isDay(day) && hasLikelyYear(day) && day > '1900' && day < '2400'
  return timeBucketsUntil(isAsked ? day : bangkokDay(now), 'week').at(-1)!.first
}

async function bookedIn(ctx: Context, { monday, room }: AskedWeek): Promise<Booked[]> {
  const found = from(ctx, 'room_booking')
    .innerJoin(rows(ctx, 'room'), 'room._id', 'room_booking.room')
    .select(['room_booking._id', 'room_booking.purpose', 'room_booking.startsAt', 'room_booking.endsAt', 'room.name'])
    .where('room_booking.startsAt', '<', dayStart(addDays(monday, 7)))
    .where('room_booking.endsAt', '>', dayStart(monday))
    .orderBy('room_booking.startsAt')
    .orderBy('room.name')
    .limit(most + 1)
  const all = await (room ? found.where('room_booking.room', '=', room._id) : found).execute()
  return all.map(({ _id, purpose, startsAt, endsAt, name }) => ({
    ...{ _id, purpose, room: name },
    ...{ from: Date.parse(startsAt), to: Date.parse(endsAt) },
  }))
}
