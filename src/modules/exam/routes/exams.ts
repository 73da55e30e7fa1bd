import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const

const editHelp = [
  {
    th: 'แบ่งข้อสอบเป็นตอน แต่ละตอนเลือกข้อเองหรือสุ่มจากคลัง รายการตรวจบอกสิ่งที่ต้องแก้ก่อนเผยแพร่',
    en: 'An exam has sections. Each takes chosen questions or draws from a bank. The checks say what is missing.',
  },
  {
    th: 'การบันทึกเก็บเป็นฉบับร่าง ผู้เรียนใช้เวอร์ชันที่เผยแพร่ ผู้ที่เริ่มสอบแล้วใช้เวอร์ชันเดิม กด Ctrl+S เพื่อบันทึก',
    en: 'Saving changes the draft. Learners sit the published version; those who started keep theirs. Press Ctrl+S to save.',
  },
]
const addHelp = [
  {
    th: 'ตั้งชื่อและเลือกประเภท แล้วเลือกข้อสอบในหน้าถัดไป',
    en: 'Enter a name and a kind. You choose the questions on the next screen.',
  },
  {
    th: 'ผู้เรียนเห็นชุดข้อสอบหลังจากเผยแพร่และเปิดรอบสอบ',
    en: 'Learners see the exam after you publish it and open a round.',
  },
]
const detailHelp = [
  {
    th: 'แท็บเวอร์ชันแสดงสิ่งที่เปลี่ยนจากเวอร์ชันก่อน แก้ไขต่อจากเวอร์ชันใดก็ได้',
    en: 'The tab of versions says what changed in each. You can edit from any of them.',
  },
  {
    th: 'การเผยแพร่เลือกข้อสอบของคลังตามที่มีในขณะนั้น รอบสอบที่ยังไม่มีผู้เริ่มสอบใช้เวอร์ชันใหม่',
    en: 'Publishing takes the questions that the banks have now. Rounds that nobody has started use the new version.',
  },
]

/** Screens of exams: the same for courses and seminars. Piece by piece, other screens name their exam in their address. */
export const examRoutes: Route[] = [
  officePage(managers, {
    path: '/lesson/exam',
    name: 'lesson-exam',
    title: { th: 'ชุดข้อสอบ', en: 'Exams' },
    list: 'exam',
    groups: ['learning'],
    meta: { inMenu: true, icon: 'exam' },
    linkedFromRecords: [{ collection: 'course', by: 'courseID' }],
    help: [
      {
        th: 'รายการชุดข้อสอบของทุกหลักสูตร เพิ่มชุดข้อสอบได้จากหน้าของหลักสูตร',
        en: 'Lists the exams of all courses. Add one from the screen of its course.',
      },
      {
        th: 'ลบชุดข้อสอบที่มีบทเรียนหรือผู้เข้าสอบแล้วไม่ได้',
        en: 'An exam that a lesson names, or that somebody sat, cannot be removed.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/add/:id/:history',
    name: 'lesson-exam-add',
    title: { th: 'เพิ่มชุดข้อสอบ', en: 'Add exam' },
    screen: 'office/add',
    help: addHelp,
  }),
  officePage(managers, {
    path: '/lesson/exam/edit/:id/:history',
    name: 'lesson-exam-edit',
    title: { th: 'แก้ไขชุดข้อสอบ', en: 'Edit exam' },
    screen: 'office/edit',
    edit: 'exam',
    help: editHelp,
  }),
  officePage(managers, {
    path: '/lesson/exam/detail/:id/:history',
    name: 'lesson-exam-detail',
    title: { th: 'ชุดข้อสอบ', en: 'Exam' },
    screen: 'office/detail',
    show: 'exam',
    help: detailHelp,
  }),
  officePage(managers, {
    path: '/lesson/exam/preview/:id/:history',
    name: 'lesson-exam-preview',
    title: { th: 'ตัวอย่างข้อสอบ', en: 'Exam preview' },
    screen: 'office/preview',
    meta: { fullscreen: true, mode: 'blank' },
  }),
  officePage(managers, {
    path: '/lesson/exam/questions/:id',
    name: 'lesson-exam-questions',
    title: { th: 'ค้นหาข้อสอบ', en: 'Find questions' },
    screen: 'office/find',
  }),
  officePage(managers, {
    path: '/seminar/exam/add/:id',
    name: 'seminar-exam-add',
    title: { th: 'เพิ่มชุดข้อสอบ', en: 'Add exam' },
    screen: 'office/add',
    help: addHelp,
  }),
  officePage(managers, {
    path: '/seminar/exam/edit/:id',
    name: 'seminar-exam-edit',
    title: { th: 'แก้ไขชุดข้อสอบ', en: 'Edit exam' },
    screen: 'office/edit',
    help: editHelp,
  }),
  officePage(managers, {
    path: '/seminar/exam/detail/:id',
    name: 'seminar-exam-detail',
    title: { th: 'ชุดข้อสอบ', en: 'Exam' },
    screen: 'office/detail',
    help: detailHelp,
  }),
]
