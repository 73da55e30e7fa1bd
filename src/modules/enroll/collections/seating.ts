import { everybody, nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { cascading, computed, number, reference } from '#platform/data/collection/field-builders.ts'

/**
 * The taken, offered and awaited seats of a course. They are counted once on each change, for all pages that show them.
 */
export const seating = defineCollection({
  name: 'seating',
  label: { th: 'จำนวนที่นั่งที่ใช้', en: 'seats in use' },
  plural: { th: 'จำนวนที่นั่งที่ใช้', en: 'Seats in use' },
  site: null,
  softDelete: true,
  title: ['courseID'],
  fields: {
    courseID: cascading(reference('course')('หลักสูตร', 'Course')),
    taken: computed(0, number('ลงทะเบียนแล้ว', 'Enrolled')),
    offered: computed(0, number('เสนอให้คิวแล้ว', 'Offered')),
    queued: computed(0, number('รออยู่', 'Waiting')),
  },
  uniques: [['courseID']],
  indexes: [['createdAt desc']],
  access: { read: everybody, create: nobody, update: nobody, remove: nobody },
  list: { columns: ['courseID', 'taken', 'offered', 'queued'], search: [], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    seating: typeof seating
  }
}
