/** Enrolling many people in many courses: what is asked, what would become of it, and what became. */
export const manyWords = {
  people: { th: 'ผู้เรียน', en: 'Learners' },
  peopleHint: {
    th: 'อีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ บรรทัดละคน ครั้งละไม่เกิน 5,000 คน',
    en: 'E-mail, username, citizen id or phone number, one on a line; at most 5,000 people at once',
  },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  unready: { th: 'ลงทะเบียนผู้ที่ยังเรียนไม่จบหลักสูตรก่อนหน้าด้วย', en: 'Also enrol those who lack courses that come before' },
  unreadyHint: {
    th: 'บทเรียนจะเปิดให้เมื่อเรียนจบหลักสูตรก่อนหน้า ถ้าไม่เลือก ระบบจะข้ามคนเหล่านี้และบอกไว้ในรายงาน',
    en: 'Their lessons open once they have completed what comes before. Otherwise they are left out, and the report says so.',
  },
  check: { th: 'ตรวจก่อนลงทะเบียน', en: 'Check' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noPeople: { th: 'กรุณาใส่ผู้เรียนอย่างน้อยหนึ่งคน', en: 'Enter at least one learner' },
  noCourses: { th: 'กรุณาเลือกหลักสูตรอย่างน้อยหนึ่งหลักสูตร', en: 'Choose at least one course' },
  noCourse: { th: 'ไม่พบหลักสูตรที่เลือก กรุณาเลือกใหม่', en: 'A chosen course was not found; choose again' },
  tooManyCourses: {
    th: 'เลือกได้ครั้งละไม่เกิน {most} หลักสูตร ที่เลือกมา {n}',
    en: 'At most {most} courses at once; these are {n}',
  },
  tooManyPeople: { th: 'ใส่ได้ครั้งละไม่เกิน {most} คน ที่ใส่มา {n} คน', en: 'At most {most} people at once; these are {n}' },
  tooMany: {
    th: 'ลงทะเบียนได้ครั้งละไม่เกิน {most} รายการ (ผู้เรียน × หลักสูตร) ที่ใส่มาเป็น {n} รายการ',
    en: 'At most {most} enrolments at once (learners × courses); this is {n}',
  },
  plan: { th: 'ตรวจก่อนลงทะเบียน', en: 'Before they are enrolled' },
  byCourse: { th: 'แต่ละหลักสูตร', en: 'By course' },
  byPerson: { th: 'แต่ละคน', en: 'By person' },
  onlyFirst: {
    th: 'แสดง {most} คนแรกจาก {n} คน ผู้ที่ลงทะเบียนไม่ได้ขึ้นก่อน',
    en: 'The first {most} of {n}, those who cannot be enrolled before the others',
  },
  back: { th: 'แก้ไขรายชื่อ', en: 'Change the names' },
  enrol: { th: 'ลงทะเบียน {n} รายการ', en: 'Enrol {n}' },
  nobody: { th: 'ไม่มีใครให้ลงทะเบียน', en: 'There is nobody to enrol' },
  written: { th: 'ที่ใส่มา', en: 'As written' },
  course: { th: 'หลักสูตร', en: 'Course' },
  seats: { th: 'ที่นั่งที่เหลือ', en: 'Seats left' },
  noLimit: { th: 'ไม่จำกัด', en: 'No limit' },
  outside: { th: 'อยู่นอกกลุ่มเป้าหมาย', en: 'Outside the target groups' },
  onlyTarget: { th: 'รับเฉพาะกลุ่มเป้าหมาย โปรดตรวจรายชื่อ', en: 'Target groups only: see that they belong' },
  result: { th: 'ผลการตรวจ', en: 'Result' },
  became: { th: 'ผล', en: 'What happened' },
  none: { th: 'ไม่มีรายการ', en: 'Nothing' },
  enrolling: { th: 'กำลังลงทะเบียนหลายคน', en: 'Enrolling many people' },
  enrolled: { th: 'ลงทะเบียนหลายคน', en: 'Enrolment of many people' },
  ended: {
    th: 'ลงทะเบียนหลายคนเสร็จแล้ว ดูผลของแต่ละคนได้',
    en: 'The enrolment of many people is over: see what became of each',
  },
  run: { th: 'ผลการลงทะเบียนหลายคน', en: 'Enrolment of many people' },
  all: { th: 'ทุกคน', en: 'Everybody' },
  undo: { th: 'ย้อนกลับทั้งหมด', en: 'Take all of it back' },
  undone: { th: 'ย้อนกลับแล้ว', en: 'Taken back' },
  again: { th: 'ลงทะเบียนอีกชุด', en: 'Enrol others' },
  waits: { th: 'ยังไม่ถึงคิว', en: 'Not yet' },
  left: { th: 'ไม่ได้ทำ', en: 'Not done' },
  older: { th: 'ก่อนหน้า', en: 'Earlier' },
  newer: { th: 'ถัดไป', en: 'Next' },
  part: { th: '{from}–{to} จาก {n} คน', en: '{from}–{to} of {n}' },
} as const

/** What would become of a person in a course. */
export const outcomeWords = {
  new: { th: 'จะลงทะเบียน', en: 'To be enrolled' },
  already: { th: 'ลงทะเบียนแล้ว', en: 'Enrolled already' },
  withdrawn: { th: 'ถูกถอนไปก่อนหน้านี้', en: 'Was withdrawn before' },
  unready: { th: 'ยังไม่จบหลักสูตรก่อนหน้า', en: 'Lacks a course that comes before' },
  full: { th: 'ที่นั่งเต็ม', en: 'No seat left' },
  twice: { th: 'ใส่ชื่อซ้ำ', en: 'Written twice' },
  unknown: { th: 'ไม่พบผู้เรียน', en: 'No such learner' },
  gone: { th: 'ผู้เรียนหรือหลักสูตรถูกลบไปแล้ว', en: 'The learner or the course is gone' },
  refused: {
    th: 'ระบบไม่รับ เพราะเกินจำนวนของแพ็กเกจหรือข้อมูลเปลี่ยนไป',
    en: 'Refused: beyond the package, or changed meanwhile',
  },
} as const

/** What became of him; the others are said in the same words. */
export const doneWords = { ...outcomeWords, new: { th: 'ลงทะเบียนให้แล้ว', en: 'Enrolled' } } as const
