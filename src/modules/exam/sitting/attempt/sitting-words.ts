/** Why a learner cannot start or answer. */
export const sittingWords = {
  early: { th: 'ยังไม่ถึงเวลาเปิดสอบ', en: 'The exam is not open yet.' },
  over: { th: 'หมดเวลาสอบรอบนี้แล้ว', en: 'This exam round is closed.' },
  code: { th: 'รหัสเข้าสอบไม่ถูกต้อง', en: 'The access code is not correct.' },
  usedUp: { th: 'คุณสอบครบจำนวนครั้งที่กำหนดแล้ว', en: 'You have used all your attempts.' },
  wait: { th: 'คุณเริ่มสอบครั้งต่อไปได้เวลา {time} น.', en: 'You can start the next attempt at {time}.' },
  slot: { th: 'ไม่มีข้อนี้ในข้อสอบของคุณ', en: 'This question is not on your paper.' },
  closed: { th: 'การสอบครั้งนี้สิ้นสุดแล้ว', en: 'This attempt has ended.' },
  state: {
    th: 'สถานะของการสอบครั้งนี้เปลี่ยนแล้ว กรุณาโหลดหน้าใหม่',
    en: 'The state of this attempt does not allow it. Reload the page.',
  },
  tooLarge: { th: 'คำตอบยาวเกินไป', en: 'The answer is too long.' },
} as const
