/** What staff read around a paper in the preview. */
export const previewWords = {
  preview: { th: 'ตัวอย่าง: {name}', en: 'Preview: {name}' },
  nothingStored: {
    th: 'ตัวอย่างนี้สุ่มข้อสอบใหม่ทุกครั้งที่เปิด คำตอบไม่ถูกบันทึก',
    en: 'This preview draws a new paper each time. Answers are not stored.',
  },
  unfilled: {
    th: 'ข้อสอบในคลังยังไม่พอสำหรับชุดนี้ แก้ไขตามรายการตรวจก่อนเผยแพร่แล้วเปิดตัวอย่างอีกครั้ง',
    en: 'The banks have too few questions for this exam. Correct what the checks name, then open the preview again.',
  },
  again: { th: 'สุ่มใหม่', en: 'Draw again' },
  back: { th: 'กลับไปที่ชุดข้อสอบ', en: 'Back to the exam' },
  pages: { th: 'หน้าของข้อสอบ', en: 'Pages of the paper' },
  page: { th: 'หน้า {n} จาก {most}', en: 'Page {n} of {most}' },
  previous: { th: 'ก่อนหน้า', en: 'Previous' },
  next: { th: 'ถัดไป', en: 'Next' },
} as const
