/** Words for moving learners to the new edition of a course. */
export const editionWords = {
  heading: { th: 'ย้ายผู้เรียนมาฉบับนี้: {name}', en: 'Move learners to this edition: {name}' },
  first: { th: 'หลักสูตรนี้ไม่มีฉบับก่อนหน้า', en: 'This course has no earlier edition' },
  firstText: {
    th: 'เมื่อสร้างฉบับปรับปรุงจากหลักสูตรนี้และเผยแพร่แล้ว เปิดหน้านี้จากฉบับปรับปรุงเพื่อย้ายผู้เรียนตามไป',
    en: 'Create and publish a new edition of this course. Then open this page from the new edition to move learners.',
  },
  behind: { th: 'ยังเรียนฉบับก่อน', en: 'On an earlier edition' },
  canMove: { th: 'ย้ายได้', en: 'Can be moved' },
  completed: { th: 'เรียนจบฉบับก่อนแล้ว', en: 'Completed earlier edition' },
  alreadyThere: { th: 'ลงทะเบียนฉบับนี้อยู่แล้ว', en: 'Already in this edition' },
  changes: { th: 'จากฉบับ “{name}”', en: 'From “{name}”' },
  kept: { th: 'บทที่มีทั้งสองฉบับ', en: 'Lessons in both' },
  keptText: { th: 'การเรียนจบและเวลาที่ดูไปแล้วย้ายตามมา', en: 'Completed lessons and watch time move too' },
  added: { th: 'บทใหม่', en: 'New lessons' },
  gone: { th: 'บทที่ไม่มีในฉบับนี้', en: 'Lessons not in this edition' },
  goneText: { th: 'ผลการเรียนเดิมไม่ถูกลบ แต่ไม่นับในฉบับนี้', en: 'Past progress is not deleted but does not count here' },
  none: { th: 'ไม่มี', en: 'None' },
  learners: { th: 'ผู้เรียนที่ยังเรียนฉบับก่อน', en: 'Learners on earlier editions' },
  fromTo: { th: '{before}% → {after}%', en: '{before}% → {after}%' },
  finished: {
    th: 'บทที่เรียนจบ: ย้ายตาม {kept} บท · ไม่มีในฉบับนี้ {gone} บท',
    en: 'Completed lessons: {kept} will move · {gone} not in this edition',
  },
  staysComplete: { th: 'เรียนจบแล้ว อยู่ฉบับเดิม', en: 'Completed. Will not move' },
  staysThere: {
    th: 'ลงทะเบียนฉบับนี้อยู่แล้ว ใช้ “ย้ายหลักสูตร” เพื่อรวม',
    en: 'Already in this edition. Use “Transfer enrolment” to combine them',
  },
  choose: { th: 'เลือก {name}', en: 'Select {name}' },
  moveChosen: { th: 'ย้ายผู้เรียนที่เลือก', en: 'Move selected learners' },
  moveAll: { th: 'ย้ายผู้เรียนทั้งหมดที่ย้ายได้ ({n})', en: 'Move all eligible learners ({n})' },
  ask: { th: 'ย้ายผู้เรียน {n} คนมาฉบับนี้?', en: 'Move {n} {n|learner|learners} to this edition?' },
  askText: {
    th: 'ผู้เรียนจะเรียนต่อในฉบับนี้ทันทีและได้รับแจ้ง เลิกทำเป็นรายคนได้จากระเบียนผู้เรียน',
    en: 'Learners continue in this edition immediately and are notified. You can undo the move for one learner from their record.',
  },
  nobodyBehind: { th: 'ไม่มีผู้เรียนที่ยังเรียนฉบับก่อน', en: 'No learners are on an earlier edition' },
  nobody: { th: 'เลือกผู้เรียนที่จะย้ายอย่างน้อยหนึ่งคน', en: 'Select at least one learner to move' },
  draft: {
    th: 'ฉบับนี้ยังไม่เผยแพร่ กรุณาเผยแพร่ก่อนย้ายผู้เรียน',
    en: 'This edition is not published yet. Publish it before you move learners',
  },
  moving: { th: 'กำลังย้ายผู้เรียนมาฉบับปรับปรุง', en: 'Moving learners to the new edition' },
  moved: { th: 'ย้ายผู้เรียนมาฉบับปรับปรุง', en: 'Learners moved to the new edition' },
  ended: { th: 'ย้ายผู้เรียนมาฉบับปรับปรุงเสร็จแล้ว', en: 'Learners have been moved to the new edition' },
  reason: { th: 'ย้ายไปฉบับปรับปรุงของหลักสูตร', en: 'Moved to the new edition of the course' },
  told: {
    th: 'คุณเรียนต่อใน “{course}” ฉบับปรับปรุงได้ทันที ผลการเรียนเดิมย้ายตามมาแล้ว',
    en: 'You can now continue in the new edition of “{course}”. Your progress was moved with you.',
  },
  completedThere: {
    th: 'ผู้เรียนเรียนจบฉบับปรับปรุงแล้ว จึงย้ายกลับไม่ได้',
    en: 'The learner has completed the new edition, so the move cannot be undone',
  },
  result: { th: 'ผลการย้าย', en: 'Move results' },
  page: { th: '{from}–{to} จาก {n} คน', en: '{from}–{to} of {n}' },
  older: { th: 'ก่อนหน้า', en: 'Previous' },
  newer: { th: 'ถัดไป', en: 'Next' },
  back: { th: 'กลับไปดูผู้เรียน', en: 'Back to learners' },
} as const

/** The result for a learner to be moved. */
export const movedWords = {
  moved: { th: 'ย้ายแล้ว', en: 'Moved' },
  complete: { th: 'เรียนจบฉบับก่อนแล้ว ไม่ได้ย้าย', en: 'Not moved. Completed the earlier edition' },
  there: { th: 'ลงทะเบียนฉบับนี้อยู่แล้ว ไม่ได้ย้าย', en: 'Not moved. Already in this edition' },
  full: { th: 'ที่นั่งในฉบับนี้เต็ม ไม่ได้ย้าย', en: 'Not moved. No seats left in this edition' },
  gone: {
    th: 'ไม่ได้เรียนฉบับก่อนแล้ว หรือย้ายไม่ได้ในขณะนั้น',
    en: 'Not moved. No longer on an earlier edition, or could not be moved',
  },
} as const
