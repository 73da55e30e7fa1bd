/** Words of the page checks. */
export const checkWords = {
  title: { th: 'ตรวจหน้า', en: 'Check page' },
  text: {
    th: 'ตรวจเวอร์ชันที่บันทึกล่าสุด ไม่ตรวจลิงก์ไปยังเว็บไซต์อื่น',
    en: 'The last saved version is checked. Links to other sites are not checked.',
  },
  none: { th: 'ไม่พบจุดที่ต้องแก้ไข', en: 'No corrections needed' },
  count: { th: 'พบ {n} รายการ', en: '{n} {n|issue|issues}' },
  error: { th: 'ต้องแก้ไข', en: 'To correct' },
  warning: { th: 'ควรตรวจสอบ', en: 'To look at' },
  onPage: { th: 'ทั้งหน้า', en: 'The whole page' },
  all: { th: 'ตรวจทุกหน้า', en: 'Check all pages' },
} as const

/** Words of the list of problems on all pages. */
export const siteCheckWords = {
  found: { th: 'สิ่งที่พบ', en: 'Found' },
  page: { th: 'หน้า', en: 'Page' },
  allGood: { th: 'ไม่พบจุดที่ต้องแก้ไข', en: 'No corrections needed' },
  allGoodText: { th: 'ตรวจครบทุกหน้าและโพสต์แล้ว', en: 'All pages and posts were checked.' },
  noneYet: { th: 'ยังไม่ได้ตรวจ', en: 'Not checked yet' },
  noneYetText: {
    th: 'เว็บไซต์นี้มีหน้าและโพสต์ {n} รายการ กด “ตรวจทุกหน้า” เพื่อดูจุดที่ต้องแก้ไข',
    en: 'The site has {n} {n|page or post|pages and posts}. Select “Check all pages” to see what needs correction.',
  },
  check: { th: 'ตรวจทุกหน้า', en: 'Check all pages' },
  again: { th: 'ตรวจอีกครั้ง', en: 'Check again' },
  running: { th: 'กำลังตรวจทุกหน้า', en: 'Checking all pages' },
  stopped: { th: 'ตรวจไม่สำเร็จ กรุณาตรวจอีกครั้ง', en: 'The check did not finish. Check again' },
  begun: { th: 'เริ่มตรวจแล้ว', en: 'Check started' },
  checkedAt: { th: 'ตรวจเมื่อ {at} · {pages} หน้า', en: 'Checked {at} · {pages} {pages|page|pages}' },
  more: { th: 'และอีก {n} รายการ', en: 'and {n} more' },
  errors: { th: 'ต้องแก้ไข {n}', en: '{n} to correct' },
  warnings: { th: 'ควรตรวจสอบ {n}', en: '{n} to review' },
  pages: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
} as const

/** Words of the preview in search results and shared links. */
export const searchWords = {
  title: { th: 'ตัวอย่างในผลค้นหาและลิงก์ที่แชร์', en: 'In search results and shared links' },
  search: { th: 'ผลค้นหา', en: 'Search result' },
  facebook: { th: 'การ์ดบน Facebook', en: 'Card on Facebook' },
  line: { th: 'การ์ดบน LINE', en: 'Card on LINE' },
  hidden: {
    th: 'หน้านี้ซ่อนจากเครื่องมือค้นหา และจะไม่อยู่ในผลค้นหาหลังเครื่องมือค้นหาอ่านหน้านี้อีกครั้ง',
    en: 'The page is hidden from search engines and disappears from results when they read it again.',
  },
  length: {
    th: '{letters} ตัวอักษร กว้าง {width} จาก {most} พิกเซล',
    en: '{letters} {letters|character|characters}, {width} of {most} pixels',
  },
  titleLength: { th: 'ชื่อ', en: 'Title' },
  textLength: { th: 'คำอธิบาย', en: 'Description' },
  cut: { th: 'ยาวเกินไป ส่วนท้ายจะถูกตัด', en: 'Too long. The end is cut off' },
  noText: {
    th: 'ยังไม่มีคำอธิบาย เครื่องมือค้นหาจะเลือกข้อความจากหน้านี้เอง',
    en: 'No description. Search engines choose text from the page',
  },
  noPicture: { th: 'ไม่มีภาพ', en: 'No image' },
  untitled: { th: '(ยังไม่มีชื่อหน้า)', en: '(no title yet)' },
} as const
