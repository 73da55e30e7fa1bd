/** Words of the public statistics. */
export const statisticsWords = {
  counted: { th: 'นับจำนวนเรียบร้อยแล้ว', en: 'Counted' },
  wrongBody: {
    th: 'นับได้เฉพาะ user, course, enroll และ certification',
    en: 'Only user, course, enroll and certification can be counted',
  },
}

export const pageWords = {
  hero: { th: 'แนะนำ', en: 'Introduction' },
  emptyTitle: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  emptyText: {
    th: 'หน้าแรกอยู่ระหว่างจัดเตรียม ระหว่างนี้ดูหลักสูตรที่เปิดสอนได้',
    en: 'The home page is being prepared. In the meantime, see the open courses.',
  },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
  blankTitle: { th: 'หน้านี้ยังไม่มีเนื้อหา', en: 'This page is still empty' },
  blankText: { th: 'กรุณากลับมาดูอีกครั้งภายหลัง', en: 'Please come back later.' },
  toHome: { th: 'กลับหน้าแรก', en: 'Back to the home page' },
  trail: { th: 'เส้นทาง', en: 'You are here' },
  home: { th: 'หน้าแรก', en: 'Home' },
} as const

/** Messages about the slug of a page or post. */
export const slugWords = {
  reserved: {
    th: 'ระบบใช้ URL นี้อยู่แล้ว กรุณาใช้ชื่ออื่น',
    en: 'The system uses this URL. Choose another one',
  },
}

/** The message to a person who was denied a plugin. */
export const refusedWords = {
  title: { th: 'เข้าใช้ระบบส่วนนี้ไม่ได้', en: "Can't Access Plugin" },
  text: {
    th: 'บัญชีของคุณไม่มีสิทธิ์ใช้ระบบส่วนนี้ หากคุณควรมีสิทธิ์ กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'Your account does not have permission for this part. If it should, contact the site administrator.',
  },
} as const

/** Words of the password gate (specification §2.1). */
export const gateWords = {
  title: { th: 'เนื้อหานี้ถูกเข้ารหัสไว้', en: 'This content is encrypted' },
  text: {
    th: 'กรอกรหัสผ่านที่ได้รับจากสถาบัน เพื่ออ่าน “{title}”',
    en: 'Enter the password that the academy gave you to read “{title}”.',
  },
  password: { th: 'รหัสผ่านของหน้านี้', en: 'Page password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide password' },
  enter: { th: 'เข้าสู่เนื้อหา', en: 'Enter' },
  wrongTitle: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The page stays closed' },
  wrongText: { th: 'Incorrect password!', en: 'Incorrect password!' },
  tooOften: {
    th: 'ลองรหัสผ่านหลายครั้งเกินไป กรุณารอ 10 นาทีแล้วลองใหม่',
    en: 'Too many attempts. Wait ten minutes and try again.',
  },
  close: { th: 'ตกลง', en: 'OK' },
} as const

/** Words of posts and their lists. */
export const postWords = {
  count: { th: '{n} เรื่อง', en: '{n} {n|post|posts}' },
  noneTitle: { th: 'ยังไม่มีโพสต์', en: 'No posts yet' },
  noneText: { th: 'โพสต์ใหม่จะแสดงที่นี่', en: 'New ones will appear here.' },
  locked: { th: 'ต้องใช้รหัสผ่านหรือเข้าสู่ระบบเพื่ออ่าน', en: 'Password or login required' },
  pages: { th: 'หน้า', en: 'Pages' },
  previous: { th: 'หน้าก่อน', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  perPage: { th: 'จำนวนต่อหน้า', en: 'Posts per page' },
  apply: { th: 'แสดง', en: 'Show' },
  comments: { th: 'ความคิดเห็น', en: 'Comments' },
  comment: { th: 'เขียนความคิดเห็น', en: 'Write a comment' },
  send: { th: 'ส่งความคิดเห็น', en: 'Send comment' },
  closed: {
    th: 'เว็บไซต์นี้ยังไม่เปิดรับความคิดเห็น จึงไม่ได้ส่งความคิดเห็นของคุณ',
    en: 'This site does not accept comments yet. Your comment was not sent.',
  },
  newer: { th: 'เรื่องใหม่กว่า', en: 'Newer' },
  older: { th: 'เรื่องก่อนหน้า', en: 'Older' },
} as const

/** Words of the cookie consent. */
export const consentWords = {
  wrong: {
    th: 'ส่ง agree และคุกกี้ทั้งห้าประเภทเป็น true หรือ false',
    en: 'Send agree and the five kinds of cookies, each true or false',
  },
} as const
