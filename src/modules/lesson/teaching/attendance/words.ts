/** Words of the hours that learners attended. */
export const attendedWords = {
  title: { th: 'การเข้าเรียน', en: 'Attendance' },
  sum: {
    th: 'เข้าเรียน {attended} จาก {total} ชม. ที่เรียนไปแล้ว ({percent}%)',
    en: 'Attended {attended} of {total} {total|hour|hours} so far ({percent}%)',
  },
  sumNone: { th: 'ยังไม่มีนัดเรียนที่สิ้นสุดแล้ว', en: 'No session has ended yet' },
  required: {
    th: 'ต้องเข้าเรียนอย่างน้อย {required} จาก {planned} ชม. ({share}%)',
    en: 'At least {required} of {planned} hours are required ({share}%)',
  },
  none: { th: 'ยังไม่มีกำหนดนัดเรียน', en: 'No sessions scheduled yet' },
  met: { th: 'ชั่วโมงเข้าเรียนครบตามเกณฑ์', en: 'The required hours are reached' },
  short: {
    th: 'ชั่วโมงเข้าเรียนไม่ครบ ขาดอีก {missing} ชม. จึงยังไม่จบหลักสูตร หากบันทึกไม่ถูกต้อง กรุณาแจ้งวิทยากร',
    en: '{missing} hours are missing, so the course is not complete. If the record is wrong, tell your lecturer.',
  },
  openMet: {
    th: 'ชั่วโมงครบตามเกณฑ์แล้ว ระบบตัดสินเมื่อนัดเรียนสุดท้ายสิ้นสุด',
    en: 'The required hours are reached. The course can be completed when the last session has ended.',
  },
  open: {
    th: 'ยังขาดอีก {missing} ชม. ระบบตัดสินเมื่อนัดเรียนสุดท้ายสิ้นสุด',
    en: '{missing} more hours are required. The course can be completed when the last session has ended.',
  },
  openLost: {
    th: 'ขาดอีก {missing} ชม. แต่นัดเรียนที่เหลือไม่พอ กรุณาติดต่อผู้ดูแลหลักสูตร',
    en: '{missing} more hours are required, but the sessions left are not enough. Contact the academy.',
  },
  hours: { th: '{attended}/{minutes} ชม.', en: '{attended}/{minutes} h' },
  notMarked: { th: 'ไม่มีบันทึก นับเป็นขาด', en: 'Not recorded. Counts as absent' },
  upcoming: { th: 'ยังไม่ถึงกำหนดหรือยังไม่สิ้นสุด', en: 'Not over yet' },
  cancelled: { th: 'ยกเลิก ไม่นับชั่วโมง', en: 'Cancelled. Does not count' },
  before: { th: 'ก่อนลงทะเบียน ไม่นับชั่วโมง', en: 'Before enrolment. Does not count' },
  other: { th: 'เรียนรอบอื่นในเวลาเดียวกัน ไม่นับชั่วโมง', en: 'Another session at this time counts instead' },
  out: { th: '{status} ไม่นับในชั่วโมงทั้งหมด', en: '{status}. Left out of the total' },
  short_: { th: '{attended}/{total} ชม. ({percent}%)', en: '{attended}/{total} h ({percent}%)' },
  stateMet: { th: 'ครบ', en: 'Enough' },
  stateShort: { th: 'ไม่ครบ ขาด {missing} ชม.', en: '{missing} h missing' },
  stateOpen: { th: 'ขาดอีก {missing} ชม.', en: '{missing} h to go' },
} as const
