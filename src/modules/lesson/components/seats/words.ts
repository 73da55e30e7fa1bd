export const seatWords = {
  label: { th: 'ที่นั่ง', en: 'Seats' },
  left: { th: 'เหลือ {n}\u00a0ที่', en: '{n}\u00a0{n|seat|seats} left' },
  leftOf: { th: 'เหลือ {n} จาก {all} ที่', en: '{n} of {all} left' },
  full: { th: 'เต็มแล้ว', en: 'Full' },
} as const

/** The page on which a learner follows a course and joins its waiting list. */
export const subscribeWords = {
  title: { th: 'ติดตามและรอที่นั่ง', en: 'Follow and join waitlist' },
  toCourse: { th: 'หน้าหลักสูตร', en: 'The course' },
  line: { th: 'คิวรอที่นั่ง', en: 'Waitlist' },
  noLine: { th: 'ยังมีที่นั่งว่าง ลงทะเบียนได้ที่หน้าหลักสูตร ไม่ต้องรอคิว', en: 'Seats are available. Enrol on the course page.' },
  closedLine: {
    th: 'หลักสูตรนี้ไม่ได้เปิดรับสมัคร จึงยังเข้าคิวไม่ได้ กดติดตามเพื่อรับแจ้งเมื่อเปิดรับสมัคร',
    en: 'Registration is not open, so you cannot join the waitlist. Follow the course to get a notification when it opens.',
  },
  fullText: {
    th: 'ที่นั่งเต็มแล้ว มีผู้รอ {n} คน เมื่อมีที่นั่งว่าง ผู้ที่อยู่ลำดับแรกในคิวจะได้ที่นั่งและรับแจ้งทางอีเมล คิวจะปิดเมื่อปิดรับสมัครหรือถึงวันเริ่มอบรม',
    en: 'All seats are taken and {n} people are waiting. The next free seat goes to the first person on the waitlist, who gets an email. The waitlist closes when registration ends or the training starts.',
  },
  join: { th: 'เข้าคิวรอที่นั่ง', en: 'Join waitlist' },
  waiting: { th: 'คุณอยู่ลำดับที่ {place} ในคิว', en: 'You are number {place} on the waitlist' },
  waitingText: {
    th: 'เมื่อถึงคิว ระบบจะลงทะเบียนหลักสูตรฟรีให้ทันที ส่วนหลักสูตรที่มีค่าเรียนจะสำรองที่นั่งไว้ 48 ชั่วโมง',
    en: 'When it is your turn, you are enrolled in a free course immediately. For a paid course, the seat is reserved for 48 hours.',
  },
  leave: { th: 'ออกจากคิว', en: 'Leave waitlist' },
  offered: { th: 'สำรองที่นั่งไว้ให้คุณถึง {until}', en: 'A seat is reserved for you until {until}' },
  offeredText: {
    th: 'กรุณาชำระค่าเรียนหรือติดต่อเจ้าหน้าที่ภายในเวลานี้ หลังจากนั้นที่นั่งจะเป็นของผู้ที่อยู่ลำดับถัดไป',
    en: 'Pay or contact the staff by then. After that, the seat goes to the next person.',
  },
  decline: { th: 'สละที่นั่ง', en: 'Give up seat' },
  enrolled: { th: 'คุณลงทะเบียนหลักสูตรนี้แล้ว', en: 'You are enrolled in this course' },
  follow: { th: 'ติดตามหลักสูตรนี้', en: 'Follow course' },
  followTitle: { th: 'ติดตามข่าวของหลักสูตร', en: 'Course updates' },
  followText: {
    th: 'รับแจ้งในระบบและทางอีเมลเมื่อเปิดรับสมัคร มีที่นั่งว่าง หรือเปิดรอบใหม่',
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
  staffTitle: { th: 'หน้านี้สำหรับผู้เรียน', en: 'This page is for learners' },
  staffText: { th: 'ทีมงานจัดการคิวรอที่นั่งได้ในระบบหลังบ้าน', en: 'Staff manage the waitlist in the back office.' },
  staffLink: { th: 'คิวรอที่นั่งของหลักสูตรนี้', en: 'Waitlist of this course' },
} as const

/** The public page of a course for sharing. */
export const publicWords = {
  home: { th: 'หน้าแรกของสถาบัน', en: 'The academy' },
  toCourse: { th: 'ดูรายละเอียดและลงทะเบียน', en: 'Details and enrolment' },
  previews: { th: 'บทเรียนตัวอย่าง', en: 'Preview lessons' },
  noPreview: {
    th: 'หลักสูตรนี้ยังไม่มีบทเรียนตัวอย่าง อ่านรายละเอียดและลงทะเบียนได้',
    en: 'This course has no preview lessons yet. Read about it and enrol.',
  },
} as const

/** What a learner reads before they cancel their enrolment in a round. */
export const cancelWords = {
  title: { th: 'ยกเลิกการลงทะเบียน', en: 'Cancel enrolment' },
  round: { th: 'รุ่นที่ {n} · {days}', en: 'Round {n} · {days}' },
  text: {
    th: 'ที่นั่งของคุณจะเป็นของคนถัดไปในคิว หากเปลี่ยนใจ ลงทะเบียนใหม่ได้ถ้ายังมีที่นั่ง ยกเลิกเองได้ถึง {until}',
    en: 'Your seat goes to the next person on the waitlist. You can enrol again while there are seats. You can cancel until {until}.',
  },
  none: { th: 'คุณไม่มีที่นั่งในรุ่นอบรมของหลักสูตรนี้', en: 'You have no seat in a round of this course.' },
  give: { th: 'ให้ผู้อื่นเรียนแทน', en: 'Give seat to another person' },
  refundTitle: { th: 'ยกเลิกและขอคืนเงิน', en: 'Cancel and request a refund' },
  refundText: {
    th: 'คุณชำระค่าเรียน {paid} ถ้ายกเลิกวันนี้ ได้รับเงินคืน {amount} ที่นั่งเป็นของคุณจนกว่าเจ้าหน้าที่จะอนุมัติ',
    en: 'You paid {paid}. If you cancel today, {amount} goes back to you. You keep the seat until staff approve.',
  },
  refundByStaff: {
    th: 'คุณชำระค่าเรียน {paid} เจ้าหน้าที่จะพิจารณายอดที่คืนให้ ที่นั่งเป็นของคุณจนกว่าเจ้าหน้าที่จะอนุมัติ',
    en: 'You paid {paid}. Staff decide how much goes back to you. You keep the seat until they approve.',
  },
  refundRequested: {
    th: 'คุณขอยกเลิกและขอคืนเงิน {amount} แล้ว รอเจ้าหน้าที่อนุมัติ',
    en: 'You asked to cancel and to get {amount} back. Staff have not approved it yet.',
  },
  toCard: { th: 'เงินจะคืนเข้าบัตรที่ใช้ชำระ', en: 'The money goes back to the card that you paid with.' },
  toCredit: { th: 'เงินจะคืนเป็นเครดิตของคุณ', en: 'The money goes back to your credit.' },
  account: { th: 'บัญชีที่รับเงินคืน', en: 'Account that receives the refund' },
  accountHint: { th: 'ธนาคาร เลขที่บัญชี และชื่อบัญชี', en: 'Bank, account number and account name' },
  reason: { th: 'เหตุผล (ไม่บังคับ)', en: 'Reason (optional)' },
  requestRefund: { th: 'ยกเลิกและขอคืนเงิน', en: 'Cancel and request the refund' },
  confirm: { th: 'ยืนยันยกเลิกการลงทะเบียน', en: 'Cancel my enrolment' },
  back: { th: 'กลับไปหน้าหลักสูตร', en: 'Back to the course' },
} as const
