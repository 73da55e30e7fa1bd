/** Words of the office screen of a question. */
export const questionWords = {
  answers: { th: 'คำตอบ', en: 'Answers' },
  none: { th: 'ยังไม่มีคำตอบ', en: 'No answer yet' },
  write: { th: 'คำตอบของคุณ', en: 'Your answer' },
  hint: {
    th: 'ผู้ถามได้รับแจ้งทันที และผู้เรียนทุกคนในหลักสูตรอ่านได้',
    en: 'Who asked is told at once, and all learners of the course can read it.',
  },
  send: { th: 'ส่งคำตอบ', en: 'Send the answer' },
  sent: { th: 'ส่งคำตอบแล้ว ผู้ถามได้รับแจ้ง', en: 'Sent. Who asked was told.' },
  empty: { th: 'กรุณาพิมพ์คำตอบ', en: 'Please write an answer' },
  long: { th: 'คำตอบยาวได้ไม่เกิน 4,000 ตัวอักษร', en: 'An answer has 4,000 characters at most' },
  see: { th: 'ดูบทเรียน', en: 'See the lesson' },
  learner: { th: 'ผู้เรียน', en: 'learner' },
} as const
