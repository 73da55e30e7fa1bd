export const draftWords = {
  keptElsewhere: {
    th: 'หน้านี้มาจากคลังร่วมของกลุ่มเว็บไซต์ แก้ไขได้ที่ต้นฉบับเท่านั้น',
    en: 'This page comes from the shared catalogue of the site group. Edit the original.',
  },
  noPage: { th: 'ข้อมูลที่ส่งมาไม่ใช่หน้าเว็บ', en: 'The data is not a page' },
  noRevision: { th: 'หมายเลขการแก้ไขไม่ถูกต้อง', en: 'The revision is not a number' },
  movedOn: {
    th: 'ฉบับร่างเปลี่ยนไปหลังจากคุณเปิดดู กรุณาตรวจสอบอีกครั้งก่อนเผยแพร่',
    en: 'The draft has changed since you viewed it. Review it again before you publish.',
  },
  scheduled: {
    th: 'หน้านี้ตั้งเวลาเผยแพร่ไว้แล้ว แก้ไขได้เฉพาะผู้ดูแลเว็บไซต์จนกว่าจะเผยแพร่',
    en: 'This page is scheduled. Until it is published, only administrators can edit it.',
  },
  endsBefore: { th: 'เวลาเลิกเผยแพร่ต้องอยู่หลังเวลาเผยแพร่', en: 'The end must be after the publish time' },
  noInstant: { th: 'วันและเวลาไม่ถูกต้อง', en: 'This is not a valid date and time' },
  past: { th: 'เวลานี้ผ่านไปแล้ว', en: 'This time has passed' },
  unchanged: { th: 'ฉบับร่างตรงกับที่เผยแพร่อยู่แล้ว', en: 'Visitors already see all changes of the draft' },
  notProposed: { th: 'ไม่มีฉบับร่างที่เสนอไว้', en: 'No draft proposed' },
  noNote: { th: 'กรุณากรอกหมายเหตุไม่เกิน 500 ตัวอักษร', en: 'Write a note of at most 500 characters' },
} as const

/** Notices about drafts. `{name}` did it to `{page}`. */
export const toldWords = {
  proposed: { th: '{name} เสนอหน้า “{page}” ให้เผยแพร่', en: '{name} proposed the page “{page}”' },
  sentBack: { th: '{name} ส่งหน้า “{page}” กลับให้แก้ไข', en: '{name} sent the page “{page}” back' },
  published: { th: 'เผยแพร่หน้า “{page}” ที่คุณเสนอแล้ว', en: 'The page “{page}” that you proposed is published' },
} as const
