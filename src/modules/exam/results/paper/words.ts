/** What staff read when they enter the points of a paper exam. */
export const paperWords = {
  heading: { th: 'บันทึกผลสอบบนกระดาษ', en: 'Enter results of a paper exam' },
  most: { th: 'คะแนนเต็ม', en: 'Points in all' },
  text: { th: 'รายชื่อและคะแนน', en: 'People and points' },
  textHint: {
    th: 'บรรทัดละคน ใส่อีเมล ชื่อผู้ใช้ เบอร์โทร หรือเลขประจำตัวประชาชน เว้นวรรค แล้วตามด้วยคะแนน',
    en: 'One person per line: e-mail, username, phone or citizen number, a space, then the points.',
  },
  reason: { th: 'เหตุผล (เมื่อแก้ผลที่ประกาศแล้ว)', en: 'Reason, if a released result changes' },
  save: { th: 'บันทึกผล', en: 'Save results' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  saved: { th: 'บันทึกผลสอบแล้ว {n} คน', en: '{n} {n|result|results} saved' },
  wrongMost: { th: 'กรุณาใส่คะแนนเต็มที่มากกว่า 0', en: 'Enter the points in all, above 0.' },
  otherMost: {
    th: 'คะแนนเต็มต่างจากที่บันทึกไว้ก่อน กรุณาใช้คะแนนเต็มเดิม',
    en: 'The points in all differ from those stored before. Use the same.',
  },
  tooMany: { th: 'บันทึกได้ครั้งละไม่เกิน 1,000 คน', en: 'Enter at most 1,000 people at once.' },
  noLines: { th: 'กรุณาใส่รายชื่อและคะแนน', en: 'Enter people and points.' },
  needsReason: { th: 'กรุณาระบุเหตุผลที่แก้ผลซึ่งประกาศแล้ว', en: 'Enter why a released result changes.' },
  faults: {
    points: { th: 'บรรทัด {line}: คะแนนไม่ถูกต้อง “{text}”', en: 'Line {line}: wrong points in “{text}”' },
    person: { th: 'บรรทัด {line}: ไม่มีชื่อหรือคะแนน “{text}”', en: 'Line {line}: no person or points in “{text}”' },
    unknown: {
      th: 'บรรทัด {line}: ไม่พบผู้เรียนในหลักสูตรนี้ “{text}”',
      en: 'Line {line}: no learner of this course is “{text}”',
    },
    twice: { th: 'บรรทัด {line}: มีผู้เรียนซ้ำ “{text}”', en: 'Line {line}: “{text}” is listed twice' },
  },
} as const
