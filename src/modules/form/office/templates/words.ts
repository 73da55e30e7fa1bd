/** What staff read where they create a form. */
export const newFormWords = {
  title: { th: 'ชื่อแบบฟอร์ม', en: 'Name of the form' },
  slug: { th: 'URL ของแบบฟอร์ม', en: 'Slug' },
  slugHint: { th: 'ตัวอักษรอังกฤษพิมพ์เล็ก ตัวเลข และขีดกลาง', en: 'Lower-case letters, digits and hyphens' },
  start: { th: 'เริ่มจาก', en: 'Start from' },
  empty: { th: 'แบบฟอร์มเปล่า', en: 'An empty form' },
  emptyText: { th: 'เพิ่มคำถามเอง', en: 'Add the questions yourself' },
  create: { th: 'สร้างแบบฟอร์ม', en: 'Create form' },
  noTitle: { th: 'กรุณาใส่ชื่อแบบฟอร์ม', en: 'Enter a name' },
} as const
