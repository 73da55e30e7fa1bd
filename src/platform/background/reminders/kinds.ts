import type { Text } from '#platform/site/i18n/words.ts'

/** Where a person gets a reminder. */
export interface Channels {
  notice: boolean
  email: boolean
}

interface KindDeclaration {
  label: Text
  text: Text
  /** The button of the email. */
  act: Text
  defaults: Channels
  /** Nobody can switch it off. */
  isLocked?: boolean
}

const both: Channels = { notice: true, email: true }
const noticeOnly: Channels = { notice: true, email: false }
const openCourse: Text = { th: 'ไปที่หลักสูตร', en: 'Go to course' }

const sessionKinds = {
  session_tomorrow: {
    label: { th: 'มีนัดเรียนพรุ่งนี้', en: 'Session tomorrow' },
    text: { th: 'แจ้งเวลา 09:00 น. ของวันก่อนวันนัดเรียน', en: 'Sent at 09:00 on the day before a session' },
    act: { th: 'ดูนัดเรียน', en: 'View session' },
    defaults: both,
  },
  session_soon: {
    label: { th: 'นัดเรียนจะเริ่มใน 1 ชั่วโมง', en: 'Session in one hour' },
    text: { th: 'แจ้งก่อนนัดเรียนเริ่ม 1 ชั่วโมง', en: 'Sent one hour before a session' },
    act: { th: 'ดูนัดเรียน', en: 'View session' },
    defaults: both,
  },
  session_moved: {
    label: { th: 'เลื่อนนัดเรียน', en: 'Session moved' },
    text: { th: 'แจ้งเวลาเดิมและเวลาใหม่เมื่อมีการเลื่อนนัดเรียน', en: 'The old and the new time of a session that was moved' },
    act: { th: 'ดูนัดเรียน', en: 'View session' },
    defaults: both,
  },
  session_cancelled: {
    label: { th: 'ยกเลิกนัดเรียน', en: 'Session cancelled' },
    text: { th: 'แจ้งเมื่อมีการยกเลิกนัดเรียน', en: 'Sent when a session is cancelled' },
    act: openCourse,
    defaults: both,
  },
} as const satisfies Record<string, KindDeclaration>

const learningKinds = {
  assignment_due: {
    label: { th: 'ใกล้ครบกำหนดส่งงาน', en: 'Assignment due soon' },
    text: {
      th: 'แจ้งก่อนครบกำหนด 3 วันและ 1 วัน หากยังไม่ได้ส่งงาน',
      en: 'Sent 3 days and 1 day before work is due, if it is not handed in',
    },
    act: { th: 'ส่งงาน', en: 'Hand in' },
    defaults: both,
  },
  assignment_result: {
    label: { th: 'ผลตรวจงาน', en: 'Assignment result' },
    text: { th: 'แจ้งเมื่อวิทยากรตรวจงานของคุณแล้ว', en: 'Sent when your work was marked' },
    act: { th: 'ดูผลตรวจ', en: 'View result' },
    defaults: both,
  },
  question_answered: {
    label: { th: 'มีคำตอบของคำถาม', en: 'Question answered' },
    text: { th: 'แจ้งเมื่อมีผู้ตอบคำถามของคุณในบทเรียน', en: 'Sent when your question in a lesson was answered' },
    act: { th: 'ดูคำตอบ', en: 'View answer' },
    defaults: noticeOnly,
  },
  access_ending: {
    label: { th: 'สิทธิ์เรียนใกล้หมดอายุ', en: 'Access ending soon' },
    text: {
      th: 'แจ้งก่อนสิทธิ์เรียนหมดอายุ 14 วันและ 3 วัน',
      en: 'Sent 14 days and 3 days before your access to a course ends',
    },
    act: openCourse,
    defaults: both,
  },
  training_ending: {
    label: { th: 'การอบรมใกล้หมดอายุ', en: 'Training expires soon' },
    text: {
      th: 'แจ้งก่อนการอบรมหมดอายุ 90, 60 และ 30 วัน',
      en: 'Sent 90, 60 and 30 days before a completed training expires',
    },
    act: { th: 'ดูอายุการอบรม', en: 'View validity' },
    defaults: both,
  },
  idle: {
    label: { th: 'ไม่ได้เข้าเรียนหลายวัน', en: 'No learning for some days' },
    text: {
      th: 'เตือนเมื่อคุณไม่ได้เข้าเรียนหลักสูตรที่ยังเรียนไม่จบหลายวัน',
      en: 'Sent when you have not continued an unfinished course for some days',
    },
    act: { th: 'เรียนต่อ', en: 'Continue learning' },
    defaults: both,
  },
} as const satisfies Record<string, KindDeclaration>

const roundKinds = {
  round_moved: {
    label: { th: 'เลื่อนวันอบรมหรือย้ายรุ่น', en: 'Round moved' },
    text: {
      th: 'แจ้งเมื่อรุ่นของคุณเลื่อนวันอบรม หรือรวมกับรุ่นอื่น',
      en: 'Sent when your round gets new dates or is merged into another round',
    },
    act: openCourse,
    defaults: both,
  },
  round_cancelled: {
    label: { th: 'ยกเลิกรุ่น', en: 'Round cancelled' },
    text: { th: 'แจ้งเมื่อรุ่นของคุณถูกยกเลิก', en: 'Sent when your round is cancelled' },
    act: openCourse,
    defaults: both,
  },
  substitute: {
    label: { th: 'เรียนแทนกัน', en: 'Seat given to another person' },
    text: {
      th: 'แจ้งเมื่อมีผู้ให้ที่นั่งกับคุณ หรือรับที่นั่งของคุณ',
      en: 'Sent when somebody gives you a seat or takes yours',
    },
    act: { th: 'ดูที่นั่ง', en: 'View seat' },
    defaults: both,
  },
} as const satisfies Record<string, KindDeclaration>

const enrolmentKinds = {
  enrolment: {
    label: { th: 'การลงทะเบียนของคุณ', en: 'Your enrolments' },
    text: { th: 'แจ้งเมื่อเจ้าหน้าที่อนุมัติหรือเปลี่ยนสิทธิ์เรียนของคุณ', en: 'Sent when staff approve or change your enrolment' },
    act: openCourse,
    defaults: noticeOnly,
  },
  seat_offered: {
    label: { th: 'มีที่นั่งสำหรับคุณ', en: 'Seat offered' },
    text: {
      th: 'แจ้งเมื่อถึงคิวของคุณและข้อเสนอที่นั่งมีเวลาจำกัด',
      en: 'Sent when it is your turn on a waitlist and a seat is reserved for you',
    },
    act: { th: 'ดูข้อเสนอ', en: 'View offer' },
    defaults: both,
  },
  waitlist: {
    label: { th: 'คิวรอที่นั่ง', en: 'Waitlist' },
    text: {
      th: 'แจ้งเมื่อได้ที่นั่ง ข้อเสนอหมดเวลา หรือคิวปิด',
      en: 'Sent when you get a seat, an offer expires or a waitlist closes',
    },
    act: { th: 'ดูหลักสูตร', en: 'View course' },
    defaults: both,
  },
  course_open: {
    label: { th: 'หลักสูตรที่ติดตามเปิดรับสมัคร', en: 'Followed course is open' },
    text: { th: 'แจ้งเมื่อหลักสูตรที่คุณติดตามลงทะเบียนได้', en: 'Sent when you can enrol in a course you follow' },
    act: { th: 'ดูหลักสูตร', en: 'View course' },
    defaults: both,
  },
  company_seat: {
    label: { th: 'ที่นั่งจากหน่วยงาน', en: 'Company seat' },
    text: { th: 'แจ้งเมื่อหน่วยงานของคุณมอบที่นั่งให้', en: 'Sent when your company gives you a seat' },
    act: { th: 'ดูที่นั่ง', en: 'View seat' },
    defaults: noticeOnly,
  },
  order: {
    label: { th: 'คำสั่งซื้อของคุณ', en: 'Your orders' },
    text: { th: 'แจ้งเมื่อได้รับชำระเงิน หรือสลิปไม่ผ่านการตรวจ', en: 'Sent when a payment is received or a slip is rejected' },
    act: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
    defaults: both,
  },
  subscription: {
    label: { th: 'สมาชิกรายงวด', en: 'Your subscriptions' },
    text: {
      th: 'แจ้งบิลต่ออายุก่อนสิ้นสุด 7 วัน และเมื่อสมาชิกครบรอบหรือสิ้นสุด',
      en: 'Sent with the bill 7 days before a period ends, and when the period or your access is over',
    },
    act: { th: 'ดูสมาชิก', en: 'View subscription' },
    defaults: both,
  },
  security: {
    label: { th: 'ความปลอดภัยของบัญชี', en: 'Account security' },
    text: {
      th: 'แจ้งการเปลี่ยนรหัสผ่าน อีเมล และการยืนยันตัวตน ปิดไม่ได้',
      en: 'Changes of password, email and two-step verification. Cannot be switched off.',
    },
    act: { th: 'ดูบัญชี', en: 'View account' },
    defaults: { notice: false, email: true },
    isLocked: true,
  },
} as const satisfies Record<string, KindDeclaration>

const declared = { ...sessionKinds, ...roundKinds, ...learningKinds, ...enrolmentKinds }

export type ReminderKind = keyof typeof declared

/** Every kind of reminder to learners, in display order. */
export const reminderKinds: Readonly<Record<ReminderKind, KindDeclaration>> = declared

export const kindNames = Object.keys(reminderKinds) as ReminderKind[]

export const isKind = (name: string): name is ReminderKind => Object.hasOwn(reminderKinds, name)

/** Returns the channels on which a person gets a kind, by the settings of the site and their own choices. */
export const channelsOf = (
  kind: ReminderKind,
  of: { offKinds: readonly string[]; choices: Readonly<Record<string, Channels>> },
): Channels => {
  const { defaults, isLocked } = reminderKinds[kind]
  if (isLocked) return defaults
  return of.offKinds.includes(kind) ? { notice: false, email: false } : (of.choices[kind] ?? defaults)
}
