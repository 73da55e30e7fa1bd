import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const

const help = [
  {
    th: 'กด Ctrl+S เพื่อบันทึก และ Enter ในตัวเลือกเพื่อเพิ่มตัวเลือก ทุกครั้งที่บันทึกเป็นเวอร์ชันใหม่',
    en: 'Press Ctrl+S to save, and Enter in an option to add one. Each save is a new version.',
  },
  {
    th: 'ข้อสอบที่ทำไปแล้วและชุดที่เผยแพร่แล้วยังใช้เวอร์ชันเดิม',
    en: 'Papers that exist and published exams keep the earlier version.',
  },
]

/** The entry of the menu at which the screens of questions are. */
const linkage = 'question-bank'

/** Questions of banks: their list, editor, imports and exports. */
export const questionRoutes: Route[] = [
  officePage(managers, {
    path: '/lesson/question/list',
    name: 'question-list',
    linkage,
    title: { th: 'ข้อสอบ', en: 'Questions' },
    list: 'question',
    linkedFromList: 'question_bank',
    linkedFromRecords: { collection: 'question_bank', by: 'bankID' },
    help: [
      {
        th: 'กรองตามคลัง ชนิด สถานะ หรือแท็ก เลือกหลายข้อเพื่อเปลี่ยนสถานะพร้อมกัน',
        en: 'Filter by bank, type, status or tag. Select several questions to change their status together.',
      },
      {
        th: 'ชุดข้อสอบใหม่ใช้เฉพาะข้อที่พร้อมใช้ รายการนี้ไม่แสดงเฉลย',
        en: 'New exams use only questions that are ready. The list shows no keys.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/question/detail/:id',
    name: 'question-detail',
    linkage,
    title: { th: 'ข้อสอบ', en: 'Question' },
    screen: 'question/detail',
    show: 'question',
  }),
  officePage(managers, {
    path: '/lesson/question/properties/:id',
    name: 'question-properties',
    linkage,
    title: { th: 'แก้ไขรายละเอียดข้อสอบ', en: 'Edit properties' },
    edit: 'question',
  }),
  ...editorRoutes({
    prefix: 'question',
    add: '/lesson/question/add/:id',
    edit: '/lesson/question/edit/:exam/:question',
    answer: '/lesson/question/answer/:exam/:question',
  }),
  ...editorRoutes({
    prefix: 'seminar-question',
    add: '/seminar/question/add/:id/:count',
    edit: '/seminar/question/edit/:exam/:question',
    answer: '/seminar/question/answer/:exam/:question',
  }),
  officePage(managers, {
    path: '/lesson/question/import/:id',
    name: 'question-import',
    linkage,
    title: { th: 'นำเข้าข้อสอบ', en: 'Import questions' },
    screen: 'question/transfer/import',
    uploadBytes: 4_194_304,
    help: [
      {
        th: 'ตรวจไฟล์ก่อน รายงานบอกผลทีละบรรทัดโดยยังไม่บันทึก แล้วจึงนำเข้าเป็นฉบับร่าง',
        en: 'Check the file first. The report says what each line does, and nothing is saved. Then import as drafts.',
      },
      {
        th: 'นำเข้าไฟล์เดิมซ้ำได้ ข้อที่เหมือนเดิมไม่เปลี่ยน ข้อที่ใช้รหัสเดิมและเป็นฉบับร่างจะได้เวอร์ชันใหม่',
        en: 'You can import a file again. Equal questions do not change. Drafts with the same code get a new version.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/question/export/:id',
    name: 'question-export',
    linkage,
    title: { th: 'ส่งออกข้อสอบ', en: 'Export questions' },
    screen: 'question/transfer/export',
    help: [
      {
        th: 'เลือกรูปแบบไฟล์ หน้านี้บอกสิ่งที่รูปแบบนั้นเก็บไม่ได้ก่อนดาวน์โหลด',
        en: 'Select a file format. This page lists what it cannot keep before you download.',
      },
      {
        th: 'ไฟล์มีเฉลยทุกข้อ ข้อที่เลิกใช้ไม่อยู่ในไฟล์',
        en: 'The file holds all keys. Retired questions are not in it.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/question/file/:id',
    name: 'question-file',
    linkage,
    title: { th: 'ไฟล์ข้อสอบ', en: 'File of questions' },
    screen: 'question/transfer/file',
  }),
]

interface EditorPaths {
  prefix: string
  add: string
  edit: string
  answer: string
}

/** The editor has the same screens below both paths of the specification (L85, L87). */
function editorRoutes({ prefix, add, edit, answer }: EditorPaths): Route[] {
  return [
    officePage(managers, {
      path: add,
      name: `${prefix}-add`,
      linkage,
      title: { th: 'เพิ่มข้อสอบ', en: 'Add question' },
      screen: 'question/add',
      help,
    }),
    officePage(managers, {
      path: edit,
      name: `${prefix}-edit`,
      linkage,
      title: { th: 'แก้ไขข้อสอบ', en: 'Edit question' },
      screen: 'question/edit',
      help,
    }),
    officePage(managers, {
      path: answer,
      name: `${prefix}-answer`,
      linkage,
      title: { th: 'เฉลยและเกณฑ์ให้คะแนน', en: 'Key and rubric' },
      screen: 'question/answer',
      help,
    }),
  ]
}
