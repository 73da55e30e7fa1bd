/** Words of the versions of a course. */
export const versionWords = {
  heading: { th: 'ฉบับของ {name}', en: 'Versions of {name}' },
  none: {
    th: 'ยังไม่มีฉบับ ระบบเก็บฉบับให้เองทุกครั้งที่เผยแพร่ หรือกดเก็บฉบับนี้ไว้ได้ทุกเมื่อ',
    en: 'No versions yet. A version is saved when the course is published, or when you save one.',
  },
  count: { th: '{n} ฉบับ', en: '{n} {n|version|versions}' },
  number: { th: 'ฉบับที่ {n}', en: 'Version {n}' },
  present: { th: 'ปัจจุบัน', en: 'Current version' },
  keep: { th: 'เก็บฉบับนี้ไว้', en: 'Save version' },
  note: { th: 'บันทึกถึงฉบับนี้ (ไม่บังคับ)', en: 'Note (optional)' },
  kept: { th: 'เก็บเป็นฉบับที่ {n} แล้ว', en: 'Saved as version {n}' },
  restore: { th: 'เรียกคืนฉบับที่ {n}', en: 'Restore version {n}' },
  restoreText: {
    th: 'หลักสูตรและบทเรียนจะกลับเป็นอย่างฉบับนี้ทันที ผู้เรียนทุกคนเห็นตามนี้ ของปัจจุบันเก็บไว้เป็นอีกฉบับ เรียกคืนกลับได้',
    en: 'The course and its lessons change to this version for all learners. The current state is saved as another version.',
  },
  restored: { th: 'เรียกคืนแล้ว ของเดิมเก็บไว้เป็นฉบับที่ {n}', en: 'Restored. The previous state was saved as version {n}' },
  undo: { th: 'เอาของเดิมกลับ', en: 'Undo' },
  compared: { th: 'จาก{before} ถึง{after}', en: 'From {before} to {after}' },
  with: { th: 'เทียบกับ', en: 'Compared with' },
  same: { th: 'ไม่มีอะไรต่างกัน', en: 'No differences' },
  added: { th: 'เพิ่มบทเรียน “{name}”', en: 'Lesson “{name}” was added' },
  removed: { th: 'ลบบทเรียน “{name}”', en: 'Lesson “{name}” was removed' },
  moved: { th: 'ย้ายบทเรียน “{name}” ไปอยู่ชั้นแรก', en: 'Lesson “{name}” was moved to the top level' },
  movedUnder: { th: 'ย้ายบทเรียน “{name}” ไปอยู่ใต้ “{under}”', en: 'Lesson “{name}” was moved under “{under}”' },
  changed: { th: 'แก้ไขบทเรียน “{name}”', en: 'Lesson “{name}” was changed' },
  course: { th: 'แก้ไขข้อมูลหลักสูตร', en: 'The course was changed' },
  nothing: { th: '(ว่าง)', en: '(empty)' },
  was: { th: 'เดิม', en: 'Before' },
  is: { th: 'เป็น', en: 'After' },
  list: { th: 'ฉบับทั้งหมด', en: 'All versions' },
  learners: {
    th: 'ผู้เรียนทุกคนเรียนจากฉบับปัจจุบันเสมอ ถ้าเนื้อหาเปลี่ยนมากจนไม่ควรกระทบผู้ที่เรียนอยู่ ให้เริ่มรุ่นใหม่ ผู้ที่เรียนอยู่จะเรียนรุ่นเดิมต่อจนจบ',
    en: 'Learners always see the current version. If a change should not affect learners who have started, start a new edition: they finish the old one.',
  },
  copies: { th: 'เริ่มรุ่นใหม่ คัดลอก หรือส่งออก', en: 'New edition, copies and export' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
} as const

/** Why a version was kept. */
export const causeWords = {
  kept: { th: 'เก็บไว้', en: 'Saved' },
  published: { th: 'เมื่อเผยแพร่', en: 'When published' },
  before: { th: 'ก่อนเรียกคืน', en: 'Before a restore' },
} as const
