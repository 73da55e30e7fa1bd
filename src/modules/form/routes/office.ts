import { officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const
const admins = ['admin'] as const
const linkage = 'form-dashboard'

/** Forms, their submissions, settings and files. */
export const formRoutes: Route[] = [
  officePage(managers, {
    path: '/form/dashboard',
    name: 'form-dashboard',
    title: { th: 'แบบฟอร์ม', en: 'Forms' },
    screen: 'dashboard',
    groups: ['website'],
    hasDashboard: true,
    meta: { inMenu: true, icon: 'list' },
    help: [
      {
        th: 'หน้านี้แสดงแบบฟอร์มทั้งหมดของเว็บไซต์ สถานะ และจำนวนคำตอบ เลือกแบบฟอร์มเพื่อดูคำตอบ',
        en: 'Lists the forms of the site with their status and number of answers. Select a form to see its submissions.',
      },
      {
        th: 'อัตรากรอกจนจบเทียบคำตอบที่ส่งกับร่างที่ยังค้างอยู่',
        en: 'Completion compares the answers that were sent with the drafts that were not.',
      },
    ],
  }),
  officePage(admins, {
    path: '/form/new',
    name: 'form-new',
    title: { th: 'สร้างแบบฟอร์ม', en: 'New form' },
    screen: 'new',
    linkage,
    // A file may have 5 MB. A larger one is refused by the screen, in words.
    uploadBytes: 12_582_912,
    help: [
      {
        th: 'เลือกแม่แบบหรือเริ่มจากแบบฟอร์มเปล่า แบบฟอร์มใหม่เป็นฉบับร่างจนกว่าจะเผยแพร่',
        en: 'Choose a template or an empty form. A new form is a draft until you publish it.',
      },
      { th: 'แก้คำถามทั้งหมดได้ในหน้าถัดไป', en: 'You can change every question on the next screen.' },
      {
        th: 'นำเข้าแบบฟอร์มจากไฟล์ XLSForm หรือ SurveyJS ได้ ระบบบอกผลทีละข้อก่อนสร้าง',
        en: 'You can import a form from an XLSForm or SurveyJS file. You see the result for each question before it is created.',
      },
    ],
  }),
  officePage(managers, {
    path: '/cms/form/:id',
    name: 'cms-form',
    title: { th: 'คำตอบของแบบฟอร์ม', en: 'Submissions of a form' },
    screen: 'list',
    linkage,
    help: [
      {
        th: 'คำตอบของช่องที่ตั้งให้แสดงในรายการเป็นคอลัมน์ ค้นหาและกรองตามคำตอบได้',
        en: 'Answers of listed fields are columns. You can search them and filter by an answer.',
      },
      {
        th: 'เลือกหลายรายการแล้วเปลี่ยนสถานะพร้อมกันได้ และเลิกทำได้ทันที',
        en: 'Select several submissions to change their status at once. You can undo it.',
      },
    ],
  }),
  officePage(managers, {
    path: '/cms/form/:id/summary',
    name: 'cms-form-summary',
    title: { th: 'สรุปคำตอบ', en: 'Summary of answers' },
    screen: 'summary',
    linkage,
    help: [
      {
        th: 'กราฟและสรุปของแต่ละคำถาม นับคำตอบล่าสุดไม่เกิน 10,000 รายการ',
        en: 'Charts and figures of each question, from the newest 10,000 submissions.',
      },
      { th: 'คำตอบส่วนบุคคลไม่รวมในสรุป', en: 'Private answers are left out.' },
    ],
  }),
  officePage(managers, {
    path: '/cms/form/:id/drafts',
    name: 'cms-form-drafts',
    title: { th: 'ร่างคำตอบ', en: 'Drafts' },
    screen: 'records/drafts',
    linkage,
    help: [
      { th: 'ร่างคำตอบที่ยังไม่ส่งเก็บไว้ 30 วัน', en: 'Drafts that were not sent are kept for 30 days.' },
      { th: 'เจ้าหน้าที่เห็นว่ามีร่าง แต่ไม่เห็นสิ่งที่กรอก', en: 'Staff see that there are drafts, but not what is in them.' },
    ],
  }),
  officePage(managers, {
    path: '/cms/form/:id/versions',
    name: 'cms-form-versions',
    title: { th: 'เวอร์ชันของแบบฟอร์ม', en: 'Versions of a form' },
    screen: 'records/versions',
    linkage,
    help: [
      {
        th: 'ทุกครั้งที่เผยแพร่คำถามใหม่จะได้เวอร์ชันใหม่ คำตอบผูกกับเวอร์ชันที่ผู้ตอบเห็น',
        en: 'Publishing other questions makes a new version. A submission belongs to the version that the person saw.',
      },
      {
        th: 'การเปลี่ยนที่ต้องตอบใหม่จะขอให้ผู้ที่กำลังกรอกตรวจคำถามอีกครั้ง',
        en: 'After a breaking change, people who are filling in the form check the questions again.',
      },
    ],
  }),
  officePage(admins, {
    path: '/cms/form/:id/settings',
    name: 'cms-form-settings',
    title: { th: 'การตั้งค่าแบบฟอร์ม', en: 'Settings of a form' },
    screen: 'settings',
    linkage,
    help: [
      {
        th: 'กำหนดช่วงเวลาเปิดรับ จำนวนคำตอบ และข้อความหลังส่ง',
        en: 'Set when the form is open, how many answers it takes, and what people read afterwards.',
      },
      {
        th: 'เมื่อครบกำหนดเก็บ ระบบลบคำตอบและไฟล์ เหลือเพียงเลขที่และสถานะ',
        en: 'After the retention period, answers and files are removed. The number and status stay.',
      },
    ],
  }),
  officePage(managers, {
    path: '/cms/form/:id/export/:format',
    name: 'cms-form-export',
    title: { th: 'ไฟล์คำตอบ', en: 'File of submissions' },
    screen: 'files/export',
    linkage,
  }),
  officePage(managers, {
    path: '/cms/form/:id/pdf/:sub',
    name: 'cms-form-pdf',
    title: { th: 'ไฟล์ PDF ของคำตอบ', en: 'PDF of a submission' },
    screen: 'files/pdf',
    linkage,
  }),
  officePage(managers, {
    path: '/cms/form/:id/:sub',
    name: 'cms-form-submission',
    title: { th: 'คำตอบแบบฟอร์ม', en: 'Submission' },
    screen: 'submission',
    linkage,
    help: [
      {
        th: 'คำตอบแสดงตามแบบฟอร์มที่ผู้ตอบเห็น พร้อมประวัติทุกการเปลี่ยนแปลง',
        en: 'Shows the form as the person saw it, with every change since.',
      },
      {
        th: 'ผู้ดูแลระบบแก้คำตอบแทนผู้ส่งได้เมื่อระบุเหตุผล',
        en: 'Administrators can change answers for the sender if they give a reason.',
      },
    ],
  }),
]
