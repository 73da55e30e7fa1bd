/** Of the templates for new pages. */
export const templateWords = {
  pages: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  crumbs: { th: 'ตำแหน่ง', en: 'Where you are' },
  own: { th: 'แม่แบบของเว็บไซต์นี้', en: 'Templates of this site' },
  brought: { th: 'แม่แบบที่มากับวิชา', en: 'Templates that come with Wicha' },
  none: {
    th: 'ยังไม่มี กด “บันทึกเป็นแม่แบบ” ที่หน้าใดก็ได้ในรายการหน้าเว็บและโพสต์',
    en: 'None yet: press “Save as a template” on any page in the list of pages and posts',
  },
  begin: { th: 'เริ่มจากแม่แบบนี้', en: 'Begin with this' },
  edit: { th: 'แก้ไขแม่แบบ', en: 'Edit the template' },
  blank: { th: 'เริ่มจากหน้าว่าง', en: 'Begin with a blank page' },
  shown: { th: 'ตัวอย่างของ {title}', en: '{title} as it looks' },
  save: { th: 'บันทึกเป็นแม่แบบ', en: 'Save as a template' },
  saved: { th: 'บันทึกเป็นแม่แบบแล้ว', en: 'Saved as a template' },
}
