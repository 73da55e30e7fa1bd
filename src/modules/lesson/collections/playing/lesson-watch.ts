import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  computed,
  exampled,
  instant,
  jsonOf,
  number,
  numberBetween,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const interval = z.array(z.int()).length(2) as unknown as z.ZodType<[number, number]>
const intervals = z.array(interval)
const kept = z.strictObject({ version: z.literal(1), seen: intervals, counted: intervals, duration: z.int() })

/**
 * How far a learner watched a lesson. `kept` holds intervals of the video and of the server's clock, in milliseconds.
 */
export const lessonWatch = defineCollection({
  name: 'lesson_watch',
  label: { th: 'การรับชมบทเรียน', en: 'lesson watched' },
  plural: { th: 'การรับชมบทเรียน', en: 'Lessons watched' },
  site: null,
  softDelete: true,
  title: ['lessonID'],
  fields: {
    enrollID: exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    lessonID: exampled(() => exampleId('lesson', 3), cascading(reference('lesson')('บทเรียน', 'Lesson'))),
    since: instant('นับตั้งแต่', 'Counts from'),
    seconds: computed(0, withUnit({ th: 'วินาที', en: 'seconds' }, number('ดูแล้ว', 'Watched'))),
    percent: computed(0, numberBetween(0, 100)('ร้อยละ', 'Percent')),
    position: computed(0, withUnit({ th: 'วินาที', en: 'seconds' }, number('ดูถึง', 'Position'))),
    duration: computed(0, withUnit({ th: 'วินาที', en: 'seconds' }, number('ความยาว', 'Length'))),
    kept: computed({ version: 1, seen: [], counted: [], duration: 0 }, jsonOf(kept)('ช่วงที่ดู', 'Intervals')),
  },
  relations: {
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
  },
  uniques: [['enrollID', 'lessonID', 'since']],
  indexes: [['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { enrolment: { userID: viewer.id } }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['lessonID', 'percent', 'seconds', 'duration', 'position', 'updatedAt'],
    search: [],
    sort: 'createdAt desc',
    empty: {
      th: 'เมื่อผู้เรียนดูวิดีโอหรือฟังเสียง เวลารับชมจะแสดงที่นี่',
      en: 'After learners watch or listen, their watch time appears here.',
    },
  },
  form: [
    {
      title: { th: 'การรับชม', en: 'Watched' },
      fields: ['enrollID', 'lessonID', 'percent', 'seconds', 'duration', 'position', 'since'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_watch: typeof lessonWatch
  }
}
