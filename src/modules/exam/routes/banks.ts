import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const
const inMenu = { groups: ['learning'], meta: { inMenu: true, icon: 'exam' } }

/** Banks of questions. */
export const bankRoutes: Route[] = [
  officePage(managers, {
    path: '/lesson/question/bank',
    name: 'question-bank',
    title: { th: 'คลังข้อสอบ', en: 'Question banks' },
    list: 'question_bank',
    ...inMenu,
    hasSubmenu: true,
    help: [
      {
        th: 'คลังรวมข้อสอบของวิชาหนึ่ง ชุดข้อสอบสุ่มข้อสอบจากคลังตามแท็กและความยาก',
        en: 'A bank holds the questions of a subject. Exams draw from it by tag and difficulty.',
      },
      {
        th: 'ลบคลังที่ยังมีข้อสอบไม่ได้ ข้อสอบที่เลิกใช้ยังอยู่ในข้อสอบที่ทำไปแล้ว',
        en: 'A bank with questions cannot be removed. Retired questions stay on papers that have them.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/question/bank/add',
    name: 'question-bank-add',
    title: { th: 'เพิ่มคลังข้อสอบ', en: 'Add question bank' },
    add: 'question_bank',
  }),
  officePage(managers, {
    path: '/lesson/question/bank/edit/:id',
    name: 'question-bank-edit',
    title: { th: 'แก้ไขคลังข้อสอบ', en: 'Edit question bank' },
    edit: 'question_bank',
  }),
  officePage(managers, {
    path: '/lesson/question/bank/detail/:id',
    name: 'question-bank-detail',
    title: { th: 'คลังข้อสอบ', en: 'Question bank' },
    screen: 'question/bank',
    show: 'question_bank',
  }),
]
