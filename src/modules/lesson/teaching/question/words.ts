/** Words of the pages where lecturers and staff answer a question. */
export const answerWords = {
  by: { th: 'ผู้ถาม {name}', en: 'Asked by {name}' },
  at: { th: 'ถามที่นาที {at} ของวิดีโอ', en: 'Asked at {at} of the video' },
  waiting: { th: 'รอคำตอบ', en: 'Waiting for an answer' },
  answered: { th: 'ตอบแล้ว', en: 'Answered' },
  answers: { th: 'คำตอบ', en: 'Answers' },
  none: { th: 'ยังไม่มีคำตอบ', en: 'No answer yet' },
  see: { th: 'ดูบทเรียน', en: 'View lesson' },
  learner: { th: 'ผู้เรียน', en: 'learner' },
  write: { th: 'คำตอบของคุณ', en: 'Your answer' },
  hint: {
    th: 'ผู้ถามจะได้รับแจ้งทันที และผู้เรียนทุกคนในหลักสูตรอ่านคำตอบได้',
    en: 'The learner gets a notification immediately. All learners of the course can read the answer.',
  },
  send: { th: 'ส่งคำตอบ', en: 'Send answer' },
  sent: { th: 'ส่งคำตอบและแจ้งผู้ถามแล้ว', en: 'Answer sent. The learner was notified.' },
  empty: { th: 'กรุณาพิมพ์คำตอบ', en: 'Enter an answer' },
  long: { th: 'คำตอบต้องไม่เกิน 4,000 ตัวอักษร', en: 'An answer can have at most 4,000 characters' },
} as const
