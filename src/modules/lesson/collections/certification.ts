import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { choice, code, instant, number, optional, reference } from '#platform/data/collection/field-builders.ts'

/** A certificate issued to a learner (decision 20). Only issuing writes it; the API cannot. */
export const certification = defineCollection({
  name: 'certification',
  label: { th: 'วุฒิบัตร', en: 'certificate' },
  plural: { th: 'วุฒิบัตร', en: 'Certificates' },
  site: null,
  title: ['number'],
  fields: {
    number: code('เลขที่', 'Number'),
    userID: reference('user')('ผู้เรียน', 'Learner'),
    courseID: reference('course')('หลักสูตร', 'Course'),
    enrollID: reference('enroll')('การลงทะเบียน', 'Enrolment'),
    issuedAt: instant('วันที่ออก', 'Issued'),
    expiresAt: optional(instant('หมดอายุ', 'Expires')),
    status: choice([
      { value: 'issued', label: { th: 'ออกแล้ว', en: 'Issued' }, tone: 'live' },
      { value: 'revoked', label: { th: 'เพิกถอน', en: 'Revoked' }, tone: 'broken' },
    ])('สถานะ', 'Status'),
    courseVersion: number('เวอร์ชันของหลักสูตรเมื่อออก', 'Course version when issued'),
  },
  relations: {
    user: { to: 'user', from: 'userID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  },
  uniques: [['number']],
  indexes: [['userID', 'issuedAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['number', 'userID', 'courseID', 'issuedAt', 'expiresAt', 'status'],
    search: ['number'],
    sort: 'issuedAt desc',
    state: 'status',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certification: typeof certification
  }
}
