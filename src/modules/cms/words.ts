/** Words of the figures that a site tells of itself. */
export const statisticsWords = {
  counted: { th: 'นับจำนวนเรียบร้อยแล้ว', en: 'Counted' },
  wrongBody: {
    th: 'นับได้เฉพาะ user, course, enroll และ certification',
    en: 'Only user, course, enroll and certification can be counted',
  },
}

/** Words of the public pages. */
export const pageWords = {
  hero: { th: 'แนะนำ', en: 'Introduction' },
  emptyTitle: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  emptyText: {
    th: 'หน้าแรกของเว็บไซต์นี้กำลังจัดเตรียม ระหว่างนี้ดูหลักสูตรที่เปิดสอนได้',
    en: 'The front page is being prepared. Meanwhile, see the courses that are open.',
  },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
  blankTitle: { th: 'หน้านี้ยังไม่มีเนื้อหา', en: 'This page is still empty' },
  blankText: { th: 'โปรดกลับมาดูใหม่ภายหลัง', en: 'Please come back later.' },
  toHome: { th: 'กลับหน้าแรก', en: 'Back to the home page' },
  trail: { th: 'เส้นทาง', en: 'You are here' },
  home: { th: 'หน้าแรก', en: 'Home' },
} as const

/** What is said to somebody who was refused a plugin. */
export const refusedWords = {
  title: { th: 'เข้าใช้ระบบส่วนนี้ไม่ได้', en: "Can't Access Plugin" },
  text: {
    th: 'บัญชีที่ใช้อยู่ไม่มีสิทธิ์ใช้ระบบส่วนนี้ หากคิดว่าควรมีสิทธิ์ โปรดติดต่อผู้ดูแลเว็บไซต์',
    en: 'The account in use has no right to this part. If it should, please ask the administrator of the site.',
  },
} as const
