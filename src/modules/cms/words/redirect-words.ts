export const redirectFaults = {
  path: {
    th: 'URL เดิมต้องขึ้นต้นด้วย / เพียงตัวเดียว เช่น /ข่าวเก่า และมี * ได้เฉพาะท้ายสุดหลัง / เช่น /ข่าวเก่า/*',
    en: 'The old URL must start with one /, such as /old-news, and can contain * only at the end after /, such as /old-news/*.',
  },
  whole: {
    th: 'เปลี่ยนเส้นทางทั้งเว็บไซต์ไม่ได้ กรุณาใส่ URL ของหน้าหรือกลุ่มหน้า เช่น /ข่าวเก่า/*',
    en: 'You cannot redirect the whole site. Enter the URL of a page, or of a group of pages such as /old-news/*.',
  },
  target: {
    th: 'ปลายทางต้องเป็นหน้าในเว็บไซต์นี้ที่ขึ้นต้นด้วย / เพียงตัวเดียว หรือ URL https:// ที่สมบูรณ์',
    en: 'Enter a page of this site that starts with one /, or a full https:// URL.',
  },
  rest: {
    th: 'ปลายทางลงท้ายด้วย /* ได้เมื่อ URL เดิมลงท้ายด้วย /* เท่านั้น',
    en: 'The target can end in /* only if the old URL ends in /*.',
  },
  self: {
    th: 'การเปลี่ยนเส้นทางนี้จะวนซ้ำ กรุณาเลือกปลายทางอื่น',
    en: 'This creates a redirect loop. Choose another target.',
  },
  onwards: {
    th: '{path} เปลี่ยนเส้นทางไปที่ {target} อยู่แล้ว กรุณาใช้ {target} แทน',
    en: '{path} is redirected to {target}. Use {target} instead.',
  },
  towards: {
    th: 'มีการเปลี่ยนเส้นทางจาก {path} ไปที่ {target} อยู่แล้ว กรุณาเปลี่ยนรายการนั้นก่อน',
    en: '{path} is already redirected to {target}. Change that redirect first.',
  },
} as const

/** The note of an automatic redirect after a page's URL changed. */
export const movedNote = {
  th: 'สร้างเมื่อ URL ของ “{title}” เปลี่ยน',
  en: 'Created when the URL of “{title}” changed',
} as const

/** Words of the screen of missing addresses. */
export const lostWords = {
  redirect: { th: 'สร้างการเปลี่ยนเส้นทาง', en: 'Create redirect' },
  cleared: { th: 'ล้างรายการแล้ว', en: 'Cleared' },
  clear: { th: 'ล้างรายการทั้งหมด', en: 'Clear all' },
} as const
