export const sessionWords = {
  endsFirst: { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม', en: 'The end must be after the start' },
  attendance: { th: 'เช็กชื่อ', en: 'Attendance' },
  search: { th: 'ค้นหาชื่อ', en: 'Search for a name' },
  present: { th: 'มา', en: 'Present' },
  late: { th: 'สาย', en: 'Late' },
  half: { th: 'ครึ่งวัน', en: 'Half day' },
  excused: { th: 'ลา', en: 'Excused' },
  absent: { th: 'ขาด', en: 'Absent' },
  notYet: { th: 'ยังไม่เช็กชื่อ', en: 'Not marked' },
  code: { th: 'เช็กอินเอง', en: 'Checked in' },
  sum: {
    th: 'มา {present} · สาย {late} · ครึ่งวัน {half} · ลา {excused} · ขาด {absent} · ยังไม่เช็กชื่อ {open}',
    en: 'Present {present} · late {late} · half day {half} · excused {excused} · absent {absent} · not marked {open}',
  },
  nobody: { th: 'ยังไม่มีผู้ลงทะเบียน', en: 'No learners enrolled yet' },
  noMatch: { th: 'ไม่พบชื่อนี้', en: 'No learner with this name' },
  restAbsent: { th: 'บันทึกที่เหลือว่าขาด', en: 'Mark all others absent' },
  saved: { th: 'บันทึก {name}: {state}', en: '{name}: {state}' },
  showCode: { th: 'แสดง QR เช็กอิน', en: 'Show QR code' },
  signInSheet: { th: 'พิมพ์ใบลงลายมือชื่อ', en: 'Print sign-in sheet' },
  imports: { th: 'นำเข้าจาก Excel', en: 'Import from Excel' },
  codeTitle: { th: 'สแกนเพื่อเช็กอิน', en: 'Scan to check in' },
  codeText: {
    th: 'รหัสเปลี่ยนทุกนาที ใช้ได้เฉพาะผู้ลงทะเบียน',
    en: 'The code changes every minute and works only for enrolled learners.',
  },
  codeEarly: {
    th: 'เช็กอินได้ตั้งแต่หนึ่งชั่วโมงก่อนเริ่มจนถึงเวลาสิ้นสุด',
    en: 'Check-in opens one hour before the start and closes at the end.',
  },
  checkIn: { th: 'เช็กอินเข้าเรียน', en: 'Check in' },
  checkInText: { th: 'ยืนยันว่าคุณอยู่ที่นัดเรียนนี้', en: 'Confirm that you are at this session.' },
  confirm: { th: 'ยืนยันเข้าเรียน', en: 'I am here' },
  here: { th: 'เช็กอินแล้ว: {state}', en: 'Checked in: {state}' },
  hereText: { th: 'วิทยากรเห็นชื่อของคุณแล้ว', en: 'Your name is on the list.' },
  stale: { th: 'รหัสหมดอายุแล้ว กรุณาสแกน QR บนจออีกครั้ง', en: 'The code has expired. Scan the code on the screen again.' },
  outside: { th: 'ยังไม่ถึงเวลาเช็กอิน หรือนัดเรียนจบแล้ว', en: 'It is too early, or the session is over' },
  cancelled: { th: 'นัดเรียนนี้ยกเลิกแล้ว', en: 'This session is cancelled' },
  byHours: {
    th: 'บทนี้จบตามชั่วโมงเข้าเรียนที่หลักสูตรกำหนด',
    en: 'The attended hours that the course requires complete this lesson',
  },
  notEnrolled: { th: 'เช็กอินได้เฉพาะผู้ลงทะเบียนหลักสูตรนี้', en: 'Only learners enrolled in this course can check in' },
  otherRound: {
    th: 'นัดเรียนนี้เป็นของรุ่นอื่น ดูนัดเรียนของรุ่นคุณที่หน้าหลักสูตร',
    en: 'This session belongs to another round. See the sessions of your round on the course page.',
  },
  wrongRound: { th: 'รุ่นนี้ไม่ใช่รุ่นของหลักสูตรของบทเรียน', en: 'This round is not of the course of the lesson' },
  ofRound: { th: 'รุ่นที่ {n}', en: 'Round {n}' },
  markedAbsent: {
    th: 'วิทยากรบันทึกว่าคุณไม่ได้เข้าเรียน กรุณาแจ้งวิทยากร',
    en: 'You were marked absent or excused. Contact your lecturer.',
  },
  sessions: { th: 'นัดเรียน', en: 'Sessions' },
  noSessions: { th: 'ยังไม่มีกำหนดนัดเรียน', en: 'No sessions scheduled yet' },
  byComing: { th: 'เข้าเรียนตามนัดเพื่อจบบทนี้', en: 'Attend a session to complete this lesson' },
  join: { th: 'เข้าเรียนออนไลน์', en: 'Join online' },
  calendar: { th: 'เพิ่มลงปฏิทิน', en: 'Add to calendar' },
  seats: { th: '{n} ที่นั่ง', en: '{n} {n|seat|seats}' },
  by: { th: 'วิทยากร {name}', en: 'With {name}' },
  to: { th: 'ถึง {time} น.', en: 'until {time}' },
  courseOf: { th: 'ปฏิทินนัดเรียน {site}', en: 'Sessions of {site}' },
  back: { th: 'กลับ', en: 'Back' },
  crumbs: { th: 'ตำแหน่ง', en: 'Where you are' },
} as const

/** What those enrolled are told of a session that changed. */
export const sessionChangeWords = {
  moved: {
    title: { th: 'เลื่อนนัดเรียน “{name}” เป็น {new}', en: 'Session “{name}” moved to {new}' },
    text: {
      th: 'หลักสูตร “{course}” เวลาเดิม: {old} เวลาใหม่: {new}',
      en: 'Course “{course}”. Old time: {old}. New time: {new}.',
    },
  },
  cancelled: {
    title: { th: 'ยกเลิกนัดเรียน “{name}” {old}', en: 'Session “{name}” on {old} was cancelled' },
    text: {
      th: 'นัดเรียนของหลักสูตร “{course}” วันที่ {old} ถูกยกเลิกแล้ว',
      en: 'The session of “{course}” on {old} will not take place.',
    },
  },
} as const
