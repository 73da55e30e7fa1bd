import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  initially,
  jsonOf,
  number,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { courseBundle } from '../course-editor/rules/course-bundle.ts'

const mostBytes = 20 * 2 ** 20

/**
 * A snapshot of a course with its lessons, taken when it was published, saved or restored. It is written once and never
 * changed.
 */
export const courseVersion = defineCollection({
  name: 'course_version',
  label: { th: 'เวอร์ชันของหลักสูตร', en: 'course version' },
  plural: { th: 'เวอร์ชันของหลักสูตร', en: 'Course versions' },
  site: null,
  softDelete: true,
  title: ['number'],
  fields: {
    courseID: cascading(reference('course')('หลักสูตร', 'Course')),
    number: number('เวอร์ชันที่', 'Number'),
    cause: choice([
      { value: 'kept', label: { th: 'เก็บไว้', en: 'Saved' } },
      { value: 'published', label: { th: 'เผยแพร่', en: 'Published' } },
      { value: 'before', label: { th: 'ก่อนกู้คืน', en: 'Before a restore' } },
    ])('เหตุ', 'Cause'),
    note: initially('', text('บันทึก', 'Note')),
    by: text('โดย', 'By'),
    book: jsonOf(courseBundle, { bytes: mostBytes })('เนื้อหา', 'Content'),
  },
  uniques: [['courseID', 'number']],
  indexes: [['createdAt desc']],
  access: { read: isStaff, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['courseID', 'number', 'cause', 'note', 'by', 'createdAt'],
    search: ['note'],
    sort: 'createdAt desc',
  },
  form: [{ title: { th: 'เวอร์ชัน', en: 'Version' }, fields: ['number', 'cause', 'note', 'by'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    course_version: typeof courseVersion
  }
}
