import type { RowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Slot } from '#domain/thai-calendar/find-clashes.ts'

/** A booking as far as clashes need it, of its room. */
export interface BookedSlot extends Slot {
  _id: string
  purpose: string
  sessionID: string | null
}

/** Maximum bookings that are compared at once. */
const most = 2000

/** The bookings of some rooms between two instants (milliseconds since 1970), in order. One query by the index of rooms. */
export const bookingsBetween = async (
  ctx: Context,
  { rooms, from: first, to: last }: { rooms: readonly string[]; from: number; to: number },
): Promise<BookedSlot[]> => {
  if (rooms.length === 0) return []
  const found = await from(ctx, 'room_booking')
    .select(['room_booking._id', 'room_booking.room', 'room_booking.purpose', 'room_booking.sessionID'])
    .select(['room_booking.startsAt', 'room_booking.endsAt'])
    .where('room_booking.room', 'in', rooms)
    .where('room_booking.startsAt', '<', new Date(last).toISOString())
    .where('room_booking.endsAt', '>', new Date(first).toISOString())
    .orderBy('room_booking.startsAt')
    .orderBy('room_booking._id')
    .limit(most)
    .execute()
  return found.map(slotOf)
}

/** A booking that was read, with its hours in milliseconds. */
export const slotOf = ({ room, startsAt, endsAt, ...one }: BookingRow): BookedSlot => ({
  ...{ ...one, of: room, from: Date.parse(startsAt), to: Date.parse(endsAt) },
})

type BookingRow = Pick<RowOf<'room_booking'>, '_id' | 'room' | 'purpose' | 'sessionID' | 'startsAt' | 'endsAt'>
