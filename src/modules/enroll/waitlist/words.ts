/** What the seats of a course refuse. */
export const seatWords = {
  full: {
    th: 'หลักสูตรนี้เต็มแล้ว เข้าคิวรอที่นั่งได้จากหน้าหลักสูตร',
    en: 'This course is full. Join the waiting list from its page.',
  },
  fullForStaff: {
    th: 'ที่นั่งเต็มแล้ว ถ้าจะรับเกินจำนวน กรุณาใส่เหตุผล',
    en: 'All seats are taken. To enrol beyond them, give a reason.',
  },
  counting: {
    th: 'ระบบกำลังนับที่นั่งของหลักสูตรนี้ กรุณาลองใหม่ในอีกสักครู่',
    en: 'The seats of this course are being counted. Please try again in a moment.',
  },
  free: { th: 'หลักสูตรนี้ยังมีที่นั่ง ลงทะเบียนได้เลยไม่ต้องรอคิว', en: 'There are seats left: no need to wait, enrol.' },
  already: { th: 'มีการลงทะเบียนในหลักสูตรนี้อยู่แล้ว', en: 'There is an enrolment in this course already' },
  noReason: { th: 'กรุณาใส่เหตุผลใหม่ของการเปลี่ยนคิวครั้งนี้', en: 'Give a new reason for this change of the line' },
  over: { th: 'ไม่ได้รออยู่ในคิวแล้ว', en: 'No longer waiting in line' },
} as const

/** What who waits or follows is told, as a notice and as a mail. */
export const waitlistWords = {
  enrolled: {
    title: { th: 'ได้ที่นั่งแล้ว: {course}', en: 'You have a seat: {course}' },
    text: {
      th: 'มีที่นั่งว่างและถึงคิวของคุณ ระบบลงทะเบียน “{course}” ให้แล้ว เริ่มเรียนได้เลย หากไม่สะดวก กรุณาแจ้งเจ้าหน้าที่เพื่อให้คนถัดไปได้ที่นั่ง',
      en: 'A seat became free and it was your turn: you are enrolled in “{course}”. If you cannot come, please tell the staff so that the next one gets the seat.',
    },
    act: { th: 'ไปที่หลักสูตร', en: 'To the course' },
  },
  offered: {
    title: { th: 'มีที่นั่งสำหรับคุณ: {course}', en: 'A seat is kept for you: {course}' },
    text: {
      th: 'ถึงคิวของคุณแล้ว เราเก็บที่นั่งใน “{course}” ไว้ให้ถึง {until} กรุณาชำระค่าเรียนหรือติดต่อเจ้าหน้าที่ภายในเวลานี้ หลังจากนั้นที่นั่งเป็นของคนถัดไป',
      en: 'It is your turn: a seat in “{course}” is kept for you until {until}. Please pay or contact the staff by then; afterwards it goes to the next one.',
    },
    act: { th: 'ดูข้อเสนอ', en: 'See the offer' },
  },
  expired: {
    title: { th: 'ข้อเสนอที่นั่งหมดเวลาแล้ว: {course}', en: 'The offer has ended: {course}' },
    text: {
      th: 'ไม่มีการตอบรับภายในเวลาที่กำหนด ที่นั่งใน “{course}” จึงเป็นของคนถัดไป ถ้ายังสนใจ เข้าคิวใหม่ได้',
      en: 'The offer for “{course}” was not taken in time, and the seat went to the next one. You may join the line again.',
    },
    act: { th: 'ดูหลักสูตร', en: 'See the course' },
  },
  closed: {
    title: { th: 'คิวรอที่นั่งปิดแล้ว: {course}', en: 'The waiting list has closed: {course}' },
    text: {
      th: 'ไม่มีที่นั่งว่างใน “{course}” ก่อนปิดรับสมัครหรือวันเริ่มอบรม คิวจึงปิดแล้ว ติดตามหลักสูตรไว้เพื่อรู้เมื่อเปิดรอบใหม่',
      en: 'No seat in “{course}” became free before registration ended or the training began, so the line has closed. Follow the course to hear of a new round.',
    },
    act: { th: 'ดูหลักสูตร', en: 'See the course' },
  },
  open: {
    title: { th: 'ลงทะเบียนได้แล้ว: {course}', en: 'You can enrol now: {course}' },
    text: {
      th: 'หลักสูตร “{course}” ที่คุณติดตามมีที่นั่งและเปิดรับสมัครอยู่',
      en: '“{course}”, which you follow, is open and has seats.',
    },
    act: { th: 'ดูหลักสูตร', en: 'See the course' },
  },
} as const
