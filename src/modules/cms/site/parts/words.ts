import { menuLiveWords } from '../menu/words.ts'

/** The parts of a site that its administrators edit. */
export const partWords = {
  homepage: { th: 'หน้าแรก', en: 'Home page' },
  header: { th: 'ส่วนหัว', en: 'Header' },
  subheader: { th: 'ส่วนใต้หัว', en: 'Subheader' },
  navigator: { th: 'เมนูส่วนหัว', en: 'Header menu' },
  menu: { th: 'เมนูบนโทรศัพท์', en: 'Mobile menu' },
  footer: { th: 'ส่วนท้าย', en: 'Footer' },
} as const

/** Words of the screen for the parts of the site. */
export const customizeWords = {
  parts: { th: 'ส่วนต่าง ๆ ของเว็บไซต์', en: 'Site parts' },
  usual: { th: 'ใช้แบบมาตรฐานของระบบ', en: 'System default' },
  byAddress: { th: 'หน้าที่มี slug เป็น home', en: 'The page with the slug home' },
  draft: { th: 'ฉบับร่าง ผู้เยี่ยมชมยังไม่เห็น', en: 'Draft. Not visible to visitors' },
  lost: { th: 'ไม่มีหน้าที่เลือกไว้แล้ว', en: 'The selected page no longer exists' },
  make: { th: 'สร้างจากแบบมาตรฐาน', en: 'Create from default' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  take: { th: 'นำออก', en: 'Take away' },
  copy: { th: '{title} (สำเนา)', en: '{title} (copy)' },
  courses: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
} as const

/** Words beside the preview of the site with the selected parts. */
export const customizeLiveWords = {
  ...menuLiveWords,
  text: {
    th: 'ตัวอย่างตามที่เลือกไว้ ผู้เยี่ยมชมเห็นหลังบันทึก',
    en: 'Preview of the current selection. Visitors see it after you save.',
  },
} as const
