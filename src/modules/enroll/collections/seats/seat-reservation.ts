import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  computed,
  exampled,
  instant,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const statuses = [
  { value: 'held', label: { th: 'จองไว้', en: 'Held' } },
  { value: 'used', label: { th: 'ลงทะเบียนแล้ว', en: 'Enrolled' } },
  { value: 'released', label: { th: 'คืนที่นั่งแล้ว', en: 'Released' } },
] as const

/** A seat that is held for a learner who pays first. One row for each learner and course; only the product writes it. */
export const seatReservation = defineCollection({
  name: 'seat_reservation',
  label: { th: 'ที่นั่งที่จองไว้', en: 'seat reservation' },
  plural: { th: 'ที่นั่งที่จองไว้', en: 'Seat reservations' },
  site: null,
  softDelete: true,
  title: ['courseID'],
  fields: {
    userID: cascading(reference('user')('ผู้เรียน', 'Learner')),
    courseID: exampled((n) => exampleId('course', n), cascading(reference('course')('หลักสูตร', 'Course'))),
    roundID: exampled(() => null, computed(null, optional(cascading(reference('course_round')('รุ่น', 'Round'))))),
    until: computed('2000-01-01T00:00:00.000Z', instant('จองไว้ถึง', 'Held until')),
    status: computed<(typeof statuses)[number]['value'], (typeof statuses)[number]['value']>(
      'held',
      choice(statuses)('สถานะ', 'Status'),
    ),
  },
  uniques: [['userID', 'courseID']],
  indexes: [['courseID', 'status'], ['roundID', 'status'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: { columns: ['courseID', 'userID', 'until', 'status'], search: [], sort: 'createdAt desc', state: 'status' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    seat_reservation: typeof seatReservation
  }
}
