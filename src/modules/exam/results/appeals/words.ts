/** What learners and staff read of appeals. */
export const appealWords = {
  heading: { th: 'ขอทบทวนผลสอบ', en: 'Appeal a result' },
  notReleased: { th: 'ยื่นขอทบทวนได้หลังประกาศผล', en: 'You can appeal after the result is released.' },
  over: { th: 'หมดเวลายื่นขอทบทวนผลแล้ว', en: 'The time for appeals is over.' },
  needsText: { th: 'กรุณาเขียนเหตุผลที่ขอทบทวน', en: 'Enter why you appeal.' },
  tooLong: { th: 'ข้อความยาวเกิน 5,000 ตัวอักษร', en: 'The text is longer than 5,000 characters.' },
  noSlot: { th: 'ไม่มีข้อนี้ในข้อสอบของคุณ', en: 'Your paper has no such question.' },
  already: { th: 'คุณยื่นขอทบทวนเรื่องนี้แล้ว', en: 'You have already appealed this.' },
  ownMark: {
    th: 'ผู้ตรวจคนแรกพิจารณาคำขอทบทวนของข้อที่ตนตรวจไม่ได้',
    en: 'The first marker cannot decide an appeal of their own mark.',
  },
  ownAppeal: { th: 'คุณพิจารณาคำขอของตัวเองไม่ได้', en: 'You cannot decide your own appeal.' },
  decided: { th: 'คำขอนี้พิจารณาแล้ว', en: 'This appeal has been decided.' },
  needsReason: { th: 'กรุณาเขียนเหตุผลของผลการพิจารณา', en: 'Enter the reason for the decision.' },
  needsSlot: {
    th: 'กรุณาเลือกข้อและคะแนนใหม่ หรือคงผลเดิม',
    en: 'Choose a question and its new points, or dismiss the appeal.',
  },
  lower: { th: 'คะแนนใหม่ต้องไม่ต่ำกว่าคะแนนเดิม', en: 'New points cannot be lower than before.' },
  upheldNotice: { th: 'คำขอทบทวนผลสอบ “{exam}” มีการแก้คะแนน', en: 'Your appeal of “{exam}” changed the points' },
  dismissedNotice: { th: 'คำขอทบทวนผลสอบ “{exam}” คงผลเดิม', en: 'Your appeal of “{exam}” did not change the result' },
} as const

/** The screen that decides appeals. */
export const appealScreenWords = {
  heading: { th: 'พิจารณาคำขอทบทวนผล', en: 'Decide appeal' },
  crumbs: { th: 'เส้นทาง', en: 'Path' },
  all: { th: 'คำขอทบทวนผลสอบ', en: 'Exam appeals' },
  decide: { th: 'ผลการพิจารณา', en: 'Decision' },
  save: { th: 'บันทึกผลการพิจารณา', en: 'Save decision' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  decision: { th: 'ผล', en: 'Decision' },
  decisions: {
    upheld: { th: 'แก้คะแนน', en: 'Change the points' },
    dismissed: { th: 'คงผลเดิม', en: 'Keep the result' },
  },
  slot: { th: 'ข้อที่', en: 'Question' },
  slotNow: { th: 'ได้ {points}', en: 'now {points}' },
  points: { th: 'คะแนนใหม่', en: 'New points' },
  reason: { th: 'เหตุผลถึงผู้เรียน', en: 'Reason for the learner' },
  decided: { th: '{decision} โดย {name}: {text}', en: '{decision} by {name}: {text}' },
} as const

/** The learner's screen of appeals. */
export const ownAppealWords = {
  heading: { th: 'ขอทบทวนผลสอบ', en: 'Appeal a result' },
  back: { th: 'กลับไปหลักสูตร', en: 'Back to the course' },
  about: { th: 'เรื่องที่ขอทบทวน', en: 'What you appeal' },
  whole: { th: 'ผลสอบทั้งฉบับ', en: 'The whole result' },
  question: { th: 'ข้อ {n}', en: 'Question {n}' },
  text: { th: 'เหตุผล', en: 'Why' },
  send: { th: 'ส่งคำขอ', en: 'Send appeal' },
  decision: { th: 'ผลการพิจารณา:', en: 'Decision:' },
} as const
