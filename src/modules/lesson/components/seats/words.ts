/** What a course says of its seats. */
export const seatWords = {
  label: { th: 'ที่นั่ง', en: 'Seats' },
  left: { th: 'เหลือ {n}\u00a0ที่', en: '{n}\u00a0{n|seat|seats} left' },
  leftOf: { th: 'เหลือ {n} จาก {all} ที่', en: '{n} of {all} left' },
  full: { th: 'เต็มแล้ว', en: 'Full' },
} as const

/** The page on which a learner follows a course and waits for a seat. */
export const subscribeWords = {
  title: { th: 'ติดตามและรอที่นั่ง', en: 'Follow and join waitlist' },
  toCourse: { th: 'หน้าหลักสูตร', en: 'The course' },
  line: { th: 'คิวรอที่นั่ง', en: 'Waitlist' },
  noLine: { th: 'ยังมีที่นั่ง ลงทะเบียนได้จากหน้าหลักสูตร ไม่ต้องรอคิว', en: 'Seats are available. Enrol on the course page.' },
  closedLine: {
    th: 'หลักสูตรนี้ไม่ได้เปิดรับสมัครอยู่ จึงยังเข้าคิวไม่ได้ ติดตามไว้เพื่อรู้เมื่อเปิด',
    en: 'Registration is not open, so you cannot join the waitlist. Follow the course to get a notification when it opens.',
  },
  fullText: {
    th: 'ที่นั่งเต็มแล้ว มีคนรออยู่ {n} คน เมื่อมีที่นั่งว่าง ระบบให้คนแรกในคิวและแจ้งทางอีเมล คิวปิดเมื่อปิดรับสมัครหรือถึงวันเริ่มอบรม',
    en: 'All seats are taken and {n} people are waiting. The next free seat goes to the first person on the waitlist, who gets an email. The waitlist closes when registration ends or the training starts.',
  },
  join: { th: 'เข้าคิวรอที่นั่ง', en: 'Join waitlist' },
  waiting: { th: 'คุณอยู่ลำดับที่ {place} ของคิว', en: 'You are number {place} on the waitlist' },
  waitingText: {
    th: 'หลักสูตรฟรีลงทะเบียนให้ทันทีเมื่อถึงคิว หลักสูตรที่มีค่าเรียนเก็บที่นั่งไว้ให้ 48 ชั่วโมง',
    en: 'When it is your turn, you are enrolled in a free course immediately. For a paid course, the seat is reserved for 48 hours.',
  },
  leave: { th: 'ออกจากคิว', en: 'Leave waitlist' },
  offered: { th: 'เราเก็บที่นั่งไว้ให้คุณถึง {until}', en: 'A seat is reserved for you until {until}' },
  offeredText: {
    th: 'ชำระค่าเรียนหรือติดต่อเจ้าหน้าที่ภายในเวลานี้ หลังจากนั้นที่นั่งเป็นของคนถัดไป',
    en: 'Pay or contact the staff by then. After that, the seat goes to the next person.',
  },
  decline: { th: 'สละที่นั่ง', en: 'Give up seat' },
  enrolled: { th: 'คุณลงทะเบียนหลักสูตรนี้แล้ว', en: 'You are enrolled in this course' },
  follow: { th: 'ติดตามหลักสูตรนี้', en: 'Follow course' },
  followTitle: { th: 'ติดตามข่าวของหลักสูตร', en: 'Course updates' },
  followText: {
    th: 'เราแจ้งเมื่อเปิดรับสมัคร มีที่นั่งว่าง หรือเปิดรอบใหม่ ทั้งในระบบและทางอีเมล',
    en: 'You get a notification and an email when registration opens, seats become available or a new cohort starts.',
  },
  following: { th: 'คุณติดตามหลักสูตรนี้อยู่', en: 'You are following this course' },
  unfollow: { th: 'เลิกติดตาม', en: 'Unfollow' },
  mine: { th: 'หลักสูตรที่ติดตามและรอที่นั่ง', en: 'Courses you follow or are waiting for' },
  course: { th: 'หลักสูตร', en: 'Course' },
  state: { th: 'สถานะ', en: 'State' },
  isFollowed: { th: 'ติดตาม', en: 'Followed' },
  inLine: { th: 'คิวลำดับที่ {place}', en: 'Number {place} on the waitlist' },
  isOffered: { th: 'รอตอบรับที่นั่ง', en: 'Seat offered' },
  staffTitle: { th: 'หน้านี้เป็นของผู้เรียน', en: 'This page is for learners' },
  staffText: { th: 'ทีมงานดูและจัดคิวรอที่นั่งได้จากหลังบ้าน', en: 'Staff manage the waitlist in the back office.' },
  staffLink: { th: 'คิวรอที่นั่งของหลักสูตรนี้', en: 'Waitlist of this course' },
} as const

/** The face of a course that is handed out. */
export const publicWords = {
  home: { th: 'หน้าแรกของสถาบัน', en: 'The academy' },
  toCourse: { th: 'ดูรายละเอียดและลงทะเบียน', en: 'Details and enrolment' },
  previews: { th: 'บทเรียนที่เปิดให้ลอง', en: 'Preview lessons' },
  noPreview: {
    th: 'หลักสูตรนี้ยังไม่มีบทเรียนที่เปิดให้ลอง อ่านรายละเอียดและลงทะเบียนได้',
    en: 'This course has no preview lessons yet. Read about it and enrol.',
  },
} as const
