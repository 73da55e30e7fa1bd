/** Words of the flags that show or hide elements of the public site. */
export const flagWords = {
  codeHint: {
    th: 'อักษรอังกฤษพิมพ์เล็ก ตัวเลข และ - ขึ้นต้นด้วยตัวอักษร ไม่เกิน 40 ตัว ส่วนของเว็บไซต์ใช้ search, topbar, messages, cart, avatar, register, language, consent, to-top ส่วนบล็อกใช้รหัสที่ตั้งในหน้าสร้างเว็บ',
    en: 'Small Latin letters, digits and -, starting with a letter, at most 40. Parts of the site are search, topbar, messages, cart, avatar, register, language, consent and to-top. Blocks use the code from the page builder.',
  },
  codeExpects: {
    th: 'ใช้อักษรอังกฤษพิมพ์เล็ก ตัวเลข และ - ขึ้นต้นด้วยตัวอักษร เช่น cart',
    en: 'use small Latin letters, digits and -, starting with a letter, such as cart',
  },
  noteHint: { th: 'สำหรับทีมงาน ผู้เยี่ยมชมไม่เห็น', en: 'For staff. Visitors do not see it.' },
  noProtection: {
    th: 'การซ่อนไม่ใช่การป้องกัน ผู้ที่รู้ URL ยังเปิดหน้านั้นได้',
    en: 'Hiding does not protect anything. People who know the URL can still open it.',
  },
  states: { on: { th: 'แสดง', en: 'Shown' }, off: { th: 'ซ่อน', en: 'Hidden' } },
  many: {
    th: 'เว็บไซต์หนึ่งมีได้ไม่เกิน 50 รหัส กรุณาลบรหัสที่ไม่ใช้แล้วก่อน',
    en: 'A site can have at most 50 codes. Delete one that is no longer used first.',
  },
} as const

export const flagHelp = [
  {
    th: 'ซ่อนส่วนของเว็บไซต์ เช่น ตะกร้าหรือปุ่มค้นหา หรือบล็อกที่ตั้งรหัสไว้ได้ทันทีโดยไม่ต้องแก้ไขหน้าเว็บ',
    en: 'Hide parts of the site, such as the cart or the search, or blocks with a code, without editing a page.',
  },
  flagWords.noProtection,
]
