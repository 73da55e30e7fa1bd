/** What is wrong with a redirect. */
export const redirectFaults = {
  path: {
    th: 'ที่อยู่เดิมต้องเริ่มด้วย / เพียงตัวเดียว เช่น /ข่าวเก่า และมี * ได้เฉพาะท้ายสุดหลัง / เช่น /ข่าวเก่า/*',
    en: 'The old URL must start with one /, such as /old-news, and can contain * only at the end after /, such as /old-news/*.',
  },
  whole: {
    th: 'เปลี่ยนเส้นทางทั้งเว็บไซต์ไม่ได้ ใส่ที่อยู่ของหน้าหรือของกลุ่มหน้า เช่น /ข่าวเก่า/*',
    en: 'You cannot redirect the whole site. Enter the URL of a page, or of a group of pages such as /old-news/*.',
  },
  target: {
    th: 'ปลายทางต้องเป็นหน้าในเว็บไซต์นี้ที่เริ่มด้วย / เพียงตัวเดียว หรือที่อยู่ https:// ที่สมบูรณ์',
    en: 'Enter a page of this site that starts with one /, or a full https:// URL.',
  },
  rest: {
    th: 'ปลายทางลงท้ายด้วย /* ได้เมื่อที่อยู่เดิมลงท้ายด้วย /* เท่านั้น',
    en: 'The target can end in /* only if the old URL ends in /*.',
  },
  self: {
    th: 'ปลายทางอยู่ที่เดิม ผู้เยี่ยมชมจะวนไม่จบ',
    en: 'This creates a redirect loop. Choose another target.',
  },
  onwards: {
    th: '{path} เปลี่ยนเส้นทางต่อไปที่ {target} อยู่แล้ว ใส่ {target} เป็นปลายทางแทน',
    en: '{path} is redirected to {target}. Use {target} instead.',
  },
  towards: {
    th: 'มีการเปลี่ยนเส้นทางจาก {path} มาที่ {target} อยู่แล้ว เปลี่ยนปลายทางของรายการนั้นก่อน',
    en: '{path} is already redirected to {target}. Change that redirect first.',
  },
} as const

/** The note of a redirect that was made because the address of a page changed. */
export const movedNote = {
  th: 'สร้างให้เมื่อที่อยู่ของ “{title}” เปลี่ยน',
  en: 'Created when the URL of “{title}” changed',
} as const

/** The screen of what was asked for and is not there. */
export const lostWords = {
  redirect: { th: 'สร้างการเปลี่ยนเส้นทาง', en: 'Create redirect' },
  cleared: { th: 'ล้างรายการแล้ว', en: 'Cleared' },
  clear: { th: 'ล้างรายการทั้งหมด', en: 'Clear all' },
} as const
