import { findClashes } from '#domain/thai-calendar/find-clashes.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { sayHours } from '../components/say-hours.ts'
import { hasHours, isOpenFor } from '../rules/opening-hours.ts'
import { bookingWords } from '../words.ts'
import { takenText } from './taken-text.ts'
import { bookingsBetween } from './room-times.server.ts'
import { holdWords as words } from './words.ts'

/** Why a time in a room is a problem. A warning does not prevent the booking. */
export interface RoomProblem {
  text: Text
  isWarning: boolean
}

interface Asked {
  room: string
  /** In milliseconds since 1970. */
  times: readonly { from: number; to: number }[]
  /** The expected number of people. */
  people: number
  /** The session whose own booking does not count. */
  exceptSession?: string
}

/** What prevents booking a room at each of these times, or should be known before. Two queries, whatever their number. */
export const describeRoomProblems = async (ctx: Context, asked: Asked): Promise<RoomProblem[][]> => {
  const room = await from(ctx, 'room')
    .select(['room._id', 'room.name', 'room.active', 'room.openHours', 'room.capacity'])
    .where('room._id', '=', asked.room)
    .executeTakeFirst()
  if (!room) return asked.times.map(() => [{ text: words.gone, isWarning: false }])
  const span = {
    from: Math.min(...asked.times.map((time) => time.from)),
    to: Math.max(...asked.times.map(({ to }) => to)),
  }
  const booked = asked.times.length === 0 ? [] : await bookingsBetween(ctx, { rooms: [room._id], ...span })
  const others = booked.filter(({ sessionID }) => sessionID === null || sessionID !== asked.exceptSession)
  const { openHours, name } = room
  const isSmall = asked.people > room.capacity
  return asked.times.map((time) => [
    ...(room.active ? [] : [{ text: bookingWords.closed, isWarning: false }]),
    ...(hasHours(openHours) && !isOpenFor(openHours, time)
      ? [{ text: sayHours({ name, openHours }, time), isWarning: false }]
      : []),
    ...findClashes([{ ...time, of: room._id }], others).map(({ others: [other] }) => ({
      ...{ text: takenText({ room: name, other: other! }), isWarning: false },
    })),
    ...(isSmall
      ? [{ text: inEach(words.small, { room: name, n: room.capacity, people: asked.people }), isWarning: true }]
      : []),
  ])
}
