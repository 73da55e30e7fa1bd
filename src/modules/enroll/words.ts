/** What an enrolment is refused for. */
export const settleWords = {
  noReason: { th: 'กรุณาใส่เหตุผลที่ถอนการลงทะเบียน', en: 'Say why the enrolment is withdrawn' },
  notNow: {
    th: 'เริ่มเรียนใหม่ได้จากการกระทำ “เริ่มเรียนใหม่” เท่านั้น',
    en: 'Progress begins anew only by “Reset progress”',
  },
} as const

/** What a learner is told of his enrolment. */
export const tellWords = {
  approved: { th: 'อนุมัติแล้ว คุณเริ่มเรียน “{course}” ได้ทันที', en: 'Approved: you can begin “{course}” now' },
  withdrawn: { th: 'การลงทะเบียน “{course}” ของคุณถูกถอนแล้ว', en: 'Your enrolment in “{course}” was withdrawn' },
  readmitted: { th: 'คุณเรียน “{course}” ต่อได้แล้ว', en: 'You can go on with “{course}”' },
  extended: { th: 'คุณเรียน “{course}” ได้ถึง {day}', en: 'You can learn “{course}” until {day}' },
  endless: { th: 'คุณเรียน “{course}” ได้โดยไม่มีกำหนดสิ้นสุด', en: 'You can learn “{course}” without an end' },
  reset: { th: 'เจ้าหน้าที่ให้เริ่มเรียน “{course}” ใหม่ตั้งแต่ต้น', en: 'Staff let you begin “{course}” anew' },
  passed: { th: 'คุณเรียนจบ “{course}” แล้ว', en: 'You have completed “{course}”' },
} as const

/** Academic terms. */
export const termWords = {
  order: { th: 'วันปิดภาคเรียนต้องไม่อยู่ก่อนวันเปิด', en: 'A term cannot end before it begins' },
  enrolments: { th: 'การลงทะเบียน', en: 'Enrolments' },
  open: { th: 'ดูการลงทะเบียน', en: 'Its enrolments' },
} as const

/** What comes before a course. */
export const beforeWords = {
  first: {
    th: 'ต้องเรียนจบหลักสูตร {names} ก่อนจึงลงทะเบียนได้',
    en: 'Complete {names} before you enrol',
  },
} as const

/** A course for some target groups alone. */
export const targetWords = {
  onlyFor: {
    th: 'หลักสูตรนี้รับเฉพาะกลุ่มเป้าหมาย {groups} หากคุณอยู่ในกลุ่มนี้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This course takes only the target groups {groups}. Please contact the staff if you belong to one of them.',
  },
  nobody: {
    th: 'หลักสูตรนี้เจ้าหน้าที่เป็นผู้ลงทะเบียนให้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'The staff enrol learners in this course. Please contact them.',
  },
  unknown: {
    th: 'ลงทะเบียน “{learner}”{more} ใน “{course}” แล้ว หลักสูตรนี้รับเฉพาะกลุ่มเป้าหมาย โปรดตรวจว่าผู้เรียนอยู่ในกลุ่ม',
    en: 'Enrolled in “{course}”: “{learner}”{more}. It is for its target groups only: please see that they belong to one',
  },
  outside: {
    th: 'ลงทะเบียน “{learner}”{more} ใน “{course}” แล้ว ทั้งที่อยู่นอกกลุ่มเป้าหมายของหลักสูตร',
    en: 'Enrolled in “{course}” though outside its target groups: “{learner}”{more}',
  },
  more: { th: ' และอีก {n} คน', en: ' and {n} more' },
} as const
