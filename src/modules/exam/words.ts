/** Why a new round of an exam is refused. */
export const roundWords = {
  unpublished: {
    th: 'กรุณาเผยแพร่ชุดข้อสอบก่อนเพิ่มรอบสอบ',
    en: 'Publish the exam before you add a round.',
  },
  closesFirst: {
    th: 'เวลาปิดสอบต้องอยู่หลังเวลาเปิดสอบ',
    en: 'The closing time must be after the opening time.',
  },
  otherCourse: {
    th: 'รุ่นนี้ไม่ใช่รุ่นของหลักสูตรเดียวกับชุดข้อสอบ',
    en: 'This round belongs to another course than the exam.',
  },
} as const

/** Why a change of a question is refused. */
export const questionWords = {
  changedMeanwhile: {
    th: 'มีผู้แก้ไขข้อสอบข้อนี้หลังจากคุณเปิดหน้านี้ กรุณาเปิดใหม่แล้วแก้ไขอีกครั้ง',
    en: 'Somebody changed this question after you opened it. Open it again before you change it.',
  },
} as const

/** Why an exam cannot be published. */
export const publishWords = {
  noDraft: { th: 'ไม่มีฉบับร่างให้เผยแพร่', en: 'There is no draft to publish.' },
  empty: { th: 'เพิ่มอย่างน้อยหนึ่งตอนก่อนเผยแพร่', en: 'Add at least one section before you publish.' },
  unfilled: {
    th: 'ตอน “{title}” มีข้อสอบที่พร้อมใช้ไม่พอ หรือมีข้อซ้ำ',
    en: 'Section “{title}” has too few ready questions, or repeats one.',
  },
  noPoints: { th: 'ชุดข้อสอบต้องมีคะแนนมากกว่า 0', en: 'The exam must have more than 0 points.' },
} as const

export const bodyWords = {
  input: { th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง', en: 'The request is not valid.' },
} as const
