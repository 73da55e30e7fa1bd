/** Error messages about seats. */
export const seatWords = {
  full: {
    th: 'หลักสูตรนี้เต็มแล้ว เข้าคิวรอที่นั่งได้จากหน้าหลักสูตร',
    en: 'This course is full. Join the waitlist from the course page.',
  },
  fullForStaff: {
    th: 'ที่นั่งเต็มแล้ว ถ้าจะรับเกินจำนวน กรุณาใส่เหตุผล',
    en: 'All seats are taken. Enter a reason to enrol over the limit.',
  },
  counting: {
    th: 'ระบบกำลังนับที่นั่งของหลักสูตรนี้ กรุณาลองใหม่ในอีกสักครู่',
    en: 'The seats of this course are being counted. Try again in a moment.',
  },
  otherRound: { th: 'ไม่มีรุ่นนี้ในหลักสูตร', en: 'The course has no such round' },
  free: {
    th: 'หลักสูตรนี้ยังมีที่นั่ง ลงทะเบียนได้เลยไม่ต้องรอคิว',
    en: 'This course still has seats. You can enrol now without waiting.',
  },
  already: { th: 'มีการลงทะเบียนในหลักสูตรนี้อยู่แล้ว', en: 'There is already an enrolment in this course' },
  closed: { th: 'หลักสูตรนี้ไม่ได้เปิดรับสมัครในวันนี้', en: 'This course does not take registrations today.' },
  noReason: { th: 'กรุณาระบุเหตุผลของการเปลี่ยนคิวครั้งนี้', en: 'Enter a reason for this waitlist change' },
  over: { th: 'ไม่ได้รออยู่ในคิวแล้ว', en: 'No longer on the waitlist' },
} as const

/** What who waits or follows is told. */
export const waitlistWords = {
  enrolled: {
    title: { th: 'ได้ที่นั่งแล้ว: {course}', en: 'You have a seat: {course}' },
    text: {
      th: 'มีที่นั่งว่างและถึงคิวของคุณแล้ว ระบบลงทะเบียน “{course}” ให้คุณแล้ว เริ่มเรียนได้เลย หากไม่สะดวก กรุณาแจ้งเจ้าหน้าที่เพื่อให้คนถัดไปได้ที่นั่ง',
      en: 'A seat became available and you were next on the waitlist, so you are now enrolled in “{course}”. If you cannot attend, tell the staff so that the next person can have the seat.',
    },
  },
  offered: {
    title: { th: 'มีที่นั่งสำหรับคุณ: {course}', en: 'A seat is reserved for you: {course}' },
    text: {
      th: 'ถึงคิวของคุณแล้ว เราเก็บที่นั่งใน “{course}” ไว้ให้ถึง {until} กรุณาชำระค่าเรียนหรือติดต่อเจ้าหน้าที่ภายในเวลานี้ หลังจากนั้นที่นั่งจะเป็นของคนถัดไป',
      en: 'It is your turn. A seat in “{course}” is reserved for you until {until}. Pay or contact the staff by then. After that, the seat goes to the next person.',
    },
  },
  expired: {
    title: { th: 'ข้อเสนอที่นั่งหมดเวลาแล้ว: {course}', en: 'Your seat offer has expired: {course}' },
    text: {
      th: 'ไม่มีการตอบรับภายในเวลาที่กำหนด ที่นั่งใน “{course}” จึงเป็นของคนถัดไป ถ้ายังสนใจ เข้าคิวใหม่ได้',
      en: 'You did not accept the seat in “{course}” in time, so it went to the next person. You can join the waitlist again.',
    },
  },
  closed: {
    title: { th: 'คิวรอที่นั่งปิดแล้ว: {course}', en: 'The waitlist has closed: {course}' },
    text: {
      th: 'ไม่มีที่นั่งว่างใน “{course}” ก่อนปิดรับสมัครหรือวันเริ่มอบรม คิวจึงปิดแล้ว ติดตามหลักสูตรไว้เพื่อรู้เมื่อเปิดรอบใหม่',
      en: 'No seat in “{course}” became available before registration ended or the training began, so the waitlist has closed. Follow the course to hear about the next round.',
    },
  },
  open: {
    title: { th: 'ลงทะเบียนได้แล้ว: {course}', en: 'You can enrol now: {course}' },
    text: {
      th: 'หลักสูตร “{course}” ที่คุณติดตามมีที่นั่งและเปิดรับสมัครอยู่',
      en: '“{course}”, a course you follow, is open for enrolment and has seats.',
    },
  },
} as const
