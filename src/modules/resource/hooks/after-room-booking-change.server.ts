import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { bookingWords as words } from '../words.ts'
import { sayHours } from '../components/say-hours.ts'
import { hasHours, isOpenFor } from '../rules/opening-hours.ts'

/**
 * A closed room cannot be booked, nor one outside its hours, nor for more people than its capacity. Earlier bookings
 * may still change in other ways. Throws invalid if it does not fit.
 */
const settleBooking: AfterChange = async (ctx, { before, row }) => {
  const asked = ['room', 'startsAt', 'endsAt', 'people'].filter((name) => changed(before?.[name], row[name]))
  if (asked.length === 0) return
  const room = await from(ctx, 'room')
    .select(['room.name', 'room.capacity', 'room.active', 'room.openHours'])
    .where('room._id', '=', String(row['room']))
    .executeTakeFirst()
  if (!room) return
  if (!room.active && asked.some((name) => name !== 'people'))
    throw invalid({ field: 'room', code: 'closed', ...words.closed })
  const taken = { from: Date.parse(String(row['startsAt'])), to: Date.parse(String(row['endsAt'])) }
  if (hasHours(room.openHours) && asked.some((name) => name !== 'people') && !isOpenFor(room.openHours, taken))
    throw invalid({ field: 'startsAt', code: 'hours', ...sayHours({ ...room, openHours: room.openHours }, taken) })
  const people = Number(row['people'] ?? 0)
  if (people <= room.capacity) return
  const said = { name: room.name, n: room.capacity.toLocaleString('th-TH') }
  const full = { th: fill(words.tooFew.th, said), en: fill(words.tooFew.en, said) }
  throw invalid({ field: 'people', code: 'capacity', ...full })
}

export default settleBooking

const changed = (before: unknown, now: unknown) => String(before ?? '') !== String(now ?? '')
