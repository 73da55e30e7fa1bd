import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const
const readers = [...staff, 'member'] as const

/** The ledger of credit hours, its rules, and what enrolments came to. */
export const hoursRoutes: Route[] = [
  officePage(readers, {
    path: '/enroll/hours',
    name: 'enroll-hours',
    title: { th: 'ชั่วโมงสะสม', en: 'Credit hours' },
    groups: ['learning'],
    screen: 'hours/ledger',
    list: 'hours_entry',
    meta: { inMenu: true, icon: 'hours' },
    help: [
      {
        th: 'เมื่อผู้เรียนเรียนจบหลักสูตร ระบบบันทึกชั่วโมงตามเกณฑ์ของวันที่เรียนจบ ถอนหรือเริ่มเรียนใหม่ก็บันทึกรายการยกเลิกให้เอง',
        en: 'When a learner completes a course its hours are written down by the rule of that day; withdrawing or beginning anew reverses them.',
      },
      {
        th: 'รายการที่บันทึกแล้วไม่ถูกแก้หรือลบ ถ้าผิดให้เพิ่มรายการปรับชั่วโมงพร้อมเหตุผล',
        en: 'No line is changed or removed: what is wrong is put right by a further line with a reason.',
      },
    ],
  }),
  officePage(['admin'], {
    path: '/enroll/hours/add',
    name: 'enroll-hours-add',
    title: { th: 'ปรับชั่วโมงสะสม', en: 'Adjust credit hours' },
    screen: 'hours/adjust',
    help: [
      {
        th: 'ใช้เมื่อมีชั่วโมงที่ได้จากที่อื่น หรือเมื่อต้องหักชั่วโมง บอกเหตุผลทุกครั้ง',
        en: 'For hours that were earned elsewhere, or that are to be taken away; always with a reason.',
      },
      {
        th: 'รายการใหม่เพิ่มเข้าไปในสมุด รายการเดิมอยู่อย่างเดิม',
        en: 'A further line is written; the others stay as they are.',
      },
    ],
  }),
  officePage(readers, {
    path: '/enroll/hours/detail/:id',
    name: 'enroll-hours-detail',
    title: { th: 'รายการชั่วโมง', en: 'Entry of hours' },
    show: 'hours_entry',
  }),
  officePage(staff, {
    path: '/enroll/hours/year',
    name: 'enroll-hours-year',
    title: { th: 'ชั่วโมงสะสมประจำปี', en: 'Credit hours of a year' },
    screen: 'hours/year',
    linkedFromList: 'hours_entry',
    help: [
      {
        th: 'ชั่วโมงของผู้เรียนแต่ละคนในปีปฏิทิน เรียงจากมากไปน้อย กดชื่อเพื่อดูรายการในสมุด',
        en: 'The hours of each learner in a calendar year, the most first; a name opens its lines.',
      },
      { th: 'ดาวน์โหลดเป็น Excel หรือ CSV ได้ครบทุกคน', en: 'The files hold all learners.' },
    ],
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule',
    name: 'enroll-hours-rule',
    title: { th: 'เกณฑ์ชั่วโมงสะสม', en: 'Rules of credit hours' },
    screen: 'hours/rules',
    list: 'hours_rule',
    linkedFromList: 'hours_entry',
    help: [
      {
        th: 'เกณฑ์ที่ตรงกับหลักสูตรมากที่สุดในวันที่เรียนจบเป็นเกณฑ์ที่ใช้: เฉพาะหลักสูตร ก่อนหมวดหมู่ ก่อนรูปแบบ',
        en: 'The nearest rule of the day of completion counts: one of the course, then of its category, then of its type.',
      },
      {
        th: 'การแก้เกณฑ์ไม่เปลี่ยนชั่วโมงที่บันทึกไปแล้ว ถ้าต้องการให้มีผลย้อนหลัง กด “คำนวณใหม่”',
        en: 'Changing a rule does not change what is written down. To have it speak of the past, count anew.',
      },
    ],
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule/add',
    name: 'enroll-hours-rule-add',
    title: { th: 'เพิ่มเกณฑ์ชั่วโมง', en: 'Add a rule' },
    add: 'hours_rule',
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule/edit/:id',
    name: 'enroll-hours-rule-edit',
    title: { th: 'แก้ไขเกณฑ์ชั่วโมง', en: 'Edit the rule' },
    edit: 'hours_rule',
  }),
  officePage(staff, {
    path: '/enroll/report',
    name: 'enroll-report',
    title: { th: 'รายงานการเรียน', en: 'Learning report' },
    groups: ['learning'],
    screen: 'report',
    linkedFromList: 'enroll',
    meta: { inMenu: true, icon: 'report' },
    help: [
      {
        th: 'เลือกดูตามหลักสูตร ภาคเรียน สาขา สถาบัน หรือผู้เรียน ในช่วงเวลาที่ต้องการ กดตัวเลขเพื่อดูรายการ',
        en: 'By course, term, branch, institution or learner, in a period that you choose; a figure opens its rows.',
      },
      {
        th: 'นับการลงทะเบียนในช่วงที่เลือก และผลจนถึงวันนี้ ดาวน์โหลดเป็น Excel หรือ CSV และพิมพ์ได้',
        en: 'Enrolments of the period are counted with what became of them until today. Take it as Excel or CSV, or print it.',
      },
    ],
  }),
]
