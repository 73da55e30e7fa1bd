/** What people read of rounds. */
export const roundWords = {
  isCancelled: { th: 'รุ่นนี้ยกเลิกแล้ว กรุณาเลือกรุ่นอื่น', en: 'This round was cancelled. Choose another round.' },
  hasBegun: {
    th: 'รุ่นของคุณเริ่มอบรมแล้ว กรุณาติดต่อเจ้าหน้าที่เพื่อย้ายรุ่น',
    en: 'Your round has begun. Contact the staff to change to another round.',
  },
  otherPrice: {
    th: 'รุ่นนี้ราคาไม่เท่ากับรุ่นของคุณ กรุณาติดต่อเจ้าหน้าที่เพื่อย้ายรุ่น',
    en: 'This round has another price than yours. Contact the staff to change to it.',
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
  mergedReason: { th: 'รวมกับรุ่นที่ {n}', en: 'Merged into round {n}' },
  mergeProblems: {
    unknown: { th: 'เลือกรุ่นอื่นของหลักสูตรเดียวกัน', en: 'Choose another round of the same course' },
    closed: { th: 'รุ่นที่ {n} ยังไม่เปิดรับสมัครหรือยกเลิกแล้ว', en: 'Round {n} is not open or was cancelled' },
    ended: { th: 'รุ่นที่ {n} จบแล้ว', en: 'Round {n} has ended' },
    seats: {
      th: 'รุ่นที่ {n} เหลือ {left} ที่ แต่มีผู้ย้าย {moving} คน กรุณาเพิ่มจำนวนที่นั่งของรุ่นที่ {n} ก่อน',
      en: 'Round {n} has {left} {left|seat|seats} left, but {moving} {moving|person|people} would move. Raise its seats first.',
    },
  },
  withCancelling: {
    th: 'เลือกได้เมื่อรวมหรือยกเลิกรุ่นเท่านั้น',
    en: 'Choose this when you merge or cancel the round',
  },
  isWithdrawn: {
    th: 'ถอนการลงทะเบียนของทุกคนแล้ว จึงย้อนกลับไม่ได้ หากต้องการใช้รุ่นนี้ต่อ เลือก “เปิดรุ่นอีกครั้ง” แล้วคืนสิทธิ์เรียนจากรายการลงทะเบียน',
    en: 'Everyone was withdrawn, so this cannot be undone. To use the round again, select “Reopen round” and restore access in the list of enrolments.',
  },
  isMerged: {
    th: 'รวมรุ่นแล้ว ผู้เรียนย้ายไปแล้ว จึงย้อนกลับไม่ได้ หากต้องการใช้รุ่นนี้ต่อ เลือก “เปิดรุ่นอีกครั้ง”',
    en: 'The round was merged and its learners have moved, so this cannot be undone. To use the round again, select “Reopen round”.',
  },
  noEffect: {
    th: 'รุ่นนี้มีผู้ลงทะเบียน {n} คน กรุณาเลือกว่าจะให้เลือกรุ่นใหม่เองหรือถอนการลงทะเบียน หรือใช้ “รวมกับรุ่นอื่น”',
    en: 'This round has {n} {n|learner|learners}. Choose whether they pick another round or are withdrawn, or use “Merge into another round”.',
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
  withdrawn: {
    title: { th: 'ยกเลิก: {course} รุ่นที่ {n}', en: 'Cancelled: {course}, round {n}' },
    text: {
      th: 'รุ่นวันที่ {days} ยกเลิกแล้ว {reason} การลงทะเบียนของคุณถูกถอนแล้ว',
      en: 'The round of {days} was cancelled. {reason} Your enrolment was withdrawn.',
    },
  },
  merged: {
    title: { th: 'รวมรุ่น: {course} รุ่นที่ {n}', en: 'Merged: {course}, round {n}' },
    text: {
      th: 'รุ่นวันที่ {before} รวมกับรุ่นที่ {to} อบรม {toDays} ที่นั่งหรือคิวของคุณย้ายตามไปแล้ว หากไม่สะดวก เลือกรุ่นอื่นได้จากหน้าหลักสูตร',
      en: 'The round of {before} was merged into round {to}, {toDays}. Your seat or place in the waitlist moved with it. If you cannot attend, you can choose another round on the course page.',
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

/** Why a learner cannot cancel an enrolment, and whom to contact. */
export const cancelProblems = {
  never: {
    th: 'หลักสูตรนี้ยกเลิกเองไม่ได้ กรุณาติดต่อเจ้าหน้าที่ของสถาบัน',
    en: 'You cannot cancel this enrolment yourself. Contact the staff of the academy.',
  },
  company: {
    th: 'ที่นั่งนี้เป็นของหน่วยงานของคุณ กรุณาติดต่อผู้ประสานงานของหน่วยงาน',
    en: 'Your company gave you this seat. Contact your company’s contact person.',
  },
  paid: {
    th: 'คุณชำระค่าเรียนแล้ว กรุณาติดต่อเจ้าหน้าที่ของสถาบันเพื่อยกเลิกและขอคืนเงิน',
    en: 'You have paid for this course. Contact the staff of the academy to cancel and get a refund.',
  },
  late: {
    th: 'เลยกำหนดยกเลิกด้วยตนเองแล้ว กรุณาติดต่อเจ้าหน้าที่ของสถาบัน',
    en: 'It is too late to cancel yourself. Contact the staff of the academy.',
  },
} as const
