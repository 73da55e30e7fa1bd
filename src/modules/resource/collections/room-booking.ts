import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  author,
  cascading,
  computed,
  exampled,
  generated,
  numberBetween,
  optional,
  reference,
  text,
  timed,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')

/** A booking of a room. Bookings of one room never overlap, regardless of who books and how. */
export const roomBooking = defineCollection({
  name: 'room_booking',
  label: { th: 'การจอง', en: 'booking' },
  plural: { th: 'การจองห้อง', en: 'Bookings' },
  site: null,
  softDelete: true,
  history: true,
  title: ['purpose'],
  fields: {
    room: alsoComputed(reference('room')('ห้อง', 'Room')),
    purpose: alsoComputed(text('ใช้ทำอะไร', 'Purpose')),
    startsAt: alsoComputed(timed('เริ่ม', 'Begins')),
    endsAt: alsoComputed(timed('สิ้นสุด', 'Ends')),
    people: withHint(
      { th: 'ไม่เกินความจุของห้อง', en: 'Not more than the room capacity' },
      optional(withUnit({ th: 'คน', en: 'people' }, numberBetween(1, 10_000)('จำนวนผู้เข้าร่วม', 'People'))),
    ),
    contact: optional(text('ผู้ประสานงาน', 'Contact')),
    by: generated(({ viewer }) => viewer.name, author('ผู้จอง', 'Booked by')),
    sessionID: exampled(
      () => null,
      computed(null, optional(cascading(reference('lesson_session')('นัดเรียน', 'Session')))),
    ),
  },
  managedElsewhere: {
    when: { sessionID: { $ne: null } },
    reason: {
      th: 'ระบบจองห้องนี้ให้นัดเรียน เปลี่ยนห้อง เวลา หรือยกเลิกได้ที่นัดเรียน',
      en: 'This room is booked for a session. Change the room or the time, or cancel, in the session.',
    },
    editable: ['people', 'contact'],
  },
  uniques: [['sessionID']],
  noOverlap: { of: 'room', from: 'startsAt', to: 'endsAt' },
  indexes: [['room', 'startsAt'], ['startsAt']],
  access: { read: isStaff, create: byRoot, update: byRoot, remove: byRoot },
  list: {
    columns: ['purpose', 'room', 'startsAt', 'endsAt', 'sessionID', 'by'],
    search: ['purpose', 'contact'],
    sort: 'startsAt desc',
    charts: [
      { label: { th: 'การจองตามห้อง', en: 'Bookings by room' }, by: 'room' },
      { label: { th: 'การใช้ห้อง', en: 'Rooms used' }, over: 'startsAt', stride: 'week' },
    ],
  },
  form: [
    { title: { th: 'การจอง', en: 'Booking' }, fields: ['room', 'startsAt', 'endsAt', 'purpose', 'people', 'contact'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    room_booking: typeof roomBooking
  }
}
