import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const
const readers = [...staff, 'member'] as const

/** A learner's lesson states, and the exceptions that staff make. */
export const ruleRoutes: Route[] = [
  officePage(staff, {
    path: '/lesson/standing',
    name: 'lesson-standing',
    title: { th: 'บทที่เปิดให้ผู้เรียน', en: 'Lessons open to the learner' },
    screen: 'learning/standing',
    linkedFromRecords: { collection: 'enroll', by: 'enrollID' },
    help: [
      {
        th: 'เปิดหน้านี้จากการลงทะเบียนของผู้เรียน เพื่อดูบทที่เรียนจบ บทที่เปิดอยู่ และเหตุผลที่บทอื่นยังไม่เปิด',
        en: 'Open this screen from an enrolment. It shows which lessons are completed, which are open, and why the others are locked.',
      },
      {
        th: 'กด “เปิดบทนี้” เพื่อเปิดให้ผู้เรียนคนนี้เท่านั้น ทันทีหรือในวันที่กำหนด พร้อมระบุเหตุผล และยกเลิกได้ภายหลัง',
        en: 'Select “Open this lesson” to open it for this learner only, immediately or on a date, with a reason. You can undo this.',
      },
    ],
  }),
  officePage(readers, {
    path: '/lesson/exception',
    name: 'lesson-exception',
    title: { th: 'การเปิดบทเป็นรายคน', en: 'Lessons opened to learners' },
    list: 'lesson_exception',
    linkedFromList: 'enroll',
    help: [
      {
        th: 'บทที่เจ้าหน้าที่เปิดให้ผู้เรียนเป็นรายคนโดยยกเว้นเงื่อนไขของบท พร้อมเหตุผล',
        en: 'Lessons that staff opened for individual learners as an exception to the rules, with the reason.',
      },
      {
        th: 'การเปิดเป็นรายคนมีผลให้เรียนได้เร็วขึ้นเท่านั้น ลบรายการเพื่อกลับไปใช้เงื่อนไขเดิม บทที่เรียนจบแล้วไม่เปลี่ยนแปลง',
        en: 'An exception can only open a lesson earlier. Delete it to return to the rules. Completed lessons stay completed.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/exception/add',
    name: 'lesson-exception-add',
    title: { th: 'เปิดบทให้ผู้เรียน', en: 'Open lesson' },
    add: 'lesson_exception',
  }),
  officePage(staff, {
    path: '/lesson/exception/edit/:id',
    name: 'lesson-exception-edit',
    title: { th: 'แก้ไขการเปิดบท', en: 'Change exception' },
    edit: 'lesson_exception',
  }),
  officePage(readers, {
    path: '/lesson/exception/detail/:id',
    name: 'lesson-exception-show',
    title: { th: 'การเปิดบทให้ผู้เรียน', en: 'Lesson opened to a learner' },
    show: 'lesson_exception',
  }),
]
