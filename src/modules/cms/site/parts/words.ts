import { menuLiveWords } from '../menu/words.ts'

/** The parts of a site that its administrators write. */
export const partWords = {
  homepage: { th: 'หน้าแรก', en: 'Home page' },
  header: { th: 'ส่วนหัว', en: 'Header' },
  subheader: { th: 'ส่วนใต้หัว', en: 'Subheader' },
  navigator: { th: 'เมนูส่วนหัว', en: 'Menu of the header' },
  menu: { th: 'เมนูบนโทรศัพท์', en: 'Menu on a phone' },
  footer: { th: 'ส่วนท้าย', en: 'Footer' },
} as const

/** Words of the screen on which the parts of a site are chosen and written. */
export const customizeWords = {
  parts: { th: 'ส่วนต่าง ๆ ของเว็บไซต์', en: 'The parts of the site' },
  usual: { th: 'ใช้แบบมาตรฐานของระบบ', en: 'As the system makes it' },
  byAddress: { th: 'หน้าที่มีที่อยู่ home', en: 'The page with the slug home' },
  draft: { th: 'ฉบับร่าง ผู้เยี่ยมชมยังไม่เห็น', en: 'A draft: visitors do not see it' },
  lost: { th: 'หน้าที่เลือกไว้ไม่มีแล้ว', en: 'The page that was chosen is gone' },
  make: { th: 'สร้างจากที่แสดงอยู่', en: 'Create from what stands' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  take: { th: 'เอาออก', en: 'Take away' },
  copy: { th: '{title} (สำเนา)', en: '{title} (copy)' },
  courses: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
} as const

/** What is beside the picture of the site with the parts that are being chosen. */
export const customizeLiveWords = {
  ...menuLiveWords,
  text: {
    th: 'วาดจากที่เลือกอยู่ตอนนี้ ผู้เยี่ยมชมยังไม่เห็นจนกว่าจะบันทึก',
    en: 'Drawn with what is chosen now. Visitors see none of it before it is saved.',
  },
} as const
