import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  boolean,
  choice,
  code,
  computed,
  exampled,
  immutable,
  instant,
  jsonOf,
  number,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import type { SubmittedAnswers } from '../rules/split-private.ts'
import { submissionStatuses } from '../rules/submission-status.ts'

const answers = z.record(z.string(), z.unknown()) as unknown as z.ZodType<SubmittedAnswers, SubmittedAnswers>

/**
 * What somebody answered in a form (specification §3, Form submission). Only the product writes it (U5). Private answers are elsewhere:
 * `form_private`.
 */
export const form = defineCollection({
  name: 'form',
  label: { th: 'คำตอบแบบฟอร์ม', en: 'submission' },
  plural: { th: 'คำตอบแบบฟอร์ม', en: 'Submissions' },
  site: 'parent',
  softDelete: true,
  title: ['number'],
  fields: {
    formID: exampled(() => exampleId('post'), immutable(reference('post')('แบบฟอร์ม', 'Form'))),
    courseID: exampled(() => null, optional(reference('course')('หลักสูตร', 'Course'))),
    userID: alsoComputed(optional(reference('user')('ผู้ตอบ', 'Person'))),
    formData: exampled(() => ({}), alsoComputed(jsonOf(answers, { bytes: 400_000 })('คำตอบ', 'Answers'))),
    status: alsoComputed(exampled(() => 'submit', choice(submissionStatuses)('สถานะ', 'Status'))),
    process: computed('', code('ขั้นตอน', 'Process')),
    number: exampled((n) => `FRM-2569-${String(n).padStart(6, '0')}`, code('เลขที่', 'Number')),
    formVersion: exampled(() => 1, number('เวอร์ชันของแบบฟอร์ม', 'Version of the form')),
    isSuspected: alsoComputed(exampled(() => false, boolean('สงสัยว่าเป็นสแปม', 'Suspected spam'))),
    secondsTaken: exampled(() => 60, optional(number('เวลาที่ใช้ (วินาที)', 'Time taken (seconds)'))),
    orderID: computed(
      null,
      exampled(() => null, optional(reference('order')('คำสั่งซื้อ', 'Order'))),
    ),
    anonymisedAt: computed(null, optional(instant('ลบข้อมูลส่วนบุคคลเมื่อ', 'Personal details removed at'))),
  },
  relations: {
    form: { to: 'post', from: 'formID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
  },
  uniques: [['number']],
  indexes: [
    ['formID', 'createdAt desc'],
    ['userID', 'createdAt desc'],
    ['status', 'createdAt desc'],
    ['createdAt desc'],
  ],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['number', 'formID', 'userID', 'status', 'createdAt'],
    search: ['number'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'ยังไม่มีคำตอบ คำตอบจะแสดงที่นี่เมื่อมีผู้ส่งแบบฟอร์ม',
      en: 'No submissions yet. They appear here when somebody sends a form.',
    },
  },
  form: [
    {
      title: { th: 'คำตอบ', en: 'Submission' },
      fields: ['number', 'formID', 'userID', 'courseID', 'status', 'formVersion', 'secondsTaken'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    form: typeof form
  }
}
