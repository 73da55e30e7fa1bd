/** The lists of codes that a site keeps. */
export const lists = [
  { value: 'category', label: { th: 'ประเภทหมวดหมู่', en: 'Kinds of categories' } },
  { value: 'type', label: { th: 'ประเภทหลักสูตร', en: 'Types of courses' } },
  { value: 'mode', label: { th: 'โหมดของหลักสูตร', en: 'Modes of courses' } },
  { value: 'asset', label: { th: 'หมวดทรัพย์สิน', en: 'Categories of assets' } },
] as const

/** What becomes of a code that is added to a list, and of one that rests. */
export const listHelp = {
  category: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นประเภทของหมวดหมู่ได้ทันที',
    en: 'A code that is added here can at once be chosen as the kind of a category.',
  },
  type: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นรูปแบบของหลักสูตรได้ทันที ระบบถือว่าไม่ใช่ ณ สถานที่ จึงค้นพบได้เหมือนหลักสูตรออนไลน์',
    en: 'A code that is added here can at once be chosen as the type of a course. It is not onsite: such courses are found like online ones.',
  },
  mode: {
    th: 'รหัสที่เพิ่มที่นี่เลือกเป็นโหมดของหลักสูตรได้ทันที หน้าเว็บไซต์แสดงเฉพาะโหมดมาตรฐาน',
    en: 'A code that is added here can at once be chosen as the mode of a course. The site shows those of the standard mode.',
  },
}

export const restHelp = {
  th: 'รหัสที่พักใช้เลือกไม่ได้อีก แต่ข้อมูลเดิมที่ใช้รหัสนั้นยังคงอยู่ รหัสที่มีข้อมูลใช้อยู่ลบไม่ได้',
  en: 'A code that rests can be chosen no more, and rows that hold it keep it. A code in use cannot be deleted.',
}
