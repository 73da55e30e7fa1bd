/** Error messages about enrolments. */
export const settleWords = {
  noReason: { th: 'กรุณาใส่เหตุผลที่ถอนการลงทะเบียน', en: 'Enter a reason for withdrawing the enrolment' },
  notNow: {
    th: 'เริ่มเรียนใหม่ได้จากคำสั่ง “เริ่มเรียนใหม่” เท่านั้น',
    en: 'Use “Reset progress” to restart progress',
  },
  testResult: { th: 'ผลสอบเปลี่ยน', en: 'The test result changed' },
} as const

/** Notices to a learner about their enrolment. */
export const tellWords = {
  approved: {
    th: 'อนุมัติแล้ว คุณเริ่มเรียน “{course}” ได้ทันที',
    en: 'Your enrolment was approved. You can start “{course}” now',
  },
  withdrawn: { th: 'การลงทะเบียน “{course}” ของคุณถูกถอนแล้ว', en: 'Your enrolment in “{course}” was withdrawn' },
  readmitted: { th: 'คุณเรียน “{course}” ต่อได้แล้ว', en: 'You can continue “{course}”' },
  extended: { th: 'คุณเรียน “{course}” ได้ถึง {day}', en: 'Your access to “{course}” lasts until {day}' },
  endless: { th: 'คุณเรียน “{course}” ได้โดยไม่มีกำหนดสิ้นสุด', en: 'Your access to “{course}” has no end date' },
  reset: {
    th: 'เจ้าหน้าที่รีเซ็ตความคืบหน้าของ “{course}” คุณเริ่มเรียนใหม่ตั้งแต่ต้นได้',
    en: 'Staff reset your progress in “{course}”. You can start again',
  },
  round: {
    th: 'เจ้าหน้าที่ย้ายคุณไปเรียน “{course}” รุ่นที่ {n} อบรม {day}',
    en: 'Staff moved you to round {n} of “{course}”, {day}',
  },
  passed: { th: 'คุณเรียนจบ “{course}” แล้ว', en: 'You have completed “{course}”' },
} as const

export const termWords = {
  order: { th: 'วันปิดภาคเรียนต้องไม่อยู่ก่อนวันเปิด', en: 'The last day cannot be before the first day' },
  enrolments: { th: 'การลงทะเบียน', en: 'Enrolments' },
  open: { th: 'ดูการลงทะเบียน', en: 'View enrolments' },
} as const

/** Words about prerequisites. */
export const beforeWords = {
  first: {
    th: 'ต้องเรียนจบหลักสูตร {names} ก่อนจึงลงทะเบียนได้',
    en: 'Complete {names} before you enrol',
  },
} as const

/** Words about courses restricted to target groups. */
export const targetWords = {
  onlyFor: {
    th: 'หลักสูตรนี้รับเฉพาะกลุ่มเป้าหมาย {groups} หากคุณอยู่ในกลุ่มนี้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This course is only for these target groups: {groups}. If you belong to one of them, contact the staff.',
  },
  nobody: {
    th: 'หลักสูตรนี้เจ้าหน้าที่เป็นผู้ลงทะเบียนให้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'Only staff can enrol learners in this course. Contact the staff to enrol.',
  },
  unknown: {
    th: 'ลงทะเบียน “{learner}”{more} ใน “{course}” แล้ว หลักสูตรนี้รับเฉพาะกลุ่มเป้าหมาย โปรดตรวจสอบว่าผู้เรียนอยู่ในกลุ่ม',
    en: 'Enrolled in “{course}”: “{learner}”{more}. This course is only for its target groups. Check that they belong to one',
  },
  outside: {
    th: 'ลงทะเบียน “{learner}”{more} ใน “{course}” แล้ว ทั้งที่อยู่นอกกลุ่มเป้าหมายของหลักสูตร',
    en: 'Enrolled in “{course}” from outside its target groups: “{learner}”{more}',
  },
  more: { th: ' และอีก {n} คน', en: ' and {n} more' },
} as const
