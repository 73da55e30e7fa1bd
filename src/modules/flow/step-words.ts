/** Texts of steps that a person reads if the flow says nothing of its own. */
export const stepWords = {
  ok: { th: 'ตกลง', en: 'OK' },
  accept: { th: 'ยินยอม', en: 'I agree' },
  decline: { th: 'ไม่ยินยอม', en: 'I decline' },
  tooEarly: { th: 'ยังไม่ครบเวลาที่ต้องรอ', en: 'The wait is not over yet' },
  noAction: { th: 'ไม่มีการทำงาน “{name}”', en: 'There is no action “{name}”' },
  wrongRequest: { th: 'ข้อมูลที่ส่งให้ขั้นตอนนี้ไม่ถูกต้อง', en: 'The request of this step is wrong' },
  hostNotAllowed: { th: 'โฮสต์ {host} ไม่อยู่ในรายการที่อนุญาต', en: 'The host {host} is not allowed' },
  notReached: { th: 'ติดต่อ {host} ไม่ได้', en: '{host} could not be reached' },
  noResult: { th: 'ไม่ทราบผลของการเรียก {host}', en: 'The result of the call to {host} is unknown' },
  wrongRecipients: {
    th: 'ผู้รับต้องเป็นอีเมลที่ถูกต้อง 1–20 รายการ',
    en: 'The recipients are 1 to 20 valid email addresses',
  },
  tooLarge: { th: '{host} ตอบกลับยาวเกินไป', en: 'The answer of {host} is too long' },
} as const
