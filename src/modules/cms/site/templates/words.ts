/** Words of the page templates. */
export const templateWords = {
  pages: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  crumbs: { th: 'ตำแหน่ง', en: 'Where you are' },
  own: { th: 'แม่แบบของเว็บไซต์นี้', en: 'Templates of this site' },
  brought: { th: 'แม่แบบของวิชา', en: 'Templates that come with Wicha' },
  none: {
    th: 'ยังไม่มีแม่แบบ กด “บันทึกเป็นแม่แบบ” ที่หน้าใดก็ได้ในรายการหน้าเว็บและโพสต์',
    en: 'None yet. Select “Save as template” on any page in the list of pages and posts',
  },
  begin: { th: 'ใช้แม่แบบนี้', en: 'Use template' },
  edit: { th: 'แก้ไขแม่แบบ', en: 'Edit template' },
  blank: { th: 'เริ่มจากหน้าว่าง', en: 'Start with a blank page' },
  shown: { th: 'ตัวอย่างของ {title}', en: '{title} preview' },
  save: { th: 'บันทึกเป็นแม่แบบ', en: 'Save as template' },
  saved: { th: 'บันทึกเป็นแม่แบบแล้ว', en: 'Saved as template' },
}
