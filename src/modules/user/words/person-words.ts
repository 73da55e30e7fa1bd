/** Words for staff actions on a learner, including impersonation. */
export const personWords = {
  invite: { th: 'ส่งลิงก์เปิดใช้บัญชี', en: 'Send activation link' },
  reset: { th: 'ส่งลิงก์ตั้งรหัสผ่านใหม่', en: 'Send password reset link' },
  act: { th: 'เข้าดูในนามของผู้เรียน', en: 'View as learner' },
  sent: {
    th: 'กำลังส่งลิงก์ไปที่ {email} หากเพิ่งส่งไปไม่ถึง 5 นาที ลิงก์เดิมยังใช้ได้และระบบจะไม่ส่งซ้ำ',
    en: 'A link is being sent to {email}. If one was sent less than 5 minutes ago, it is still valid and is not sent again.',
  },
  isOff: { th: 'บัญชีนี้ปิดใช้งานอยู่ จึงส่งลิงก์ไม่ได้', en: 'This account is deactivated, so a link cannot be sent' },
  noEmail: { th: 'บัญชีนี้ไม่มีอีเมล จึงส่งลิงก์ไม่ได้', en: 'This account has no email, so a link cannot be sent' },
  acted: { th: 'ทีมงานที่เข้าดูในนามของบัญชีนี้', en: 'Staff who viewed as this person' },
  actedTime: { th: '{from} ถึง {to}', en: '{from} to {to}' },
} as const

export const actingWords = {
  heading: { th: 'เข้าดูในนามของ {name}', en: 'View as {name}' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHint: {
    th: 'เช่น ผู้เรียนโทรแจ้งว่าเปิดบทที่ 3 ไม่ได้ เหตุผลจะเก็บไว้ในประวัติของผู้เรียน',
    en: 'For example, the learner called because lesson 3 does not open. The reason is kept in the learner’s history.',
  },
  section: { th: 'ก่อนเริ่ม', en: 'Before you start' },
  text: {
    th: 'คุณจะเห็นเว็บไซต์อย่างที่ผู้เรียนเห็นเป็นเวลา 30 นาที ทุกสิ่งที่คุณทำจะบันทึกทั้งชื่อผู้เรียนและชื่อของคุณ ข้อมูลส่วนตัวและรหัสผ่านของผู้เรียนแก้ไขไม่ได้',
    en: 'You will see the site as the learner does for 30 minutes. Everything you do is logged with both names. You cannot change the learner’s personal details or password.',
  },
  begin: { th: 'เริ่มเข้าดู', en: 'Start viewing' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  needsReason: { th: 'กรุณาระบุเหตุผล 5-500 ตัวอักษร', en: 'Enter a reason of 5 to 500 characters' },
  begun: { th: 'กำลังดูในนามของ {name}', en: 'You are now viewing as {name}' },
  over: { th: 'กลับสู่บัญชีของคุณแล้ว', en: 'You are back in your account' },
} as const
