/** Words of the versions screen. */
export const versionWords = {
  heading: { th: 'ประวัติเวอร์ชัน', en: 'Versions' },
  back: { th: 'แก้ไขหน้า', en: 'Edit page' },
  all: { th: 'เวอร์ชันทั้งหมด', en: 'All versions' },
  count: { th: '{n} เวอร์ชัน', en: '{n} {n|version|versions}' },
  number: { th: 'เวอร์ชัน {n}', en: 'Version {n}' },
  draft: { th: 'ฉบับร่าง', en: 'Draft' },
  live: { th: 'เผยแพร่อยู่', en: 'Published now' },
  differs: { th: 'ต่างจาก{name}', en: 'Changes since {name}' },
  nothing: { th: 'สองเวอร์ชันนี้เหมือนกัน', en: 'The two versions are identical.' },
  added: { th: 'เพิ่ม {n}', en: '{n} added' },
  changed: { th: 'แก้ไข {n}', en: '{n} changed' },
  removed: { th: 'ลบ {n}', en: '{n} removed' },
  next: { th: 'จุดถัดไป', en: 'Next place' },
  compare: { th: 'เทียบ{left}กับ{right}', en: 'Compare {left} with {right}' },
  left: { th: 'ก่อน', en: 'Before' },
  right: { th: 'หลัง', en: 'After' },
  noVersions: { th: 'หน้านี้ยังไม่มีเวอร์ชัน', en: 'This page has no versions yet' },
  noVersionsText: {
    th: 'ระบบสร้างเวอร์ชันแรกเมื่อบันทึกหรือเผยแพร่หน้า',
    en: 'The first version is created when the page is saved or published.',
  },
} as const

/** Its actions, and the messages after them. */
export const versionActs = {
  restore: { th: 'กู้คืนเวอร์ชัน {n}', en: 'Restore version {n}' },
  restored: { th: 'ฉบับร่างเป็นเวอร์ชัน {n} แล้ว', en: 'The draft is version {n} now' },
  publish: { th: 'เผยแพร่ฉบับร่าง', en: 'Publish draft' },
  published: { th: 'เผยแพร่เวอร์ชัน {n} แล้ว', en: 'Version {n} is published' },
  discard: { th: 'ละทิ้งฉบับร่าง', en: 'Discard draft' },
  discarded: { th: 'ละทิ้งฉบับร่างแล้ว ระบบบันทึกไว้เป็นเวอร์ชัน', en: 'Draft discarded. It was saved as a version.' },
  name: { th: 'บันทึกเป็นเวอร์ชัน', en: 'Save as version' },
  named: { th: 'บันทึกเป็นเวอร์ชัน {n} แล้ว', en: 'Saved as version {n}' },
  propose: { th: 'เสนอให้เผยแพร่', en: 'Propose' },
  proposed: { th: 'เสนอแล้ว และแจ้งผู้ดูแลเว็บไซต์แล้ว', en: 'Proposed. The administrators were notified.' },
  back: { th: 'ส่งกลับให้แก้ไข', en: 'Send back' },
  sentBack: { th: 'ส่งกลับแล้ว', en: 'Sent back' },
  link: { th: 'สร้างลิงก์ดูตัวอย่าง', en: 'Create preview link' },
  linked: { th: 'สร้างลิงก์แล้ว', en: 'Link created' },
  unlink: { th: 'ยกเลิกลิงก์', en: 'Revoke link' },
  unlinked: { th: 'ยกเลิกลิงก์แล้ว', en: 'Link revoked' },
  schedule: { th: 'บันทึกเวลา', en: 'Save schedule' },
  scheduled: { th: 'บันทึกเวลาแล้ว', en: 'Schedule saved' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  publishAt: { th: 'เผยแพร่เมื่อ', en: 'Publish at' },
  unpublishAt: { th: 'เลิกเผยแพร่เมื่อ', en: 'Unpublish at' },
  times: { th: 'ตั้งเวลา (เวลาไทย)', en: 'Scheduled (Thai time)' },
  timeForm: { th: 'เช่น 14/12/69 09:00', en: 'Such as 14/12/2026 09:00' },
  linkTitle: { th: 'ลิงก์ดูตัวอย่าง', en: 'Draft preview link' },
  linkText: {
    th: 'ผู้ที่มีลิงก์ดูฉบับร่างได้โดยไม่ต้องมีบัญชีจนถึง {time}',
    en: 'Anyone with the link can view the draft without an account until {time}.',
  },
  draftTitle: { th: 'ฉบับร่าง', en: 'The draft' },
  proposedBy: { th: 'เสนอให้เผยแพร่: {note}', en: 'Proposed: {note}' },
  sentBackBy: { th: 'ส่งกลับให้แก้ไข: {note}', en: 'Sent back: {note}' },
} as const

/** How a version was created. */
export const kindWords = {
  published: { th: 'เผยแพร่', en: 'Published' },
  scheduled: { th: 'เผยแพร่ตามเวลา', en: 'Published on schedule' },
  restored: { th: 'กู้คืนเวอร์ชัน {note}', en: 'Back to version {note}' },
  checkpoint: { th: 'บันทึกระหว่างแก้ไข', en: 'Saved while editing' },
  note: { th: '{note}', en: '{note}' },
} as const

/** The change of a part of a page. `{what}` is a row, a column or a block with the beginning of its text. */
export const changeWords = {
  added: { th: 'เพิ่ม{what}', en: 'Added: {what}' },
  removed: { th: 'ลบ{what}', en: 'Removed: {what}' },
  changed: { th: 'แก้ไข{what}', en: 'Changed: {what}' },
  moved: { th: 'ย้าย{what}', en: 'Moved: {what}' },
  row: { th: 'แถว {n} คอลัมน์', en: 'row of {n} {n|column|columns}' },
  column: { th: 'คอลัมน์', en: 'column' },
  unknown: { th: 'บล็อกที่ไม่รู้จัก', en: 'unknown block' },
  said: { th: '{label}: {text}', en: '{label}: {text}' },
} as const

/** The actions on a page in the list of pages. */
export const duplicateWords = {
  build: { th: 'สร้างหน้า', en: 'Edit page' },
  versions: { th: 'เวอร์ชัน', en: 'Versions' },
  duplicate: { th: 'ทำสำเนา', en: 'Duplicate' },
  title: { th: 'สำเนาของ {title}', en: 'Copy of {title}' },
  done: { th: 'ทำสำเนาแล้ว สำเนายังไม่เผยแพร่', en: 'Duplicated. The copy is not published.' },
} as const
