/** Why a survey cannot be saved or answered. */
export const surveyWords = {
  noCourse: { th: 'กรุณาเลือกหลักสูตร', en: 'Choose a course' },
  noQuestions: {
    th: 'เพิ่มคำถามอย่างน้อย 1 ข้อก่อนเปิดรับคำตอบ',
    en: 'Add at least one question before you open the survey',
  },
  endsFirst: { th: 'เวลาปิดต้องอยู่หลังเวลาเปิด', en: 'The survey must close after it opens' },
  isLocked: {
    th: 'แก้คำถามได้เฉพาะแบบสำรวจฉบับร่าง',
    en: 'You can change the questions only while the survey is a draft',
  },
  hasAnswers: {
    th: 'มีผู้ตอบแล้ว เปลี่ยนเรื่องการระบุตัวตนหรือกลับเป็นฉบับร่างไม่ได้',
    en: 'Somebody answered. You can no longer change the anonymity or return to a draft',
  },
  isFinal: {
    th: 'แบบสำรวจไม่ระบุตัวตนที่ปิดแล้วเปิดใหม่ไม่ได้ กรุณาสร้างแบบสำรวจใหม่',
    en: 'An anonymous survey cannot be opened again. Create a new one',
  },
  notOpen: { th: 'แบบสำรวจนี้ไม่ได้เปิดรับคำตอบอยู่', en: 'This survey is not open' },
  onlyLearner: {
    th: 'เฉพาะผู้เรียนเท่านั้นที่ตอบแบบสำรวจได้ เจ้าหน้าที่ตอบแทนไม่ได้',
    en: 'Only learners can answer. Staff cannot answer in their name',
  },
} as const

/** What is wrong with an answer. */
export const answerWords = {
  required: { th: 'กรุณาตอบคำถามนี้', en: 'Answer this question' },
  incomplete: { th: 'กรุณาตอบให้ครบทุกแถว', en: 'Answer every row' },
  wrong: { th: 'กรุณาเลือกคำตอบจากตัวเลือกที่มี', en: 'Choose one of the answers' },
  long: { th: 'คำตอบยาวเกินไป กรุณาย่อให้สั้นลง', en: 'The answer is too long. Shorten it' },
  many: { th: 'เลือกเกินจำนวนที่กำหนด', en: 'You selected too many answers' },
  number: { th: 'กรุณาใส่ตัวเลข เช่น 12 หรือ 12.5', en: 'Enter a number, such as 12 or 12.5' },
  ranks: { th: 'กรุณาจัดลำดับให้ครบ โดยแต่ละลำดับใช้ได้ครั้งเดียว', en: 'Give each item a different place' },
  unknown: { th: 'แบบสำรวจนี้ไม่มีคำถามนั้น กรุณาโหลดหน้าใหม่', en: 'The survey has no such question. Reload the page' },
} as const
