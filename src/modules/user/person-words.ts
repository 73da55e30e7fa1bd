/** Words of what staff do for a learner, and in his name. */
export const personWords = {
  invite: { th: 'ส่งลิงก์เปิดใช้บัญชี', en: 'Mail a link to activate' },
  reset: { th: 'ส่งลิงก์ตั้งรหัสผ่านใหม่', en: 'Mail a link to a new password' },
  act: { th: 'เข้าดูในนามของผู้เรียน', en: 'See the site as this learner' },
  sent: {
    th: 'กำลังส่งลิงก์ไปที่ {email} หากเพิ่งส่งไปไม่ถึง 5 นาที ลิงก์เดิมยังใช้ได้และจะไม่ส่งซ้ำ',
    en: 'A link is on its way to {email}. One that was sent less than five minutes ago stays valid, and none is sent twice.',
  },
  isOff: { th: 'บัญชีนี้ปิดใช้งานอยู่ จึงส่งลิงก์ไม่ได้', en: 'The account is switched off, so no link can be sent' },
  noEmail: { th: 'บัญชีนี้ไม่มีอีเมล จึงส่งลิงก์ไม่ได้', en: 'The account has no e-mail, so no link can be sent' },
  acted: { th: 'ทีมงานเข้าดูในนามของผู้นี้', en: 'Staff who acted in this name' },
  actedTime: { th: '{from} ถึง {to}', en: '{from} to {to}' },
} as const

export const actingWords = {
  heading: { th: 'เข้าดูในนามของ {name}', en: 'See the site as {name}' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHint: {
    th: 'เช่น ผู้เรียนโทรแจ้งว่าเปิดบทที่ 3 ไม่ได้ เก็บไว้ในประวัติของผู้เรียน',
    en: 'Such as: she called because lesson 3 does not open. It is kept in the learner’s record.',
  },
  section: { th: 'ก่อนเริ่ม', en: 'Before you begin' },
  text: {
    th: 'คุณจะเห็นเว็บไซต์อย่างที่ผู้เรียนเห็น นาน 30 นาที ทุกสิ่งที่ทำจะบันทึกทั้งชื่อผู้เรียนและชื่อของคุณ ข้อมูลส่วนตัวและรหัสผ่านของผู้เรียนแก้ไขไม่ได้',
    en: 'You see the site as the learner does, for thirty minutes. Whatever you do is kept with both names. The learner’s record and password cannot be changed.',
  },
  begin: { th: 'เริ่มเข้าดู', en: 'Begin' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  needsReason: { th: 'กรุณาบอกเหตุผล 5-500 ตัวอักษร', en: 'Say why, in 5 to 500 characters' },
  begun: { th: 'กำลังดูในนามของ {name}', en: 'You now see the site as {name}' },
  over: { th: 'กลับเป็นตัวคุณเองแล้ว', en: 'You are yourself again' },
} as const
