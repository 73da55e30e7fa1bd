/** Words of the versions of a course. */
export const versionWords = {
  heading: { th: 'เวอร์ชันของ {name}', en: 'Versions of {name}' },
  none: {
    th: 'ยังไม่มีเวอร์ชัน ระบบบันทึกเวอร์ชันทุกครั้งที่เผยแพร่ หรือเมื่อคุณกดบันทึกเวอร์ชัน',
    en: 'No versions yet. A version is saved when the course is published, or when you save one.',
  },
  count: { th: '{n} เวอร์ชัน', en: '{n} {n|version|versions}' },
  number: { th: 'เวอร์ชัน {n}', en: 'Version {n}' },
  present: { th: 'ปัจจุบัน', en: 'Current version' },
  keep: { th: 'บันทึกเวอร์ชัน', en: 'Save version' },
  note: { th: 'หมายเหตุ (ไม่บังคับ)', en: 'Note (optional)' },
  kept: { th: 'บันทึกเป็นเวอร์ชัน {n} แล้ว', en: 'Saved as version {n}' },
  restore: { th: 'กู้คืนเวอร์ชัน {n}', en: 'Restore version {n}' },
  restoreText: {
    th: 'หลักสูตรและบทเรียนจะเปลี่ยนเป็นเวอร์ชันนี้ทันทีสำหรับผู้เรียนทุกคน และระบบจะบันทึกเนื้อหาปัจจุบันไว้เป็นอีกเวอร์ชัน',
    en: 'The course and its lessons change to this version for all learners. The current state is saved as another version.',
  },
  restored: { th: 'กู้คืนแล้ว บันทึกเนื้อหาเดิมไว้เป็นเวอร์ชัน {n}', en: 'Restored. The previous state was saved as version {n}' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  compared: { th: 'จาก{before} ถึง{after}', en: 'From {before} to {after}' },
  with: { th: 'เทียบกับ', en: 'Compared with' },
  same: { th: 'ไม่มีความแตกต่าง', en: 'No differences' },
  added: { th: 'เพิ่มบทเรียน “{name}”', en: 'Lesson “{name}” was added' },
  removed: { th: 'ลบบทเรียน “{name}”', en: 'Lesson “{name}” was removed' },
  moved: { th: 'ย้ายบทเรียน “{name}” ไปที่ระดับบนสุด', en: 'Lesson “{name}” was moved to the top level' },
  movedUnder: { th: 'ย้ายบทเรียน “{name}” ไปอยู่ใต้ “{under}”', en: 'Lesson “{name}” was moved under “{under}”' },
  changed: { th: 'แก้ไขบทเรียน “{name}”', en: 'Lesson “{name}” was changed' },
  course: { th: 'แก้ไขข้อมูลหลักสูตร', en: 'The course was changed' },
  nothing: { th: '(ว่าง)', en: '(empty)' },
  was: { th: 'เดิม', en: 'Before' },
  is: { th: 'เป็น', en: 'After' },
  list: { th: 'เวอร์ชันทั้งหมด', en: 'All versions' },
  learners: {
    th: 'ผู้เรียนเห็นเวอร์ชันปัจจุบันเสมอ หากการเปลี่ยนแปลงไม่ควรกระทบผู้ที่เริ่มเรียนแล้ว ให้สร้างฉบับปรับปรุง ผู้ที่เริ่มเรียนแล้วจะเรียนฉบับเดิมต่อจนจบ',
    en: 'Learners always see the current version. If a change should not affect learners who have started, start a new edition: they finish the old one.',
  },
  copies: { th: 'สร้างฉบับปรับปรุง คัดลอก หรือส่งออก', en: 'New edition, copies and export' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
} as const

/** Why a version was kept. */
export const causeWords = {
  kept: { th: 'เก็บไว้', en: 'Saved' },
  published: { th: 'เมื่อเผยแพร่', en: 'When published' },
  before: { th: 'ก่อนกู้คืน', en: 'Before a restore' },
} as const
