import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Rooms, bookings and terms are for staff. */
const rowCases: RowCases = async ({ root, mark, kept }) => {
  const room = kept('room', await create(root, 'room', { name: mark('room', 'staff'), capacity: 9 }), 'staff')
  const hours = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
  const booking = { room, purpose: mark('booking', 'staff'), ...hours }
  kept('room_booking', await create(root, 'room_booking', booking), 'staff')
  kept('holiday', await create(root, 'holiday', { name: mark('holiday', 'staff'), day: '2026-12-24' }), 'staff')
  const term = { name: mark('term', 'staff'), startsOn: '2026-05-16', endsOn: '2026-10-10' }
  kept('term', await create(root, 'term', term), 'staff')
}
export default rowCases
