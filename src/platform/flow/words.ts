/** What runs say to people and in their history. */
export const runWords = {
  unknownCode: { th: 'ไม่รู้จักขั้นตอน “{code}”', en: 'The step “{code}” is unknown' },
  brokenJson: { th: 'ข้อมูลของคำขอไม่ใช่ JSON ที่ถูกต้อง', en: 'Invalid JSON in request data' },
  wrongInput: { th: 'ค่าของขั้นตอนไม่ถูกต้อง: {field}', en: 'The step has a wrong value: {field}' },
  failed: { th: 'ทำขั้นตอนนี้ไม่สำเร็จ', en: 'The step failed' },
  tooManySteps: { th: 'โฟลว์ทำงานเกิน 500 ขั้นตอน', en: 'The flow ran more than 500 steps' },
  tooManyCalls: { th: 'เรียกใช้เกินกำหนดต่อชั่วโมง', en: 'The limit of calls for an hour is reached' },
  tooLarge: { th: 'ผลลัพธ์ของขั้นตอนมีขนาดใหญ่เกินไป', en: 'The results of the steps are too large' },
  secretElsewhere: { th: 'ค่าลับ “{name}” ใช้กับโฮสต์นี้ไม่ได้', en: 'The secret “{name}” may not go to this host' },
  noPerson: { th: 'บัญชีของผู้ใช้นี้ใช้งานไม่ได้แล้ว', en: 'The account of this person can no longer be used' },
  notNow: { th: 'ขั้นตอนนี้ตอบแล้วหรือเปลี่ยนไปแล้ว', en: 'This step was answered already or has changed' },
  unsureTitle: { th: 'โฟลว์ “{name}” ไม่ทราบผลของขั้นตอน', en: 'Flow “{name}” has a step with an unknown result' },
  noAnswer: { th: 'ไม่มีคำตอบภายใน 24 ชั่วโมง', en: 'There was no answer for 24 hours' },
  notFetched: { th: 'Failed to fetch flow by ID', en: 'Failed to fetch flow by ID' },
  notPublishable: { th: 'แก้ไขปัญหาของขั้นตอนก่อนเผยแพร่', en: 'Mend the problems of the steps before you publish' },
  wrongHost: { th: 'ชื่อโฮสต์ไม่ถูกต้อง', en: 'This is not the name of a host' },
  wrongSecret: {
    th: 'ชื่อค่าลับต้องเป็นอักษรตัวใหญ่ ตัวเลข หรือ _ และต้องมีค่า',
    en: 'The name of a secret has capital letters, digits and _, and a secret has a value',
  },
  tooManyOfThem: { th: 'มีได้ไม่เกิน {n} รายการ', en: 'There can be at most {n}' },
} as const
