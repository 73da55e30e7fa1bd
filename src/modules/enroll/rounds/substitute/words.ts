/** The page on which a learner, or staff, give a seat in a round to another person. */
export const substituteWords = {
  title: { th: 'ให้ผู้อื่นเรียนแทน', en: 'Give seat to another person' },
  round: { th: 'รุ่นที่ {n} · {days}', en: 'Round {n} · {days}' },
  text: {
    th: 'กรอกอีเมลของผู้ที่จะเรียนแทน ระบบส่งลิงก์ให้ผู้นั้นยืนยัน ที่นั่งยังเป็นของคุณจนกว่าผู้นั้นจะรับ ทำได้ถึง {until}',
    en: 'Enter the email of the person who takes your place. They get a link to confirm. The seat stays yours until they accept. You can do this until {until}.',
  },
  staffText: {
    th: 'ถ้าอีเมลนี้เป็นของผู้เรียนในระบบ ที่นั่งย้ายทันที ถ้าไม่ใช่ ระบบส่งลิงก์ให้สมัครและรับที่นั่ง ค่าเรียนที่ชำระแล้วย้ายตามไปด้วย',
    en: 'If a learner of the academy has this email, the seat moves at once. Otherwise a link to register and accept is sent. A paid seat stays paid.',
  },
  email: { th: 'อีเมลของผู้เรียนแทน', en: 'Email of the other person' },
  send: { th: 'ส่งลิงก์', en: 'Send link' },
  give: { th: 'ให้ที่นั่ง', en: 'Give seat' },
  open: { th: 'รอผู้เรียนแทนรับที่นั่ง ลิงก์ใช้ได้ถึง {until}', en: 'Waiting for the other person. The link works until {until}.' },
  openStaff: {
    th: 'มีลิงก์ที่ยังไม่ได้ใช้ ใช้ได้ถึง {until} การส่งใหม่จะยกเลิกลิงก์นี้',
    en: 'A link is open until {until}. A new one replaces it.',
  },
  end: { th: 'ยกเลิกลิงก์', en: 'Cancel link' },
  back: { th: 'กลับไปหน้าหลักสูตร', en: 'Back to the course' },
  enrolments: { th: 'การลงทะเบียน', en: 'Enrolments' },
  crumbs: { th: 'เส้นทาง', en: 'Breadcrumbs' },
  none: { th: 'คุณไม่มีที่นั่งในรุ่นอบรมของหลักสูตรนี้', en: 'You have no seat in a round of this course.' },
  choose: {
    th: 'เปิดหน้านี้จากรายละเอียดการลงทะเบียนในรุ่นที่ยังไม่เริ่มอบรม',
    en: 'Open this page from an enrolment in a round that has not begun.',
  },
  sent: { th: 'ส่งลิงก์แล้ว', en: 'The link was sent' },
  moved: { th: 'ย้ายที่นั่งแล้ว', en: 'The seat was moved' },
  isSelf: { th: 'นี่คืออีเมลของผู้เรียนคนเดิม', en: 'This is the email of the present learner' },
  tooMany: {
    th: 'ส่งลิงก์ครบ 5 ครั้งในหนึ่งวันแล้ว กรุณาลองใหม่พรุ่งนี้หรือติดต่อเจ้าหน้าที่',
    en: 'You sent 5 links in a day. Try again tomorrow or contact the staff.',
  },
  takeTitle: { th: 'รับที่นั่งอบรม', en: 'Accept your seat' },
  takeText: {
    th: 'มีผู้ให้ที่นั่งอบรมกับคุณ เมื่อรับ ระบบจะลงทะเบียนในชื่อ {name} และแจ้งผู้ให้ที่นั่ง',
    en: 'Somebody gives you their seat. If you accept, {name} is enrolled, and they are notified.',
  },
  accept: { th: 'รับที่นั่ง', en: 'Accept seat' },
  taken: { th: 'ลงทะเบียนให้แล้ว', en: 'You are enrolled' },
  takenText: {
    th: 'ที่นั่งนี้เป็นของคุณแล้ว ดูวันและสถานที่ได้ที่หน้าหลักสูตร',
    en: 'The seat is yours. See its days and venue on the course page.',
  },
  toCourse: { th: 'ไปที่หลักสูตร', en: 'Go to course' },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'View all courses' },
  failed: { th: 'รับที่นั่งนี้ไม่ได้', en: 'This seat cannot be accepted' },
} as const

/** Why a seat cannot be given to another person. */
export const substituteProblems = {
  never: {
    th: 'หลักสูตรนี้ให้ผู้อื่นเรียนแทนเองไม่ได้ กรุณาติดต่อเจ้าหน้าที่ของสถาบัน',
    en: 'You cannot give this seat to another person yourself. Contact the staff of the academy.',
  },
  company: {
    th: 'ที่นั่งนี้เป็นของหน่วยงาน ผู้ประสานงานของหน่วยงานคืนที่นั่งแล้วเชิญผู้อื่นได้',
    en: 'This is a company’s seat. The company’s contact person can revoke it and invite somebody else.',
  },
  late: {
    th: 'เลยกำหนดให้ผู้อื่นเรียนแทนแล้ว กรุณาติดต่อเจ้าหน้าที่ของสถาบัน',
    en: 'It is too late to give your seat to another person. Contact the staff of the academy.',
  },
  begun: { th: 'รุ่นนี้เริ่มอบรมแล้ว', en: 'The round has begun' },
  cancelled: { th: 'รุ่นนี้ยกเลิกแล้ว', en: 'The round was cancelled' },
} as const

/** Why the invited person did not get the seat. */
export const substituteOutcomes = {
  unknown: {
    th: 'ลิงก์อาจหมดอายุ ถูกใช้ หรือถูกยกเลิกแล้ว กรุณาสอบถามผู้ที่ให้ที่นั่ง',
    en: 'The link may have expired, been used or been cancelled. Ask the person who gave it to you.',
  },
  enrolled: { th: 'ผู้เรียนแทนลงทะเบียนหลักสูตรนี้อยู่แล้ว', en: 'The person is already enrolled in this course' },
  conditions: {
    th: 'ผู้เรียนแทนยังไม่ผ่านเงื่อนไขของหลักสูตร เช่น หลักสูตรที่ต้องเรียนก่อน',
    en: 'The person does not meet the conditions of the course, such as prerequisites',
  },
  gone: { th: 'ที่นั่งนี้ให้ผู้อื่นไม่ได้แล้ว', en: 'The seat can no longer be given away' },
} as const

/** The mail to the invited person. */
export const substituteMail = {
  subject: { th: '{name} ให้ที่นั่งอบรม “{course}” กับคุณ', en: '{name} gives you a seat in “{course}”' },
  text: {
    th: '{name} ให้ที่นั่งหลักสูตร “{course}” รุ่นที่ {n} ({days}) ของ{site} กับคุณ กดลิงก์เพื่อรับที่นั่ง หากยังไม่มีบัญชี สมัครได้ในหน้าถัดไป',
    en: '{name} gives you their seat in “{course}”, round {n} ({days}), at {site}. Use the link to accept it. If you do not have an account, you can register on the next page.',
  },
  action: { th: 'รับที่นั่ง', en: 'Accept seat' },
  note: { th: 'ลิงก์นี้ใช้ได้ครั้งเดียว และไม่เกิน 14 วัน', en: 'The link works once, for at most 14 days.' },
} as const

/** What both people are told. */
export const substituteNotices = {
  offered: {
    title: { th: 'มีผู้ให้ที่นั่ง: {course} รุ่นที่ {n}', en: 'Seat for you: {course}, round {n}' },
    text: { th: '{other} ให้ที่นั่งวันที่ {days} กับคุณ', en: '{other} gives you their seat of {days}.' },
  },
  given: {
    title: { th: 'ให้ที่นั่งแล้ว: {course} รุ่นที่ {n}', en: 'Seat given away: {course}, round {n}' },
    text: {
      th: '{other} เรียนแทนคุณวันที่ {days} การลงทะเบียนของคุณในรุ่นนี้สิ้นสุดแล้ว',
      en: '{other} takes your place on {days}. Your enrolment in this round has ended.',
    },
  },
  taken: {
    title: { th: 'คุณได้ที่นั่ง: {course} รุ่นที่ {n}', en: 'You have a seat: {course}, round {n}' },
    text: { th: 'คุณเรียนแทน {other} วันที่ {days}', en: 'You take the place of {other} on {days}.' },
  },
} as const

/** Why an enrolment ended or began, in its history. */
export const substituteReasons = {
  given: { th: 'ให้ {name} เรียนแทน', en: 'Seat given to {name}' },
  taken: { th: 'เรียนแทน {name}', en: 'Takes the place of {name}' },
} as const
