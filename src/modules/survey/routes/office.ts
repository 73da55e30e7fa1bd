import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const
const inMenu = { groups: ['learning'], meta: { inMenu: true, icon: 'report' } }

/** Surveys, their questions, results and responses. */
export const officeRoutes: Route[] = [
  officePage(managers, {
    path: '/survey/dashboard',
    name: 'survey-dashboard',
    title: { th: 'แบบสำรวจ', en: 'Surveys' },
    list: 'survey',
    hasSubmenu: true,
    ...inMenu,
    linkedFromRecords: { collection: 'course', by: 'courseID' },
    help: [
      {
        th: 'เพิ่มแบบสำรวจ เพิ่มคำถาม แล้วเลือก “เปิดรับคำตอบ” ผู้เรียนจะเห็นในหน้าแบบสำรวจของตน',
        en: 'Add a survey, add its questions, and select “Open”. Learners then find it on their page of surveys.',
      },
      {
        th: 'แบบสำรวจไม่ระบุตัวตนเก็บชื่อผู้ตอบแยกจากคำตอบ แม้ผู้ดูแลระบบก็ดูไม่ได้ว่าใครตอบอะไร',
        en: 'An anonymous survey stores who answered apart from the answers. Not even administrators learn who answered what.',
      },
    ],
  }),
  officePage(managers, {
    path: '/survey/add',
    name: 'survey-add',
    title: { th: 'เพิ่มแบบสำรวจ', en: 'Add survey' },
    add: 'survey',
  }),
  officePage(managers, {
    path: '/survey/edit/:id',
    name: 'survey-edit',
    title: { th: 'แก้ไขแบบสำรวจ', en: 'Edit survey' },
    edit: 'survey',
  }),
  officePage(managers, {
    path: '/survey/detail/:id',
    name: 'survey-detail',
    title: { th: 'แบบสำรวจ', en: 'Survey' },
    screen: 'office/detail',
    show: 'survey',
  }),
  officePage(managers, {
    path: '/survey/questions/:id',
    name: 'survey-questions',
    title: { th: 'คำถามของแบบสำรวจ', en: 'Questions of a survey' },
    screen: 'office/questions',
    help: [
      {
        th: 'เพิ่ม เลื่อน และลบคำถามได้ขณะเป็นฉบับร่าง เมื่อเปิดแล้วคำถามจะไม่เปลี่ยน ผลจึงเทียบกันได้',
        en: 'You can add, move and remove questions while the survey is a draft. Once it is open they stay the same, so that results can be compared.',
      },
      {
        th: 'อย่าถามข้อมูลที่ระบุตัวผู้ตอบในแบบสำรวจไม่ระบุตัวตน เช่น ชื่อ เบอร์โทรศัพท์ หรือแผนกที่มีคนน้อย',
        en: 'In an anonymous survey, do not ask for details that identify people, such as a name, a telephone number or a small department.',
      },
    ],
  }),
  officePage(managers, {
    path: '/survey/results/:id',
    name: 'survey-results',
    title: { th: 'ผลสำรวจ', en: 'Results of a survey' },
    screen: 'office/results',
    help: [
      {
        th: 'หน้านี้แสดงผลของแต่ละคำถาม ดาวน์โหลดคำตอบทั้งหมดเป็น CSV หรือ XLSX ได้',
        en: 'Shows the result of each question. You can download all answers as CSV or XLSX.',
      },
      {
        th: 'ผลของแบบสำรวจไม่ระบุตัวตนแสดงเป็นกลุ่มอย่างน้อย 5 คำตอบ จำนวนที่แสดงจึงอาจน้อยกว่าผู้ตอบ',
        en: 'Results of an anonymous survey appear in groups of at least 5, so fewer answers may be displayed than people answered.',
      },
    ],
  }),
  officePage(managers, {
    path: '/survey/export/:id/:format',
    name: 'survey-export',
    title: { th: 'ไฟล์คำตอบ', en: 'File of answers' },
    screen: 'office/export',
  }),
  officePage(managers, {
    path: '/survey/response',
    name: 'survey-response',
    title: { th: 'คำตอบรายคน', en: 'Responses' },
    list: 'survey_response',
    ...inMenu,
    linkedFromRecords: { collection: 'user', by: 'userID' },
    help: [
      {
        th: 'คำตอบของแบบสำรวจที่ระบุชื่อ คำตอบของแบบสำรวจไม่ระบุตัวตนไม่อยู่ในรายการนี้',
        en: 'Responses to surveys with names. Anonymous answers are not in this list.',
      },
      {
        th: 'เลือกรายการเพื่อดูคำตอบทั้งหมดของผู้ตอบ',
        en: 'Select a response to read all answers of the person.',
      },
    ],
  }),
  officePage(managers, {
    path: '/survey/response/:id',
    name: 'survey-response-show',
    title: { th: 'คำตอบแบบสำรวจ', en: 'Response' },
    screen: 'office/response',
    show: 'survey_response',
  }),
]
