/** Why a document has no watermarked copy. */
export const stampWords = {
  ended: {
    th: 'ลิงก์ของเอกสารนี้หมดอายุแล้ว กรุณากลับไปเปิดจากหน้าเดิมอีกครั้ง',
    en: 'The link to this document has expired. Open the document again from its page.',
  },
  'too-heavy': {
    th: 'เปิดเอกสารนี้ไม่ได้ เพราะมีขนาดใหญ่หรือซับซ้อนเกินกว่าจะใส่ลายน้ำ กรุณาติดต่อสถาบัน',
    en: 'This document is too large or too complex for a watermark, so it cannot be opened. Please contact the institution.',
  },
  broken: {
    th: 'เปิดเอกสารนี้ไม่ได้ เพราะไฟล์เสียหายและใส่ลายน้ำไม่ได้ กรุณาติดต่อสถาบัน',
    en: 'This document is damaged and cannot get a watermark, so it cannot be opened. Please contact the institution.',
  },
  locked: {
    th: 'เปิดเอกสารนี้ไม่ได้ เพราะไฟล์เข้ารหัสไว้และใส่ลายน้ำไม่ได้ กรุณาติดต่อสถาบัน',
    en: 'This document is encrypted and cannot get a watermark, so it cannot be opened. Please contact the institution.',
  },
  busy: {
    th: 'กำลังเตรียมเอกสารนี้ กรุณารอสักครู่แล้วเปิดใหม่',
    en: 'This document is being prepared. Try again in a moment.',
  },
} as const
