import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const
const inMenu = { groups: ['learning'], meta: { inMenu: true, icon: 'exam' } }

/** Rounds of exams, the attempts of learners, and accommodations. */
export const roundRoutes: Route[] = [
  officePage(managers, {
    path: '/exam/round',
    name: 'exam-round',
    title: { th: 'รอบสอบ', en: 'Exam rounds' },
    list: 'exam_round',
    ...inMenu,
    linkedFromRecords: [
      { collection: 'exam', by: 'examID' },
      { collection: 'course', by: 'courseID' },
    ],
    help: [
      {
        th: 'รอบสอบกำหนดว่าใครสอบชุดใด เมื่อใด รอบที่เพิ่มใหม่ใช้เวอร์ชันที่เผยแพร่ล่าสุด',
        en: 'A round says who sits which exam, and when. A new round uses the latest published version.',
      },
      {
        th: 'ผู้เรียนเห็นรอบสอบเมื่อเปิดให้เห็น และเริ่มสอบได้ระหว่างเวลาเปิดและปิด',
        en: 'Learners see a published round, and can start between its opening and closing times.',
      },
    ],
  }),
  officePage(managers, {
    path: '/exam/round/add',
    name: 'exam-round-add',
    title: { th: 'เพิ่มรอบสอบ', en: 'Add exam round' },
    add: 'exam_round',
  }),
  officePage(managers, {
    path: '/exam/round/edit/:id',
    name: 'exam-round-edit',
    title: { th: 'แก้ไขรอบสอบ', en: 'Edit exam round' },
    edit: 'exam_round',
  }),
  officePage(managers, {
    path: '/exam/round/detail/:id',
    name: 'exam-round-detail',
    title: { th: 'รอบสอบ', en: 'Exam round' },
    screen: 'round/detail',
    show: 'exam_round',
  }),
  officePage(managers, {
    path: '/exam/attempt',
    name: 'exam-attempt',
    title: { th: 'การเข้าสอบ', en: 'Exam attempts' },
    list: 'exam_attempt',
    linkedFromRecords: [
      { collection: 'exam_round', by: 'roundID' },
      { collection: 'user', by: 'userID' },
    ],
    help: [
      {
        th: 'รายการนี้แสดงผู้ที่เริ่มสอบแล้ว พร้อมเวลาและสถานะของแต่ละครั้ง',
        en: 'Lists everybody who started an exam, with the times and state of each attempt.',
      },
      {
        th: 'ไม่มีใครแก้ไขหรือลบการเข้าสอบได้ คำตอบทุกข้อถูกบันทึกเรียงลำดับไว้',
        en: 'Nobody can change or remove an attempt. All answers are recorded in order.',
      },
    ],
  }),
  officePage(['admin'], {
    path: '/exam/accommodation',
    name: 'exam-accommodation',
    title: { th: 'การช่วยเหลือพิเศษในการสอบ', en: 'Accommodations' },
    list: 'accommodation',
    linkedFromList: 'exam_round',
    help: [
      {
        th: 'ให้เวลาสอบเพิ่มแก่ผู้เรียนที่จำเป็น มีผลกับการสอบที่เริ่มหลังจากบันทึก',
        en: 'Gives extra time to learners who need it. It applies to attempts that start later.',
      },
      {
        th: 'ผู้ตรวจและผู้เรียนคนอื่นไม่เห็นรายการนี้และเหตุผล',
        en: 'Markers and other learners see neither this list nor the reasons.',
      },
    ],
  }),
  officePage(['admin'], {
    path: '/exam/accommodation/add',
    name: 'exam-accommodation-add',
    title: { th: 'เพิ่มการช่วยเหลือพิเศษ', en: 'Add accommodation' },
    add: 'accommodation',
  }),
  officePage(['admin'], {
    path: '/exam/accommodation/edit/:id',
    name: 'exam-accommodation-edit',
    title: { th: 'แก้ไขการช่วยเหลือพิเศษ', en: 'Edit accommodation' },
    edit: 'accommodation',
  }),
  officePage(['admin'], {
    path: '/exam/accommodation/detail/:id',
    name: 'exam-accommodation-detail',
    title: { th: 'การช่วยเหลือพิเศษในการสอบ', en: 'Accommodation' },
    show: 'accommodation',
  }),
]
