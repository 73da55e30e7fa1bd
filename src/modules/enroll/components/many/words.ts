/** Enrolling many people in many courses: the form, the preview and the results. */
export const manyWords = {
  people: { th: 'ผู้เรียน', en: 'Learners' },
  peopleHint: {
    th: 'อีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ บรรทัดละคน ครั้งละไม่เกิน 5,000 คน',
    en: 'Email, username, citizen ID or phone number, one per line. Up to 5,000 people.',
  },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  unready: { th: 'ลงทะเบียนผู้ที่ยังเรียนไม่จบหลักสูตรก่อนหน้าด้วย', en: 'Also enrol learners without the prerequisites' },
  unreadyHint: {
    th: 'บทเรียนจะเปิดให้เมื่อเรียนจบหลักสูตรก่อนหน้า ถ้าไม่เลือก ระบบจะข้ามผู้เรียนเหล่านี้และแจ้งไว้ในผลการลงทะเบียน',
    en: 'Their lessons open when they complete the prerequisites. If not selected, they are skipped and listed in the results.',
  },
  check: { th: 'ตรวจก่อนลงทะเบียน', en: 'Review' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noPeople: { th: 'กรุณาใส่ผู้เรียนอย่างน้อยหนึ่งคน', en: 'Enter at least one learner' },
  noCourses: { th: 'กรุณาเลือกหลักสูตรอย่างน้อยหนึ่งหลักสูตร', en: 'Select at least one course' },
  noCourse: { th: 'ไม่พบหลักสูตรที่เลือก กรุณาเลือกใหม่', en: 'A selected course was not found. Select it again' },
  tooManyCourses: {
    th: 'เลือกได้ครั้งละไม่เกิน {most} หลักสูตร คุณเลือกไว้ {n} หลักสูตร',
    en: 'You can select up to {most} courses. You selected {n}',
  },
  tooManyPeople: {
    th: 'ใส่ได้ครั้งละไม่เกิน {most} คน คุณใส่มา {n} คน',
    en: 'You can enter up to {most} people. You entered {n}',
  },
  tooMany: {
    th: 'ลงทะเบียนได้ครั้งละไม่เกิน {most} รายการ (ผู้เรียน × หลักสูตร) คุณใส่มา {n} รายการ',
    en: 'You can create up to {most} enrolments at a time (learners × courses). This is {n}',
  },
  plan: { th: 'ตรวจก่อนลงทะเบียน', en: 'Review before enrolling' },
  byCourse: { th: 'แต่ละหลักสูตร', en: 'By course' },
  byPerson: { th: 'แต่ละคน', en: 'By person' },
  onlyFirst: {
    th: 'แสดง {most} คนแรกจาก {n} คน โดยแสดงผู้ที่ลงทะเบียนไม่ได้ก่อน',
    en: 'First {most} of {n}. Those who cannot be enrolled are listed first',
  },
  back: { th: 'แก้ไขรายชื่อ', en: 'Edit the list' },
  enrol: { th: 'ลงทะเบียน {n} รายการ', en: 'Enrol {n}' },
  nobody: { th: 'ไม่มีใครให้ลงทะเบียน', en: 'No one can be enrolled' },
  written: { th: 'ข้อมูลที่กรอก', en: 'As entered' },
  course: { th: 'หลักสูตร', en: 'Course' },
  seats: { th: 'ที่นั่งที่เหลือ', en: 'Seats left' },
  noLimit: { th: 'ไม่จำกัด', en: 'No limit' },
  outside: { th: 'อยู่นอกกลุ่มเป้าหมาย', en: 'Outside the target groups' },
  onlyTarget: { th: 'รับเฉพาะกลุ่มเป้าหมาย โปรดตรวจสอบรายชื่อ', en: 'Target groups only. Check the list' },
  result: { th: 'ผลการตรวจ', en: 'Result' },
  became: { th: 'ผล', en: 'Result' },
  none: { th: 'ไม่มีรายการ', en: 'No records' },
  enrolling: { th: 'กำลังลงทะเบียนหลายคน', en: 'Bulk enrolment in progress' },
  enrolled: { th: 'ลงทะเบียนหลายคน', en: 'Bulk enrolment' },
  ended: {
    th: 'ลงทะเบียนหลายคนเสร็จแล้ว คุณดูผลของแต่ละคนได้',
    en: 'Bulk enrolment is complete. View the result for each person',
  },
  run: { th: 'ผลการลงทะเบียนหลายคน', en: 'Bulk enrolment results' },
  all: { th: 'ทุกคน', en: 'Everyone' },
  undo: { th: 'เลิกทำทั้งหมด', en: 'Undo all' },
  undone: { th: 'เลิกทำแล้ว', en: 'Undone' },
  again: { th: 'ลงทะเบียนอีกชุด', en: 'Enrol more people' },
  waits: { th: 'ยังไม่ถึงคิว', en: 'Waiting' },
  left: { th: 'ไม่ได้ดำเนินการ', en: 'Not processed' },
  older: { th: 'ก่อนหน้า', en: 'Previous' },
  newer: { th: 'ถัดไป', en: 'Next' },
  part: { th: '{from}–{to} จาก {n} คน', en: '{from}–{to} of {n}' },
} as const

/** The expected result of a person in a course. */
export const outcomeWords = {
  new: { th: 'จะลงทะเบียน', en: 'To be enrolled' },
  already: { th: 'ลงทะเบียนแล้ว', en: 'Already enrolled' },
  withdrawn: { th: 'ถูกถอนไปก่อนหน้านี้', en: 'Previously withdrawn' },
  unready: { th: 'ยังไม่จบหลักสูตรก่อนหน้า', en: 'Prerequisite not completed' },
  full: { th: 'ที่นั่งเต็ม', en: 'No seats left' },
  twice: { th: 'ใส่ชื่อซ้ำ', en: 'Duplicate entry' },
  unknown: { th: 'ไม่พบผู้เรียน', en: 'Learner not found' },
  gone: { th: 'ผู้เรียนหรือหลักสูตรถูกลบไปแล้ว', en: 'The learner or course was deleted' },
  refused: {
    th: 'ลงทะเบียนไม่ได้ เพราะเกินจำนวนของแพ็กเกจหรือข้อมูลเปลี่ยนไป',
    en: 'Not enrolled: over the package limit, or the data changed',
  },
} as const

/** The actual results. Only the words for new enrolments differ. */
export const doneWords = { ...outcomeWords, new: { th: 'ลงทะเบียนให้แล้ว', en: 'Enrolled' } } as const
