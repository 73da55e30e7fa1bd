import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const
const readers = [...staff, 'member'] as const

/** The ledger of credit hours, its rules, and the report on enrolments. */
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
        en: 'When a learner completes a course, the hours are recorded under the rule for that date. Withdrawing or resetting progress adds a reversal.',
      },
      {
        th: 'รายการที่บันทึกแล้วแก้ไขหรือลบไม่ได้ หากมีข้อผิดพลาด ให้เพิ่มรายการปรับชั่วโมงพร้อมเหตุผล',
        en: 'Entries cannot be edited or deleted. To correct a mistake, add an adjustment with a reason.',
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
        th: 'ใช้เมื่อมีชั่วโมงที่ได้จากที่อื่น หรือเมื่อต้องหักชั่วโมง ต้องระบุเหตุผลทุกครั้ง',
        en: 'Use this for hours earned elsewhere, or to deduct hours. A reason is always required.',
      },
      {
        th: 'ระบบเพิ่มรายการใหม่ในสมุดชั่วโมงสะสม รายการเดิมไม่เปลี่ยนแปลง',
        en: 'A new entry is added to the ledger. Existing entries do not change.',
      },
    ],
  }),
  officePage(readers, {
    path: '/enroll/hours/detail/:id',
    name: 'enroll-hours-detail',
    title: { th: 'รายการชั่วโมง', en: 'Hours entry' },
    show: 'hours_entry',
  }),
  officePage(staff, {
    path: '/enroll/hours/year',
    name: 'enroll-hours-year',
    title: { th: 'ชั่วโมงสะสมประจำปี', en: 'Annual credit hours' },
    screen: 'hours/year',
    linkedFromList: 'hours_entry',
    help: [
      {
        th: 'ชั่วโมงของผู้เรียนแต่ละคนในปีปฏิทิน เรียงจากมากไปน้อย เลือกชื่อเพื่อดูรายการในสมุดชั่วโมงสะสม',
        en: 'Hours of each learner in a calendar year, highest first. Select a name to view the entries.',
      },
      { th: 'ดาวน์โหลดเป็น Excel หรือ CSV ได้ครบทุกคน', en: 'The Excel and CSV files include all learners.' },
    ],
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule',
    name: 'enroll-hours-rule',
    title: { th: 'เกณฑ์ชั่วโมงสะสม', en: 'Credit hour rules' },
    screen: 'hours/rules',
    list: 'hours_rule',
    linkedFromList: 'hours_entry',
    help: [
      {
        th: 'เกณฑ์ที่ตรงกับหลักสูตรมากที่สุดในวันที่เรียนจบเป็นเกณฑ์ที่ใช้: เฉพาะหลักสูตร ก่อนหมวดหมู่ ก่อนรูปแบบ',
        en: 'The most specific rule on the completion date applies: course first, then category, then type.',
      },
      {
        th: 'การแก้เกณฑ์ไม่เปลี่ยนชั่วโมงที่บันทึกไปแล้ว ถ้าต้องการให้มีผลย้อนหลัง ให้เลือก “คำนวณใหม่ตามเกณฑ์ปัจจุบัน”',
        en: 'Editing a rule does not change hours already recorded. To apply it to the past, select “Recalculate with the current rules”.',
      },
    ],
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule/add',
    name: 'enroll-hours-rule-add',
    title: { th: 'เพิ่มเกณฑ์ชั่วโมง', en: 'Add credit hour rule' },
    add: 'hours_rule',
  }),
  officePage(['admin'], {
    path: '/enroll/hours/rule/edit/:id',
    name: 'enroll-hours-rule-edit',
    title: { th: 'แก้ไขเกณฑ์ชั่วโมง', en: 'Edit credit hour rule' },
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
        th: 'ดูตามหลักสูตร ภาคเรียน สาขา สถาบัน หรือผู้เรียน ในช่วงเวลาที่ต้องการ เลือกตัวเลขเพื่อดูรายการ',
        en: 'View by course, term, branch, institution or learner for any period. Select a number to view its records.',
      },
      {
        th: 'นับการลงทะเบียนในช่วงที่เลือก และผลจนถึงวันนี้ ดาวน์โหลดเป็น Excel หรือ CSV และพิมพ์ได้',
        en: 'Counts enrolments in the period and their results up to today. You can download Excel or CSV, or print.',
      },
    ],
  }),
]
