/** What staff should look at in a round. */
export const roundWarningWords = {
  hidden: {
    th: 'ผู้เรียนยังไม่เห็นรอบสอบนี้ เปิดให้เห็นเมื่อพร้อม',
    en: 'Learners cannot see this round yet. Publish it when it is ready.',
  },
  short: {
    th: 'ช่วงเวลาเปิดสอบสั้นกว่าเวลาทำข้อสอบ ผู้เรียนจะมีเวลาไม่เต็ม',
    en: 'The round is open for less time than the exam allows, so nobody has the full time.',
  },
  endless: {
    th: 'ไม่มีเวลาปิดสอบและไม่จำกัดเวลา การสอบจะไม่สิ้นสุดเอง',
    en: 'There is no closing time and no time limit, so attempts never end by themselves.',
  },
  results: { th: 'ประกาศผลก่อนปิดสอบ', en: 'Results are released before the round closes.' },
  review: { th: 'การดูข้อสอบย้อนหลังสิ้นสุดก่อนประกาศผล', en: 'The review ends before results are released.' },
  appeal: { th: 'การยื่นทบทวนผลสิ้นสุดก่อนประกาศผล', en: 'Appeals end before results are released.' },
  version: {
    th: 'รอบนี้ใช้เวอร์ชัน {n} เพราะมีผู้เริ่มสอบแล้ว เวอร์ชันล่าสุดคือ {current}',
    en: 'This round uses version {n}, because somebody started it. The latest is {current}.',
  },
} as const

export const roundScreenWords = {
  look: { th: 'ควรตรวจ', en: 'Check this round' },
  close: { th: 'ปิดสอบตอนนี้', en: 'Close now' },
  closed: { th: 'ปิดสอบแล้ว', en: 'The round is closed' },
  cannotClose: { th: 'รอบสอบนี้ไม่ได้เปิดอยู่', en: 'This round is not open.' },
  exam: { th: 'ชุดข้อสอบ', en: 'Exam' },
} as const
