/** The lists of codes that a site has. */
export const lists = [
  { value: 'category', label: { th: 'ประเภทหมวดหมู่', en: 'Category types' } },
  { value: 'type', label: { th: 'ประเภทหลักสูตร', en: 'Course types' } },
  { value: 'mode', label: { th: 'โหมดของหลักสูตร', en: 'Course modes' } },
  { value: 'asset', label: { th: 'หมวดทรัพย์สิน', en: 'Asset categories' } },
] as const

/** The effect of adding a code to a list, and of deactivating one. */
export const listHelp = {
  category: {
    th: 'ใช้รหัสใหม่เป็นประเภทของหมวดหมู่ได้ทันที',
    en: 'You can use a new code immediately as the type of a category.',
  },
  type: {
    th: 'ใช้รหัสใหม่เป็นรูปแบบของหลักสูตรได้ทันที หลักสูตรรูปแบบนี้ไม่ใช่ ณ สถานที่ จึงแสดงรวมกับหลักสูตรออนไลน์',
    en: 'You can use a new code immediately as the type of a course. It is not onsite: such courses appear with the online courses.',
  },
  mode: {
    th: 'ใช้รหัสใหม่เป็นโหมดของหลักสูตรได้ทันที เว็บไซต์แสดงเฉพาะหลักสูตรโหมดมาตรฐาน',
    en: 'You can use a new code immediately as the mode of a course. The site shows courses of the standard mode.',
  },
}

export const restHelp = {
  th: 'รหัสที่พักใช้จะเลือกไม่ได้อีก แต่รายการเดิมยังใช้รหัสนั้น รหัสที่ใช้อยู่ลบไม่ได้',
  en: 'A deactivated code cannot be selected any more, but records keep it. A code in use cannot be deleted.',
}
