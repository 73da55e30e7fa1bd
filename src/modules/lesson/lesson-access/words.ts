export const standingWords = {
  lesson: { th: 'เรียนจบ “{name}” ก่อน', en: 'Complete “{name}” first' },
  more: { th: 'และอีก {n} บท', en: 'and {n} more {n|lesson|lessons}' },
  course: { th: 'เรียนจบหลักสูตร “{name}” ก่อน', en: 'Complete the course “{name}” first' },
  day: { th: 'เปิดวันที่ {day}', en: 'Opens on {day}' },
  exception: { th: 'เจ้าหน้าที่เปิดให้วันที่ {day}', en: 'Opened by the staff on {day}' },
  time: {
    th: 'ใช้เวลาเรียนบทนี้อย่างน้อย {n} นาทีก่อนกดจบบท',
    en: 'Spend at least {n} {n|minute|minutes} on this lesson first',
  },
  film: { th: 'ดูให้ครบอย่างน้อย {n}% ก่อนกดจบบท', en: 'Watch at least {n}% first' },
  handin: {
    th: 'ส่งงานของบทนี้ และงานต้องผ่านการตรวจ',
    en: 'Hand in the work for this lesson. It is complete when the work passes.',
  },
} as const

/** The screen in place of a locked lesson. */
export const lockedWords = {
  title: { th: 'บทนี้ยังไม่เปิด', en: 'This lesson is locked' },
  go: { th: 'ไปบทที่เรียนได้', en: 'Go to an open lesson' },
  course: { th: 'หน้าหลักสูตร', en: 'The course' },
} as const

/** The error messages of the learning rules. */
export const ruleWords = {
  cycle: {
    th: 'เงื่อนไขวนซ้ำกัน: {way} ผู้เรียนจะเปิดบทเหล่านี้ไม่ได้',
    en: 'These conditions form a loop: {way}. No learner could ever open these lessons',
  },
  elsewhere: {
    th: 'เลือกได้เฉพาะบทเรียนในหลักสูตรเดียวกัน',
    en: 'Only lessons of the same course can be chosen',
  },
  examElsewhere: {
    th: 'เลือกได้เฉพาะชุดข้อสอบของหลักสูตรเดียวกัน',
    en: 'Only exams of the same course can be chosen',
  },
  surveyElsewhere: {
    th: 'เลือกได้เฉพาะแบบสำรวจของหลักสูตรเดียวกันหรือของทุกหลักสูตร',
    en: 'Only surveys of the same course or of all courses can be chosen',
  },
  notOfCourse: {
    th: 'บทนี้ไม่อยู่ในหลักสูตรที่ลงทะเบียน',
    en: 'This lesson is not in the course of the enrolment',
  },
} as const
