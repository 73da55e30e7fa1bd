/** Why there is no copy of a document with its watermark. */
export const stampWords = {
  ended: {
    th: 'ลิงก์ของเอกสารนี้หมดเวลาแล้ว กรุณากลับไปเปิดจากหน้าเดิมอีกครั้ง',
    en: 'The link to this document has expired. Open the document again from its page.',
  },
  'too-heavy': {
    th: 'เอกสารนี้ใหญ่หรือซับซ้อนเกินกว่าจะใส่ลายน้ำได้ จึงยังเปิดให้อ่านไม่ได้ กรุณาแจ้งสถาบัน',
    en: 'This document is too large or too complex for a watermark, so it cannot be opened. Please contact the institution.',
  },
  broken: {
    th: 'เอกสารนี้เสียหาย ใส่ลายน้ำไม่ได้ จึงยังเปิดให้อ่านไม่ได้ กรุณาแจ้งสถาบัน',
    en: 'This document is damaged and cannot get a watermark, so it cannot be opened. Please contact the institution.',
  },
  locked: {
    th: 'เอกสารนี้ถูกเข้ารหัสไว้ ใส่ลายน้ำไม่ได้ จึงยังเปิดให้อ่านไม่ได้ กรุณาแจ้งสถาบัน',
    en: 'This document is encrypted and cannot get a watermark, so it cannot be opened. Please contact the institution.',
  },
  busy: {
    th: 'กำลังเตรียมเอกสารนี้ กรุณารอสักครู่แล้วเปิดใหม่',
    en: 'This document is being prepared. Try again in a moment.',
  },
} as const
