/** What a course says of its seats. */
export const seatWords = {
  label: { th: 'ที่นั่ง', en: 'Seats' },
  left: { th: 'เหลือ {n}\u00a0ที่', en: '{n}\u00a0{n|seat|seats} left' },
  leftOf: { th: 'เหลือ {n} จาก {all} ที่', en: '{n} of {all} left' },
  full: { th: 'เต็มแล้ว', en: 'Full' },
} as const

/** The page on which a learner follows a course and waits for a seat. */
export const subscribeWords = {
  title: { th: 'ติดตามและรอที่นั่ง', en: 'Follow and wait for a seat' },
  toCourse: { th: 'หน้าหลักสูตร', en: 'The course' },
  line: { th: 'คิวรอที่นั่ง', en: 'Waiting list' },
  noLine: { th: 'ยังมีที่นั่ง ลงทะเบียนได้จากหน้าหลักสูตร ไม่ต้องรอคิว', en: 'There are seats: enrol from the page of the course.' },
  closedLine: {
    th: 'หลักสูตรนี้ไม่ได้เปิดรับสมัครอยู่ จึงยังเข้าคิวไม่ได้ ติดตามไว้เพื่อรู้เมื่อเปิด',
    en: 'Registration is not open, so there is no line to join. Follow the course to hear when it is.',
  },
  fullText: {
    th: 'ที่นั่งเต็มแล้ว มีคนรออยู่ {n} คน เมื่อมีที่นั่งว่าง ระบบให้คนแรกในคิวและแจ้งทางอีเมล คิวปิดเมื่อปิดรับสมัครหรือถึงวันเริ่มอบรม',
    en: 'All seats are taken and {n} wait. A freed seat goes to the first in line, who is told by mail. The line closes when registration ends or the training begins.',
  },
  join: { th: 'เข้าคิวรอที่นั่ง', en: 'Join the waiting list' },
  waiting: { th: 'คุณอยู่ลำดับที่ {place} ของคิว', en: 'You are number {place} in line' },
  waitingText: {
    th: 'หลักสูตรฟรีลงทะเบียนให้ทันทีเมื่อถึงคิว หลักสูตรที่มีค่าเรียนเก็บที่นั่งไว้ให้ 48 ชั่วโมง',
    en: 'When it is your turn you are enrolled in a free course at once; in one with a price the seat is kept for 48 hours.',
  },
  leave: { th: 'ออกจากคิว', en: 'Leave the line' },
  offered: { th: 'เราเก็บที่นั่งไว้ให้คุณถึง {until}', en: 'A seat is kept for you until {until}' },
  offeredText: {
    th: 'ชำระค่าเรียนหรือติดต่อเจ้าหน้าที่ภายในเวลานี้ หลังจากนั้นที่นั่งเป็นของคนถัดไป',
    en: 'Pay or contact the staff by then; afterwards the seat goes to the next one.',
  },
  decline: { th: 'สละที่นั่ง', en: 'Give the seat up' },
  enrolled: { th: 'คุณลงทะเบียนหลักสูตรนี้แล้ว', en: 'You are enrolled in this course' },
  follow: { th: 'ติดตามหลักสูตรนี้', en: 'Follow this course' },
  followTitle: { th: 'ติดตามข่าวของหลักสูตร', en: 'News of the course' },
  followText: {
    th: 'เราแจ้งเมื่อเปิดรับสมัคร มีที่นั่งว่าง หรือเปิดรอบใหม่ ทั้งในระบบและทางอีเมล',
    en: 'You are told, here and by mail, when registration opens, seats become free or a new round begins.',
  },
  following: { th: 'คุณติดตามหลักสูตรนี้อยู่', en: 'You follow this course' },
  unfollow: { th: 'เลิกติดตาม', en: 'Stop following' },
  mine: { th: 'หลักสูตรที่ติดตามและรอที่นั่ง', en: 'Courses you follow or wait for' },
  course: { th: 'หลักสูตร', en: 'Course' },
  state: { th: 'สถานะ', en: 'State' },
  isFollowed: { th: 'ติดตาม', en: 'Followed' },
  inLine: { th: 'คิวลำดับที่ {place}', en: 'Number {place} in line' },
  isOffered: { th: 'รอตอบรับที่นั่ง', en: 'A seat is offered' },
  staffTitle: { th: 'หน้านี้เป็นของผู้เรียน', en: 'This page is for learners' },
  staffText: { th: 'ทีมงานดูและจัดคิวรอที่นั่งได้จากหลังบ้าน', en: 'Staff see and arrange the waiting list in the office.' },
  staffLink: { th: 'คิวรอที่นั่งของหลักสูตรนี้', en: 'The waiting list of this course' },
} as const

/** The face of a course that is handed out. */
export const publicWords = {
  home: { th: 'หน้าแรกของสถาบัน', en: 'The academy' },
  toCourse: { th: 'ดูรายละเอียดและลงทะเบียน', en: 'Details and enrolment' },
  previews: { th: 'บทเรียนที่เปิดให้ลอง', en: 'Lessons to try' },
  noPreview: {
    th: 'หลักสูตรนี้ยังไม่มีบทเรียนที่เปิดให้ลอง อ่านรายละเอียดและลงทะเบียนได้',
    en: 'No lesson of this course is open to try yet. Read about it, and enrol.',
  },
} as const
