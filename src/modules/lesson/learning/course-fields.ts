import {
  boolean,
  initially,
  numberBetween,
  optional,
  references,
  withHint,
  withUnit,
} from '#platform/collection/kinds.ts'

/** How a course is taken: in which order, after which others, and for how long. */
export const learningFields = {
  inOrder: initially(
    false,
    withHint(
      {
        th: 'บทถัดไปเปิดเมื่อเรียนจบบทก่อนหน้าเท่านั้น',
        en: 'Each lesson opens once the one before it is finished',
      },
      boolean('เรียนตามลำดับ', 'In order'),
    ),
  ),
  prerequisites: initially<string[], string[]>(
    [],
    withHint(
      {
        th: 'ผู้เรียนต้องเรียนจบหลักสูตรเหล่านี้ก่อนจึงลงทะเบียนเองได้ ถ้าเจ้าหน้าที่ลงทะเบียนให้ บทเรียนจะเปิดเมื่อเรียนจบแล้ว',
        en: 'Learners enrol once they have completed these; where staff enrol them earlier, the lessons open then',
      },
      references('course')('หลักสูตรที่ต้องเรียนจบก่อน', 'Prerequisites'),
    ),
  ),
  accessDays: optional(
    withHint(
      {
        th: 'นับจากวันลงทะเบียน รวมวันนั้น ใช้กับการลงทะเบียนใหม่ เว้นว่างคือไม่มีกำหนด',
        en: 'Counted from the day of enrolment, that day included, for new enrolments; empty is without end',
      },
      withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('เรียนได้นาน', 'Days of access')),
    ),
  ),
}
