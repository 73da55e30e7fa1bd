import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  choice,
  computed,
  exampled,
  instant,
  jsonOf,
  longtext,
  number,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type HandInStatus, statuses } from '../teaching/assignment/rules/turn.ts'

const file = z.strictObject({ key: z.string().max(200), name: z.string().max(300), bytes: z.int().min(0) })
const files = z.array(file).max(10)
/** A copy of the rubric at the time of marking, with the chosen level of each criterion. */
const marks = z.strictObject({
  version: z.literal(1),
  criteria: z.array(
    z.strictObject({
      name: z.string(),
      levels: z.array(z.strictObject({ name: z.string(), points: z.int() })),
      chosen: z.int().nullable(),
    }),
  ),
})
export type HandInFile = z.infer<typeof file>
export type Marks = z.infer<typeof marks>

/**
 * What a learner submits for an assignment, one row for each attempt (decision 0486). Only the learner's commands and
 * the marker write it.
 */
export const handIn = defineCollection({
  name: 'hand_in',
  label: { th: 'งานที่ส่ง', en: 'hand-in' },
  plural: { th: 'งานที่ส่ง', en: 'Hand-ins' },
  site: null,
  softDelete: true,
  title: ['learner'],
  fields: {
    learner: text('ผู้เรียน', 'Learner'),
    courseID: cascading(reference('course')('หลักสูตร', 'Course')),
    lessonID: exampled(() => exampleId('lesson'), cascading(reference('lesson')('บทเรียน', 'Lesson'))),
    enrollID: exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    attempt: number('ครั้งที่', 'Attempt'),
    status: computed<HandInStatus, HandInStatus>('draft', choice(statuses)('สถานะ', 'State')),
    handedAt: computed(null, optional(instant('ส่งเมื่อ', 'Handed in'))),
    isLate: computed<boolean, boolean>(false, boolean('ส่งช้า', 'Late')),
    text: computed('', longtext('ข้อความ', 'Text')),
    files: computed<z.infer<typeof files>, z.infer<typeof files>>([], jsonOf(files)('ไฟล์', 'Files')),
    score: computed(null, optional(number('คะแนน', 'Points'))),
    most: computed(null, optional(number('คะแนนเต็ม', 'Out of'))),
    marks: computed(null, optional(jsonOf(marks)('คะแนนตามเกณฑ์', 'Marks'))),
    remarks: computed('', longtext('ความเห็นของผู้ตรวจ', 'Remarks')),
    markedAt: computed(null, optional(instant('ตรวจเมื่อ', 'Marked'))),
    markedBy: computed('', text('ผู้ตรวจ', 'Marked by')),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  },
  uniques: [['enrollID', 'lessonID', 'attempt']],
  indexes: [['status', 'handedAt'], ['handedAt']],
  access: {
    read: (viewer) =>
      isStaff(viewer)
        ? { status: { $ne: 'draft' } }
        : viewer.role === 'user' && {
            $or: [{ enrolment: { userID: viewer.id } }, { status: { $ne: 'draft' }, course: { taughtBy: viewer.id } }],
          },
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['learner', 'lessonID', 'courseID', 'attempt', 'handedAt', 'isLate', 'score', 'status'],
    search: ['learner', 'text'],
    sort: 'handedAt',
    state: 'status',
    empty: {
      th: 'ยังไม่มีงานที่ส่ง งานของผู้เรียนจะแสดงที่นี่โดยเรียงจากเก่าสุด',
      en: 'No hand-ins yet. Hand-ins of learners appear here, oldest first.',
    },
    views: [
      { name: 'tomark', label: { th: 'รอตรวจ', en: 'To mark' }, rows: { status: 'handed' } },
      { name: 'marked', label: { th: 'ตรวจแล้ว', en: 'Marked' }, rows: { status: { $ne: 'handed' } } },
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    hand_in: typeof handIn
  }
}
