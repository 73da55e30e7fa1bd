import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const inMenu = { groups: ['learning'], meta: { inMenu: true, icon: 'certificate' } }

/** Templates with their editor, and series of numbers. */
export const templateRoutes: Route[] = [
  officePage(admins, {
    path: '/certificate/template',
    name: 'certificate-template',
    title: { th: 'แม่แบบวุฒิบัตร', en: 'Certificate templates' },
    list: 'certificate_template',
    ...inMenu,
    help: [
      {
        th: 'แม่แบบกำหนดหน้าตา ภาษา และชุดเลขที่ของวุฒิบัตร เปิดแม่แบบแล้วเลือก “ออกแบบ” เพื่อจัดวาง',
        en: 'A template sets the look, language and numbers of certificates. Open one and select “Design” to lay it out.',
      },
      {
        th: 'หลักสูตรที่ไม่มีแม่แบบของตัวเองใช้แม่แบบที่ไม่ได้ระบุหลักสูตร การแก้แม่แบบไม่เปลี่ยนวุฒิบัตรที่ออกแล้ว',
        en: 'Courses without a template of their own use the one that names no course. Changes do not affect issued certificates.',
      },
    ],
  }),
  officePage(admins, {
    path: '/certificate/template/add',
    name: 'certificate-template-add',
    title: { th: 'เพิ่มแม่แบบวุฒิบัตร', en: 'Add template' },
    add: 'certificate_template',
  }),
  officePage(admins, {
    path: '/certificate/template/edit/:id',
    name: 'certificate-template-edit',
    title: { th: 'แก้ไขแม่แบบวุฒิบัตร', en: 'Edit template' },
    edit: 'certificate_template',
  }),
  officePage(admins, {
    path: '/certificate/template/detail/:id',
    name: 'certificate-template-detail',
    title: { th: 'แม่แบบวุฒิบัตร', en: 'Template' },
    screen: 'template/detail',
    show: 'certificate_template',
  }),
  officePage(admins, {
    path: '/certificate/template/design/:id',
    name: 'certificate-template-design',
    title: { th: 'ออกแบบวุฒิบัตร', en: 'Design certificate' },
    screen: 'template/design',
    help: [
      {
        th: 'ลากส่วนต่าง ๆ ด้วยเมาส์ หรือเลือกแล้วกดปุ่มลูกศรเพื่อเลื่อนทีละ 1 มม. กด Shift พร้อมลูกศรเพื่อเปลี่ยนขนาด',
        en: 'Drag parts with the mouse, or select one and use the arrow keys to move it by 1 mm. Hold Shift to change its size.',
      },
      {
        th: 'ตัวอย่างใช้ชื่อผู้เรียนและหลักสูตรที่ยาวที่สุดของเว็บไซต์ ทุกครั้งที่บันทึกจะเก็บเป็นเวอร์ชันใหม่',
        en: 'The preview uses the longest learner and course names of the site. Each save is kept as a version.',
      },
    ],
  }),
  officePage(admins, {
    path: '/certificate/template/preview/:id',
    name: 'certificate-template-preview',
    title: { th: 'ตัวอย่าง PDF', en: 'PDF preview' },
    screen: 'template/preview',
  }),
  officePage(admins, {
    path: '/certificate/series',
    name: 'certificate-series',
    title: { th: 'ชุดเลขที่วุฒิบัตร', en: 'Certificate series' },
    list: 'certificate_series',
    linkedFromList: 'certificate_template',
    help: [
      {
        th: 'แต่ละชุดนับเลขที่จาก 1 ใหม่ทุกปี พ.ศ. โดยไม่ข้ามเลข เลขที่ของฉบับที่เพิกถอนไม่ถูกใช้ซ้ำ',
        en: 'Each series counts from 1 in each Buddhist year, without gaps. The number of a revoked certificate is not used again.',
      },
      {
        th: 'รหัสและรูปแบบเลขที่เปลี่ยนภายหลังไม่ได้ ถ้าต้องการรูปแบบอื่น ให้เพิ่มชุดใหม่',
        en: 'You cannot change the code and the pattern later. For another pattern, add another series.',
      },
    ],
  }),
  officePage(admins, {
    path: '/certificate/series/add',
    name: 'certificate-series-add',
    title: { th: 'เพิ่มชุดเลขที่', en: 'Add series' },
    add: 'certificate_series',
  }),
  officePage(admins, {
    path: '/certificate/series/edit/:id',
    name: 'certificate-series-edit',
    title: { th: 'แก้ไขชุดเลขที่', en: 'Edit series' },
    edit: 'certificate_series',
  }),
  officePage(admins, {
    path: '/certificate/series/detail/:id',
    name: 'certificate-series-detail',
    title: { th: 'ชุดเลขที่วุฒิบัตร', en: 'Series' },
    show: 'certificate_series',
  }),
  officePage(['admin', 'manager'], {
    path: '/lesson/pdf',
    name: 'lesson-pdf',
    title: { th: 'เอกสาร PDF ของหลักสูตร', en: 'Course PDFs' },
    screen: 'pdf/pdf',
    linkedFromList: 'certification',
    linkedFromRecords: [
      { collection: 'course', by: 'courseID' },
      { collection: 'course_round', by: 'roundID' },
    ],
    help: [
      {
        th: 'เลือกหลักสูตรหรือรุ่น แล้วดาวน์โหลดวุฒิบัตรทุกฉบับเป็น PDF เดียว บัญชีรายชื่อ หรือใบลงชื่อเข้าอบรม',
        en: 'Choose a course or a round. Then download all certificates as one PDF, the list of learners, or the attendance sheet.',
      },
      {
        th: 'วุฒิบัตรในไฟล์เหมือนกับฉบับที่ออกให้ผู้เรียน ครั้งละไม่เกิน 500 ฉบับ ฉบับที่เพิกถอนไม่รวมอยู่ด้วย',
        en: 'The certificates are those that the learners have, up to 500 at a time. Revoked ones are left out.',
      },
    ],
  }),
  officePage(['admin', 'manager'], {
    path: '/lesson/pdf/:kind',
    name: 'lesson-pdf-file',
    title: { th: 'ไฟล์ PDF ของหลักสูตร', en: 'Course PDF file' },
    screen: 'pdf/file',
  }),
]
