import {
  boolean,
  initially,
  numberBetween,
  optional,
  references,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

/** The rules of a course: lesson order, prerequisites, target groups and duration. */
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
        th: 'ผู้เรียนต้องเรียนจบหลักสูตรเหล่านี้ก่อนจึงลงทะเบียนเองได้ หากเจ้าหน้าที่ลงทะเบียนให้ก่อน บทเรียนจะเปิดเมื่อเรียนจบครบแล้ว',
        en: 'Learners can enrol after they complete these courses. If staff enrol them earlier, the lessons open then.',
      },
      references('course')('หลักสูตรที่ต้องเรียนจบก่อน', 'Prerequisites'),
    ),
  ),
  onlyTarget: initially(
    false,
    withHint(
      {
        th: 'ลงทะเบียนเองได้เฉพาะผู้เรียนในกลุ่มเป้าหมาย หากไม่เลือกกลุ่ม จะไม่มีผู้ใดลงทะเบียนเองได้ เจ้าหน้าที่ลงทะเบียนให้ได้ทุกคน',
        en: 'Only learners in the target groups can enrol themselves. Without a group, nobody can. Staff can enrol anyone.',
      },
      boolean('รับเฉพาะกลุ่มเป้าหมาย', 'Target groups only'),
    ),
  ),
  accessDays: optional(
    withHint(
      {
        th: 'นับจากวันลงทะเบียนโดยรวมวันนั้นด้วย มีผลกับการลงทะเบียนใหม่ เว้นว่างหากไม่กำหนด',
        en: 'Counted from the day of enrolment, including that day, for new enrolments. Leave empty for unlimited access.',
      },
      withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('เรียนได้นาน', 'Days of access')),
    ),
  ),
  cancelUntilDays: initially(
    3,
    optional(
      withHint(
        {
          th: 'ผู้เรียนยกเลิกการลงทะเบียนรุ่นอบรมเองได้ จนถึงกี่วันก่อนวันเริ่มอบรม เว้นว่างหากให้ยกเลิกเองไม่ได้',
          en: 'Learners can cancel their enrolment in a round until this many days before it begins. Leave empty so that they cannot.',
        },
        withUnit({ th: 'วัน', en: 'days' }, numberBetween(0, 365)('ยกเลิกเองได้ก่อนเริ่มอบรม', 'Own cancellation before')),
      ),
    ),
  ),
  attendancePercent: optional(
    withHint(
      {
        th: 'บทชนิดนัดเรียนและหลักสูตรจบเมื่อนัดเรียนสุดท้ายสิ้นสุดและมาเรียนครบตามนี้ เว้นว่างหากมาเรียนนัดเดียวถือว่าจบบท',
        en: 'Session lessons and the course are complete after the last session, for learners who attended this share of the hours. If empty, one session completes its lesson.',
      },
      withUnit({ th: '%', en: '%' }, numberBetween(1, 100)('ชั่วโมงเข้าเรียนขั้นต่ำ', 'Minimum attendance')),
    ),
  ),
  validMonths: optional(
    withHint(
      {
        th: 'นับจากวันที่เรียนจบ เมื่อใกล้หมดอายุระบบแจ้งให้ผู้เรียนอบรมซ้ำ ผู้ที่เรียนจบแล้วใช้วันหมดอายุเดิม เว้นว่างหากไม่หมดอายุ',
        en: 'Counted from the day of completion. Learners are reminded to train again. Those who have completed keep the day they have. Leave empty if the training never expires.',
      },
      withUnit({ th: 'เดือน', en: 'months' }, numberBetween(1, 120)('อายุการอบรม', 'Valid for')),
    ),
  ),
}
