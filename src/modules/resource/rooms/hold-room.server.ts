import { findClashes, type Slot } from '#domain/thai-calendar/find-clashes.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { removeManaged } from '#platform/data/collection/removal/remove-managed.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import { lockOverlaps } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { sayHours } from '../components/say-hours.ts'
import { hasHours, isOpenFor } from '../rules/opening-hours.ts'
import { bookingWords } from '../words.ts'
import { hoursOfTime, takenText } from './taken-text.ts'
import { type BookedSlot, bookingsBetween, slotOf } from './room-times.server.ts'
import { holdWords as words } from './words.ts'

/** The room that a session takes and when (milliseconds since 1970); without a room it releases the one that it had. */
export interface SessionRoom {
  sessionID: string
  room: string | null
  from: number
  to: number
  purpose: string
}
type Held = SessionRoom & { room: string }

/**
 * Books, moves and releases the rooms of sessions, in the transaction that changes the sessions. All that book rooms on a site take turns,
 * and the rooms are locked in the order of `_id`. Throws conflict that names what holds a room, and invalid for a closed room.
 */
export const holdRooms = async (ctx: Context, sessions: readonly SessionRoom[]): Promise<void> => {
  const present = await bookingsOf(ctx, sessions)
  const bookings = new Map(present.map((booking) => [booking.sessionID!, booking]))
  const changed = sessions.filter((session) => !isSame(session, bookings.get(session.sessionID)))
  if (changed.length === 0) return
  await lockOverlaps(ctx, collectionOf(ctx, 'room_booking'))
  const rooms = await lockRooms(ctx, [...changed.map(({ room }) => room), ...present.map(({ of: room }) => room)])
  const released = changed.flatMap(({ sessionID, room }) => (room === null ? bookings.get(sessionID)!._id : []))
  if (released.length > 0) await removeManaged(ctx, 'room_booking', released)
  const held = changed.filter((session): session is Held => session.room !== null)
  if (held.length === 0) return
  for (const session of held) assertOpenRoom(rooms.get(session.room), session)
  await assertFree(ctx, { held, rooms })
  for (const session of held.filter(({ sessionID }) => bookings.has(sessionID)))
    await compute(ctx, 'room_booking', { _id: bookings.get(session.sessionID)!._id, change: columnsOf(session) })
  await createBookings(ctx, { held: held.filter(({ sessionID }) => !bookings.has(sessionID)), rooms })
}

const isSame = (session: SessionRoom, booking: BookedSlot | undefined) =>
  session.room === null
    ? booking === undefined
    : booking?.of === session.room &&
      booking.from === session.from &&
      booking.to === session.to &&
      booking.purpose === session.purpose

const columnsOf = ({ room, from: begins, to, purpose }: Held) => ({
  ...{ room, purpose, startsAt: new Date(begins).toISOString(), endsAt: new Date(to).toISOString() },
})

async function bookingsOf(ctx: Context, sessions: readonly SessionRoom[]): Promise<BookedSlot[]> {
  if (sessions.length === 0) return []
  const found = await from(ctx, 'room_booking')
    .select(['room_booking._id', 'room_booking.room', 'room_booking.purpose', 'room_booking.sessionID'])
    .select(['room_booking.startsAt', 'room_booking.endsAt'])
    .where(
      'room_booking.sessionID',
      'in',
      sessions.map(({ sessionID }) => sessionID),
    )
    .execute()
  return found.map(slotOf)
}

async function lockRooms(ctx: Context, rooms: readonly (string | null)[]) {
  const ids = [...new Set(rooms.flatMap((room) => room ?? []))]
  const found = await from(ctx, 'room')
    .select(['room._id', 'room.name', 'room.active', 'room.openHours'])
    .where('room._id', 'in', ids)
    .orderBy('room._id')
    .forNoKeyUpdate()
    .execute()
  return new Map(found.map((room) => [room._id, room]))
}
type Rooms = Awaited<ReturnType<typeof lockRooms>>

/** The same rules as for bookings by hand. */
function assertOpenRoom(room: ReturnType<Rooms['get']>, session: Held) {
  if (!room) throw invalid({ field: 'room', code: 'reference', ...words.gone })
  if (!room.active) throw invalid({ field: 'room', code: 'closed', ...bookingWords.closed })
  const { openHours } = room
  if (hasHours(openHours) && !isOpenFor(openHours, session))
    throw invalid({ field: 'startsAt', code: 'hours', ...sayHours({ name: room.name, openHours }, session) })
}

/** Of two sessions of one act the second is refused; of others, what holds the room is named with its hours. */
async function assertFree(ctx: Context, { held, rooms }: { held: readonly Held[]; rooms: Rooms }) {
  const own = new Set(held.map(({ sessionID }) => sessionID))
  const booked = await bookingsBetween(ctx, {
    rooms: [...new Set(held.map(({ room }) => room))],
    from: Math.min(...held.map((one) => one.from)),
    to: Math.max(...held.map((one) => one.to)),
  })
  const others = booked.filter(({ sessionID }) => sessionID === null || !own.has(sessionID))
  const slots = held.map(({ room, ...one }) => ({ ...one, of: room }))
  const [clash] = findClashes(slots, others)
  if (clash) throw taken({ room: rooms.get(clash.slot.of)!.name, other: clash.others[0]! })
  const twice = slots.find((slot, at) => findClashes([slot], slots.slice(0, at)).length > 0)
  if (twice) throw takenTwice({ room: rooms.get(twice.of)!.name, other: twice })
}

const taken = (of: { room: string; other: BookedSlot }) =>
  conflict({ field: 'room', code: 'overlap', ...takenText(of) })

const takenTwice = ({ room, other }: { room: string; other: Slot }) => {
  const say = (locale: 'th' | 'en') => fill(words.twice[locale], { room, when: hoursOfTime(other, locale) })
  return conflict({ field: 'room', code: 'overlap', th: say('th'), en: say('en') })
}

async function createBookings(ctx: Context, { held, rooms }: { held: readonly Held[]; rooms: Rooms }) {
  const made = await createMany(ctx, 'room_booking', {
    rows: held.map((session) => ({ given: columnsOf(session), computed: { sessionID: session.sessionID } })),
    settle: async () => {},
    isManaged: true,
  })
  if (made.length === held.length) return
  const names = [...new Set(held.map(({ room }) => rooms.get(room)!.name))].join(', ')
  throw conflict({ field: 'room', code: 'overlap', ...inEach(words.busy, { room: names }) })
}
