/** What staff read where they issue certificates. */
export const officeWords = {
  issuing: { th: 'กำลังออกวุฒิบัตร', en: 'Issuing certificates' },
  issueEnded: { th: 'ออกวุฒิบัตรเสร็จแล้ว', en: 'The certificates were issued' },
  issue: { th: 'ออกวุฒิบัตร', en: 'Issue certificates' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  course: { th: 'หลักสูตร', en: 'Course' },
  round: { th: 'เฉพาะรุ่น', en: 'Only this round' },
  roundHint: { th: 'เว้นว่างเพื่อออกให้ทุกรุ่น', en: 'Leave empty for all rounds' },
  template: { th: 'แม่แบบ', en: 'Template' },
  people: { th: 'เฉพาะรายชื่อนี้', en: 'Only these people' },
  peopleHint: {
    th: 'อีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ บรรทัดละคน เว้นว่างเพื่อออกให้ทุกคนที่เรียนจบ',
    en: 'Emails, usernames, citizen IDs or phone numbers, one per line. Leave empty for everyone who completed the course',
  },
  incomplete: { th: 'ออกให้ผู้ที่ยังเรียนไม่จบด้วย', en: 'Also to people who did not complete the course' },
  incompleteHint: {
    th: 'เช่น วุฒิบัตรเข้าร่วมอบรม ใช้ได้เมื่อระบุรุ่นหรือรายชื่อ',
    en: 'For example for attendance. You can use it with a round or a list',
  },
  noTemplate: { th: 'กรุณาเลือกแม่แบบที่ใช้งาน', en: 'Choose an active template' },
  noCourse: { th: 'กรุณาเลือกหลักสูตร', en: 'Choose a course' },
  nobody: { th: 'ไม่พบผู้เรียนที่จะออกวุฒิบัตรให้', en: 'There are no learners to issue certificates to' },
  tooMany: { th: 'ออกได้ครั้งละไม่เกิน {n} คน', en: 'You can issue to up to {n} {n|person|people} at a time' },
  needsList: { th: 'ระบุรุ่นหรือรายชื่อก่อน', en: 'Choose a round or enter a list first' },
  results: { th: 'ผลการออกวุฒิบัตร', en: 'Results of issuing' },
  all: { th: 'ทั้งหมด', en: 'All' },
  name: { th: 'ผู้เรียน', en: 'Learner' },
  result: { th: 'ผล', en: 'Result' },
  none: { th: 'ไม่มีรายการ', en: 'No records' },
  waits: { th: 'รอ', en: 'Waiting' },
  left: { th: 'ยังไม่ได้ออก', en: 'Not issued' },
  again: { th: 'ออกวุฒิบัตรอีก', en: 'Issue more' },
  certificates: { th: 'วุฒิบัตร', en: 'Certificates' },
  pdf: { th: 'ดาวน์โหลด PDF', en: 'Download PDF' },
  public: { th: 'หน้าตรวจสอบ', en: 'Check page' },
  design: { th: 'ออกแบบ', en: 'Design' },
} as const

/** What became of each learner. */
export const outcomeWords = {
  issued: { th: 'ออกแล้ว', en: 'Issued' },
  already: { th: 'มีวุฒิบัตรอยู่แล้ว', en: 'Already has one' },
  incomplete: { th: 'ยังเรียนไม่จบ', en: 'Not completed' },
  none: { th: 'ไม่มีแม่แบบ หรือหลักสูตรไม่มีวุฒิบัตร', en: 'No template, or a course without certificates' },
  gone: { th: 'ไม่พบการลงทะเบียน', en: 'No enrolment' },
  unknown: { th: 'ไม่พบในระบบ', en: 'Not found' },
} as const
