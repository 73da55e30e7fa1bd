export const clientLogWords = {
  wrong: { th: 'ส่งข้อความไม่เกิน 1,000 ตัวอักษรในช่อง text', en: 'Send a text of at most 1,000 characters' },
} as const

/** Where an administrator makes a link to look at his site without its host name. */
export const previewWords = {
  title: { th: 'ดูตัวอย่างเว็บไซต์', en: 'Preview of the site' },
  text: {
    th: 'สร้างลิงก์ให้ผู้อื่นดูเว็บไซต์นี้ตามที่บันทึกไว้ ก่อนชื่อโฮสต์พร้อมใช้งาน ผู้ที่มีลิงก์ดูได้ภายใน 1 ชั่วโมง และดูได้อย่างเดียว',
    en: 'Make a link that shows this site as it is saved, before its host name is ready. Whoever has the link can look for an hour, and only look.',
  },
  make: { th: 'สร้างลิงก์ตัวอย่าง', en: 'Make a preview link' },
  link: { th: 'ลิงก์ตัวอย่าง', en: 'Preview link' },
  until: { th: 'ใช้ได้ถึง {time} น.', en: 'Works until {time}.' },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  open: { th: 'เปิดในแท็บใหม่', en: 'Open in a new tab' },
  failed: { th: 'สร้างลิงก์ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง', en: 'The link could not be made. Please try again.' },
} as const
