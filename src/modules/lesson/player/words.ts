/** What is said of watching, in refusals. */
export const watchWords = {
  wrong: { th: 'ข้อมูลการรับชมไม่ถูกต้อง', en: 'What was watched is not valid' },
} as const

/** What is told of questions and answers. */
export const tellingWords = {
  asked: { th: 'ผู้เรียนถามในหลักสูตร “{course}”', en: 'A learner asks in “{course}”' },
  answered: { th: 'คำถามของคุณใน “{lesson}” มีคำตอบแล้ว', en: 'Your question in “{lesson}” was answered' },
  again: { th: 'ผู้เรียนถามต่อในหลักสูตร “{course}”', en: 'A learner asks on in “{course}”' },
  see: { th: 'อ่านคำตอบ', en: 'Read the answer' },
} as const
