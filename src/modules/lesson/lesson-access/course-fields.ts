import {
  boolean,
  initially,
  numberBetween,
  optional,
  references,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

/** How a course is taken: in which order, after which others, by whom, and for how long. */
export const learningFields = {
  inOrder: initially(
    false,
    withHint(
      {
        th: 'บทถัดไปเปิดเมื่อเรียนจบบทก่อนหน้าเท่านั้น',
        en: 'Each lesson opens after the previous one is completed',
      },
      boolean('เรียนตามลำดับ', 'In order'),
    ),
  ),
  prerequisites: initially<string[], string[]>(
    [],
    withHint(
      {
        th: 'ผู้เรียนต้องเรียนจบหลักสูตรเหล่านี้ก่อนจึงลงทะเบียนเองได้ ถ้าเจ้าหน้าที่ลงทะเบียนให้ บทเรียนจะเปิดเมื่อเรียนจบแล้ว',
        en: 'Learners can enrol after they complete these courses. If staff enrol them earlier, the lessons open then.',
      },
      references('course')('หลักสูตรที่ต้องเรียนจบก่อน', 'Prerequisites'),
    ),
  ),
  onlyTarget: initially(
    false,
    withHint(
      {
        th: 'เฉพาะผู้เรียนในกลุ่มเป้าหมายที่เลือกไว้จึงลงทะเบียนเองได้ ถ้าไม่ได้เลือกกลุ่มใด จะไม่มีใครลงทะเบียนเองได้ เจ้าหน้าที่ลงทะเบียนให้ได้ทุกคน',
        en: 'Only learners in the target groups can enrol themselves. Without a group, nobody can. Staff can enrol anyone.',
      },
      boolean('รับเฉพาะกลุ่มเป้าหมาย', 'Target groups only'),
    ),
  ),
  accessDays: optional(
    withHint(
      {
        th: 'นับจากวันลงทะเบียน รวมวันนั้น ใช้กับการลงทะเบียนใหม่ เว้นว่างคือไม่มีกำหนด',
        en: 'Counted from the day of enrolment, including that day, for new enrolments. Leave empty for unlimited access.',
      },
      withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('เรียนได้นาน', 'Days of access')),
    ),
  ),
}
