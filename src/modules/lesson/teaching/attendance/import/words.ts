/** Words of the import of attendance. */
export const importWords = {
  heading: { th: 'นำเข้าการเข้าเรียน', en: 'Import attendance' },
  crumbs: { th: 'ตำแหน่ง', en: 'Where you are' },
  file: { th: 'ไฟล์ Excel (.xlsx) หรือ CSV ไม่เกิน 1 MB', en: 'Excel (.xlsx) or CSV file, up to 1 MB' },
  check: { th: 'ตรวจไฟล์', en: 'Check file' },
  template: { th: 'ดาวน์โหลดแบบฟอร์มพร้อมรายชื่อ', en: 'Download template with the roster' },
  plan: {
    th: 'จะบันทึก {n} ช่อง (ใหม่ {fresh} เปลี่ยน {changed}) ไม่เปลี่ยน {same} ช่อง',
    en: '{n} {n|cell|cells} to store: {fresh} new, {changed} changed. Unchanged: {same}.',
  },
  nothing: { th: 'ไม่มีข้อมูลที่ต้องบันทึก', en: 'There is nothing to store' },
  confirm: { th: 'ยืนยันบันทึก', en: 'Confirm and store' },
  stored: { th: 'บันทึกการเข้าเรียน {n} ช่องแล้ว', en: 'Stored {n} {n|cell|cells} of attendance' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  undone: { th: 'เลิกทำแล้ว {n} ช่อง', en: 'Undone: {n} {n|cell|cells}' },
  undoneSome: {
    th: 'เลิกทำแล้ว {n} ช่อง อีก {left} ช่องมีการแก้ไขหลังนำเข้า จึงคงไว้',
    en: 'Undone: {n} {n|cell|cells}. {left} changed after the import and stay.',
  },
  undoneBefore: {
    th: 'เลิกทำการนำเข้านี้ไปแล้ว หรือเกิน 30 วัน',
    en: 'This import was already undone, or is older than 30 days',
  },
  noFile: { th: 'กรุณาเลือกไฟล์', en: 'Choose a file' },
  tooMany: {
    th: 'นำเข้าได้ครั้งละไม่เกิน {most} ช่อง กรุณาแบ่งเป็นหลายไฟล์',
    en: 'You can import at most {most} cells at once. Split the file.',
  },
  stale: { th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง กรุณาตรวจไฟล์อีกครั้ง', en: 'The data sent is not valid. Check the file again.' },
  problems: { th: 'ช่องที่ไม่นำเข้า', en: 'Cells that are not imported' },
  cell: { th: 'ช่อง', en: 'Cell' },
  value: { th: 'ค่าในไฟล์', en: 'Value' },
  problem: { th: 'ปัญหา', en: 'Problem' },
  noProblems: { th: 'ไม่พบปัญหาในไฟล์', en: 'No problems found in the file' },
  more: { th: 'แสดง {shown} จาก {n} ปัญหา', en: 'Showing {shown} of {n} {n|problem|problems}' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
} as const

export const faultWords = {
  'person-missing': { th: 'ไม่มีชื่อหรือรหัสผู้เรียนในแถวนี้', en: 'No learner is given in this row' },
  'person-unknown': { th: 'ไม่พบในรายชื่อผู้ลงทะเบียนหลักสูตรนี้', en: 'Not enrolled in this course' },
  'person-twice': { th: 'ผู้เรียนซ้ำกับแถวก่อนหน้า', en: 'This learner is in an earlier row' },
  'person-ambiguous': {
    th: 'มีผู้เรียนชื่อนี้หลายคน ใช้อีเมลหรือชื่อผู้ใช้แทน',
    en: 'Several learners have this name. Use the email or username.',
  },
  'status-unknown': { th: 'ไม่ใช่สถานะการเข้าเรียน', en: 'Not an attendance status' },
  'other-round': { th: 'ผู้เรียนไม่ได้อยู่ในรุ่นของนัดเรียนนี้', en: 'This session belongs to another round' },
  'column-unknown': { th: 'ไม่พบนัดเรียนหรือวันนี้ในหลักสูตร', en: 'No session or day of this course' },
  'column-twice': { th: 'คอลัมน์ซ้ำ', en: 'This column is repeated' },
  'column-ambiguous': {
    th: 'มีหลายนัดชื่อนี้ ใส่วันที่หรือใช้หัวคอลัมน์จากแบบฟอร์ม',
    en: 'Several sessions have this name. Use the day, or the heading of the template.',
  },
  'session-cancelled': { th: 'นัดเรียนนี้ยกเลิกแล้ว', en: 'This session is cancelled' },
  'session-future': { th: 'นัดเรียนนี้ยังไม่เริ่ม', en: 'This session has not begun' },
  'no-people': {
    th: 'ไม่พบคอลัมน์ผู้เรียน ใช้ ชื่อผู้ใช้ อีเมล เลขประจำตัวประชาชน หรือชื่อ',
    en: 'No learner column. Use username, email, citizen ID or name.',
  },
  'no-sessions': { th: 'ไม่พบคอลัมน์นัดเรียนหรือวันที่', en: 'No column of a session or day' },
} as const
