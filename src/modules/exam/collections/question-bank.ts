import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  exampled,
  initially,
  longtext,
  optional,
  reference,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')

/** Questions of a subject, from which exams take theirs. */
export const questionBank = defineCollection({
  name: 'question_bank',
  label: { th: 'คลังข้อสอบ', en: 'question bank' },
  plural: { th: 'คลังข้อสอบ', en: 'Question banks' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อคลัง', 'Name'),
    courseID: exampled(
      () => null,
      optional(
        withHint(
          { th: 'เว้นว่างหากใช้ได้กับทุกหลักสูตร', en: 'Leave empty for a bank of all courses' },
          reference('course')('หลักสูตร', 'Course'),
        ),
      ),
    ),
    description: initially('', longtext('คำอธิบาย', 'Description')),
  },
  relations: { course: { to: 'course', from: 'courseID', at: '_id' } },
  uniques: [['name']],
  indexes: [['createdAt desc']],
  access: { read: byManager, create: byManager, update: byManager, remove: byManager },
  list: {
    columns: ['name', 'courseID', 'updatedAt'],
    search: ['name', 'description'],
    sort: 'name',
    usedIn: ['question.bankID'],
  },
  form: [{ title: { th: 'คลังข้อสอบ', en: 'Question bank' }, fields: ['name', 'courseID', 'description'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    question_bank: typeof questionBank
  }
}
