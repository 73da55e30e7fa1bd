/** Words of the cards of statistics. */
export const statisticsCardWords = {
  user: { th: 'สมาชิก', en: 'Members' },
  course: { th: 'หลักสูตร', en: 'Courses' },
  certification: { th: 'วุฒิบัตรที่ออกแล้ว', en: 'Certificates issued' },
  inMonth: { th: 'ในเดือน{month}', en: 'in {month}' },
} as const

/** Words of the news that go by. */
export const tickerWords = {
  label: { th: 'ข่าววิ่ง', en: 'News ticker' },
  pause: { th: 'หยุดข่าววิ่ง', en: 'Pause news' },
  play: { th: 'เล่นข่าววิ่งต่อ', en: 'Resume news' },
} as const

/** What a menu is called that has no title. */
export const menuWidgetWords = {
  label: { th: 'เมนู', en: 'Menu' },
} as const

/** Words beside a picture of a person. */
export const avatarWords = {
  guest: { th: 'ผู้เยี่ยมชม', en: 'Visitor' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
} as const

/** What is said to who may not see the rest; the English sentence is the specification's. */
export const accessWords = {
  text: {
    th: 'คุณไม่มีสิทธิ์ที่จำเป็นสำหรับการดูเนื้อหานี้',
    en: 'You do not have the necessary permissions to view this content.',
  },
  title: { th: 'คุณยังเปิดเนื้อหานี้ไม่ได้', en: 'This content is not open to you' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  close: { th: 'ปิด', en: 'Close' },
} as const
