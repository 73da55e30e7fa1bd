/** The lists of codes that a site keeps. */
export const lists = [
  { value: 'category', label: { th: 'ประเภทหมวดหมู่', en: 'Category types' } },
  { value: 'type', label: { th: 'ประเภทหลักสูตร', en: 'Course types' } },
  { value: 'mode', label: { th: 'โหมดของหลักสูตร', en: 'Course modes' } },
  { value: 'asset', label: { th: 'หมวดทรัพย์สิน', en: 'Asset categories' } },
] as const

/** What becomes of a code that is added to a list, and of one that rests. */
export const listHelp = {
  category: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นประเภทของหมวดหมู่ได้ทันที',
    en: 'You can use a new code immediately as the type of a category.',
  },
  type: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นรูปแบบของหลักสูตรได้ทันที ระบบถือว่าไม่ใช่ ณ สถานที่ จึงค้นพบได้เหมือนหลักสูตรออนไลน์',
    en: 'You can use a new code immediately as the type of a course. It is not onsite: such courses appear with the online courses.',
  },
  mode: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นโหมดของหลักสูตรได้ทันที หน้าเว็บไซต์แสดงเฉพาะโหมดมาตรฐาน',
    en: 'You can use a new code immediately as the mode of a course. The site shows courses of the standard mode.',
  },
}

export const restHelp = {
  th: 'รหัสที่พักใช้เลือกไม่ได้อีก แต่ข้อมูลเดิมที่ใช้รหัสนั้นยังคงอยู่ รหัสที่มีข้อมูลใช้อยู่ลบไม่ได้',
  en: 'A deactivated code cannot be selected any more, but records keep it. A code in use cannot be deleted.',
}
