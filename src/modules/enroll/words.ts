export const manyWords = {
  people: { th: 'ผู้เรียน', en: 'Learners' },
  peopleHint: {
    th: 'อีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ บรรทัดละคน',
    en: 'E-mail, username, citizen id or phone number, one on a line',
  },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  check: { th: 'ตรวจก่อนลงทะเบียน', en: 'Check' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noPeople: { th: 'กรุณาใส่ผู้เรียนอย่างน้อยหนึ่งคน', en: 'Enter at least one learner' },
  noCourses: { th: 'กรุณาเลือกหลักสูตรอย่างน้อยหนึ่งหลักสูตร', en: 'Choose at least one course' },
  noCourse: { th: 'ไม่พบหลักสูตรที่เลือก กรุณาเลือกใหม่', en: 'A chosen course was not found; choose again' },
  tooMany: {
    th: 'ลงทะเบียนได้ครั้งละไม่เกิน {most} รายการ (ผู้เรียน × หลักสูตร) ที่ใส่มาเป็น {n} รายการ',
    en: 'At most {most} enrolments at once (learners × courses); this is {n}',
  },
  plan: { th: 'ตรวจก่อนลงทะเบียน', en: 'Before they are enrolled' },
  planTable: { th: 'รายการทั้งหมด', en: 'All of them' },
  back: { th: 'แก้ไขรายชื่อ', en: 'Change the names' },
  enrol: { th: 'ลงทะเบียน {n} รายการ', en: 'Enrol {n}' },
  nobody: { th: 'ไม่มีใครให้ลงทะเบียน', en: 'There is nobody to enrol' },
  written: { th: 'ที่ใส่มา', en: 'As written' },
  course: { th: 'หลักสูตร', en: 'Course' },
  result: { th: 'ผลการตรวจ', en: 'Result' },
  none: { th: 'ไม่มีรายการ', en: 'Nothing' },
} as const

/** What becomes of a person who was written down. */
export const outcomeWords = {
  new: { th: 'จะลงทะเบียน', en: 'To be enrolled' },
  already: { th: 'ลงทะเบียนแล้ว', en: 'Enrolled already' },
  full: { th: 'ที่นั่งเต็ม', en: 'No seat left' },
  unknown: { th: 'ไม่พบผู้เรียน', en: 'No such learner' },
} as const

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
