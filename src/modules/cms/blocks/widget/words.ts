export const statisticsCardWords = {
  user: { th: 'สมาชิก', en: 'Members' },
  course: { th: 'หลักสูตร', en: 'Courses' },
  certification: { th: 'วุฒิบัตรที่ออกแล้ว', en: 'Certificates issued' },
  inMonth: { th: 'ในเดือน{month}', en: 'in {month}' },
} as const

/** Words of the news ticker. */
export const tickerWords = {
  label: { th: 'ข่าววิ่ง', en: 'News ticker' },
  pause: { th: 'หยุดข่าววิ่ง', en: 'Pause news' },
  play: { th: 'เล่นข่าววิ่งต่อ', en: 'Resume news' },
} as const

/** The label of a menu without a title. */
export const menuWidgetWords = {
  label: { th: 'เมนู', en: 'Menu' },
} as const

/** Words for a person's picture. */
export const avatarWords = {
  guest: { th: 'ผู้เยี่ยมชม', en: 'Visitor' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
} as const

/** Messages to viewers who do not pass the check. The English sentence is the specification's. */
export const accessWords = {
  text: {
    th: 'คุณไม่มีสิทธิ์ที่จำเป็นสำหรับการดูเนื้อหานี้',
    en: 'You do not have the necessary permissions to view this content.',
  },
  title: { th: 'คุณยังเปิดเนื้อหานี้ไม่ได้', en: 'This content is not open to you' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  close: { th: 'ปิด', en: 'Close' },
} as const
