/** What people read of rounds. */
export const roundWords = {
  isCancelled: { th: 'รุ่นนี้ยกเลิกแล้ว กรุณาเลือกรุ่นอื่น', en: 'This round was cancelled. Choose another round.' },
  hasBegun: {
    th: 'รุ่นของคุณเริ่มอบรมแล้ว กรุณาติดต่อเจ้าหน้าที่เพื่อย้ายรุ่น',
    en: 'Your round has begun. Contact the staff to change to another round.',
  },
  noneOpen: { th: 'ยังไม่มีรุ่นที่เปิดรับสมัคร', en: 'No round is open for registration' },
  isClosed: {
    th: 'รุ่นนี้ไม่ได้เปิดรับสมัครในวันนี้ กรุณาเลือกรุ่นอื่น',
    en: 'This round does not take registrations today. Choose another round.',
  },
  numberTaken: { th: 'หลักสูตรนี้มีรุ่นเลขนี้แล้ว', en: 'The course already has a round with this number' },
  endBeforeStart: { th: 'วันสุดท้ายมาก่อนวันเริ่มอบรม', en: 'The last day is before the first day' },
  registrationOrder: { th: 'วันปิดรับสมัครมาก่อนวันเปิดรับสมัคร', en: 'Registration closes before it opens' },
  registrationAfterEnd: {
    th: 'วันเปิดรับสมัครอยู่หลังวันสุดท้ายของการอบรม',
    en: 'Registration opens after the training has ended',
  },
  hasPeople: {
    th: 'รุ่นนี้มีผู้ลงทะเบียน {n} คน ย้ายไปรุ่นอื่นก่อน หรือยกเลิกรุ่นแทนการลบ',
    en: '{n} people are enrolled in this round. Move them to another round first, or cancel the round instead.',
  },
  noReason: { th: 'กรุณาระบุเหตุผลที่ยกเลิก', en: 'Enter the reason for cancelling' },
  seatsBelowTaken: {
    th: 'มีผู้ลงทะเบียนแล้ว {n} คน จำนวนที่นั่งต้องไม่น้อยกว่านี้',
    en: '{n} people are enrolled. Enter at least that many seats.',
  },
} as const

/** What people in a round are told. */
export const roundNotices = {
  cancelled: {
    title: { th: 'ยกเลิก: {course} รุ่นที่ {n}', en: 'Cancelled: {course}, round {n}' },
    text: {
      th: 'รุ่นวันที่ {days} ยกเลิกแล้ว {reason} การลงทะเบียนของคุณยังอยู่ เลือกรุ่นอื่นได้จากหน้าหลักสูตร',
      en: 'The round of {days} was cancelled. {reason} Your enrolment is kept. You can choose another round on the course page.',
    },
  },
  moved: {
    title: { th: 'เลื่อนวันอบรม: {course} รุ่นที่ {n}', en: 'New dates: {course}, round {n}' },
    text: {
      th: 'เปลี่ยนจาก {before} เป็น {days} หากไม่สะดวก เลือกรุ่นอื่นได้จากหน้าหลักสูตร',
      en: 'Moved from {before} to {days}. If you cannot attend, you can choose another round on the course page.',
    },
  },
} as const
