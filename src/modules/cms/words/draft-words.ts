export const draftWords = {
  keptElsewhere: {
    th: 'หน้านี้มาจากคลังร่วมของกลุ่ม แก้ไขได้ที่ต้นฉบับเท่านั้น',
    en: 'This page comes from the shared catalogue of the collection: it is changed at the original.',
  },
  noPage: { th: 'สิ่งที่ส่งมาไม่ใช่หน้าเว็บ', en: 'What was sent is no page' },
  noRevision: { th: 'เลขรอบแก้ไขไม่ถูกต้อง', en: 'The revision is no number' },
  movedOn: {
    th: 'ฉบับร่างถูกแก้หลังจากที่คุณเปิดดู ดูอีกครั้งก่อนเผยแพร่',
    en: 'The draft was changed after you looked at it. Look again before you publish.',
  },
  scheduled: {
    th: 'ตั้งเวลาเผยแพร่หน้านี้ไว้แล้ว ผู้ดูแลเว็บไซต์เท่านั้นที่แก้ได้จนกว่าจะเผยแพร่',
    en: 'This page is set to be published. Until then only administrators change it.',
  },
  endsBefore: { th: 'เวลาเลิกเผยแพร่ต้องอยู่หลังเวลาเผยแพร่', en: 'It must be taken away after it is published' },
  noInstant: { th: 'วันเวลาไม่ถูกต้อง', en: 'This is no day and time' },
  past: { th: 'เวลานี้ผ่านไปแล้ว', en: 'This time has passed' },
  unchanged: { th: 'ฉบับร่างตรงกับที่เผยแพร่อยู่แล้ว', en: 'Visitors have all of the draft already' },
  notProposed: { th: 'ไม่มีฉบับร่างที่เสนอไว้', en: 'No draft is proposed' },
  noNote: { th: 'กรอกหมายเหตุไม่เกิน 500 ตัวอักษร', en: 'Write a note of at most 500 characters' },
} as const

/** What people are told of drafts; `{name}` did it to `{page}`. */
export const toldWords = {
  proposed: { th: '{name} เสนอหน้า “{page}” ให้เผยแพร่', en: '{name} proposes the page “{page}”' },
  sentBack: { th: '{name} ส่งหน้า “{page}” กลับให้แก้', en: '{name} sent the page “{page}” back' },
  published: { th: 'หน้า “{page}” ที่คุณเสนอเผยแพร่แล้ว', en: 'The page “{page}” that you proposed is published' },
} as const
