export const editorWords = {
  outline: { th: 'โครงสร้าง', en: 'Structure' },
  total: { th: '{n} บทเรียน', en: '{n} {n|lesson|lessons}' },
  how: {
    th: 'ลากที่จับเพื่อย้าย หรือใช้แป้นพิมพ์: กด Space ที่ที่จับเพื่อยก ปุ่มลูกศรเพื่อย้ายหรือเปลี่ยนระดับ Space เพื่อวาง Esc เพื่อยกเลิก',
    en: 'Drag the handle. With the keyboard: Space on the handle lifts, arrow keys move or change the level, Space drops, Esc cancels.',
  },
  grip: { th: 'ย้าย {name}', en: 'Move {name}' },
  open: { th: 'เปิด', en: 'Open' },
  openExam: { th: 'เปิดชุดข้อสอบ', en: 'Open the exam' },
  addExam: { th: 'เพิ่มชุดข้อสอบ', en: 'Add exam' },
  noExams: {
    th: 'หลักสูตรนี้ยังไม่มีชุดข้อสอบ เพิ่มจากหน้าหลักสูตร แล้วกลับมาเลือกที่นี่',
    en: 'This course has no exams yet. Add one from the screen of the course, then choose it here.',
  },
  whole: { th: 'เปิดแบบเต็มหน้า', en: 'Open in full screen' },
  lifted: { th: 'ยก {name} แล้ว อยู่ลำดับที่ {at} จาก {of}', en: '{name} lifted, at {at} of {of}' },
  movedTo: { th: '{name} อยู่ลำดับที่ {at} จาก {of}', en: '{name} is at {at} of {of}' },
  beneath: {
    th: '{name} อยู่ใต้ {parent} ลำดับที่ {at} จาก {of}',
    en: '{name} is under {parent}, at {at} of {of}',
  },
  dropped: { th: 'วาง {name} แล้ว', en: '{name} dropped' },
  putBack: { th: 'ย้าย {name} กลับที่เดิมแล้ว', en: '{name} moved back' },
  dropHere: { th: 'วางที่นี่', en: 'Drop here' },
  moved: { th: 'ย้าย “{name}” แล้ว', en: '“{name}” was moved' },
  undo: { th: 'เลิกทำการย้าย', en: 'Undo move' },
  unknown: {
    th: 'ย้ายไม่ได้ เพราะโครงสร้างเปลี่ยนไปแล้ว กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'Not moved because the outline has changed. Reload this screen.',
  },
  within: { th: 'ย้ายบทเรียนไปอยู่ใต้ตัวเองไม่ได้', en: 'A lesson cannot be placed under itself' },
  deep: {
    th: 'ซ้อนได้ไม่เกินสามระดับ ได้แก่ บท บทเรียน และบทย่อย',
    en: 'The outline has three levels: chapters, lessons and sub-lessons',
  },
  failed: { th: 'บันทึกการย้ายไม่สำเร็จ กรุณาลองใหม่', en: 'The move was not saved. Try again.' },
  paste: { th: 'เพิ่มหลายบทพร้อมกัน', en: 'Add multiple lessons' },
  pasteLabel: { th: 'รายชื่อบทเรียน บรรทัดละหนึ่งบท', en: 'Lessons, one per line' },
  pasteHow: {
    th: 'บรรทัดที่ย่อหน้าหรือขึ้นต้นด้วยขีดจะอยู่ใต้บทก่อนหน้า ต่อท้ายด้วย URL ของ YouTube หรือ https:// ได้ ไม่เกิน 200 บรรทัด',
    en: 'Indented lines, or lines that start with a dash, are placed under the previous one. You can add a YouTube or https:// URL. 200 lines at most.',
  },
  pasteExample: {
    th: 'บทนำ\n- รู้จักหน้าที่ https://youtu.be/…\n- กฎหมาย',
    en: 'Introduction\n- Duties https://youtu.be/…\n- The law',
  },
  pasteSend: { th: 'เพิ่มบทเรียน', en: 'Add lessons' },
  pasteNone: { th: 'กรุณากรอกชื่อบทเรียนอย่างน้อยหนึ่งบท', en: 'Enter at least one lesson name' },
  pasteMany: { th: 'เพิ่มได้ครั้งละไม่เกิน 200 บรรทัด', en: 'At most 200 lines at a time' },
  pasted: { th: 'เพิ่มบทเรียนแล้ว', en: 'Lessons added' },
  back: { th: 'กลับไปที่โครงสร้าง', en: 'Back to outline' },
  versions: { th: 'เวอร์ชัน', en: 'Versions' },
  copies: { th: 'คัดลอกและส่งออก', en: 'Copy and export' },
  moveLearners: { th: 'ย้ายผู้เรียนจากฉบับก่อนหน้า', en: 'Move learners from older editions' },
  asLearner: { th: 'ดูในมุมมองผู้เรียน', en: 'View as learner' },
} as const

export const checkWords = {
  heading: { th: 'ความพร้อม', en: 'Readiness' },
  of: { th: '{n} จาก {of}', en: '{n} of {of}' },
  good: { th: 'พร้อม', en: 'ready' },
  warn: { th: 'ควรแก้ไข', en: 'should be fixed' },
  stop: { th: 'ต้องแก้ไขก่อนเผยแพร่', en: 'must be fixed first' },
  more: { th: 'และอีก {n} รายการ', en: 'and {n} more' },
  ask: { th: 'มีรายการที่ควรแก้ไขก่อนเผยแพร่', en: 'Some things should be fixed first' },
  stopped: { th: 'ยังเผยแพร่ไม่ได้ เพราะ{why}', en: 'It cannot be published yet: {why}' },
  anyway: { th: 'ยืนยันเผยแพร่', en: 'Publish anyway' },
  later: { th: 'กลับไปแก้ไข', en: 'Fix first' },
  payment: { th: 'ตั้งค่าช่องทางชำระเงิน', en: 'Set up payment' },
} as const

/** Why days and seats of a course with rounds are not changed on the course. */
export const ofRound = {
  th: 'หลักสูตรนี้เปิดอบรมเป็นรุ่น กรุณาแก้ไขวันและจำนวนที่นั่งที่รุ่นของหลักสูตร',
  en: 'This course runs in rounds. Change days and seats on its rounds.',
}

/** The sentence of each check when it passes and when it fails. */
export const checkSentences = {
  lessons: {
    good: { th: 'มีบทเรียนที่เผยแพร่', en: 'Has published lessons' },
    bad: { th: 'ยังไม่มีบทเรียนที่เผยแพร่', en: 'No published lesson yet' },
  },
  taught: {
    good: { th: 'ทุกบทอ่านมีเนื้อหา', en: 'All text lessons have content' },
    bad: { th: 'บทเรียนที่ยังไม่มีเนื้อหา', en: 'Empty lessons' },
  },
  film: {
    good: { th: 'วิดีโอ ไฟล์ และลิงก์ครบ', en: 'Videos, files and links are set' },
    bad: { th: 'บทเรียนที่ยังไม่มีวิดีโอ ไฟล์ หรือลิงก์ที่ใช้งานได้', en: 'Lessons without a working video, file or link' },
  },
  days: {
    good: { th: 'วันรับสมัครและวันอบรมเรียงถูกต้อง', en: 'Dates are in order' },
    bad: { th: 'วันเริ่มต้นอยู่หลังวันสิ้นสุด', en: 'End date is before start date' },
  },
  price: {
    good: { th: 'ราคาถูกต้อง', en: 'Prices are valid' },
    bad: { th: 'ราคาขายสูงกว่าราคาปกติ', en: 'The sale price is higher than the price' },
  },
  payment: {
    good: { th: 'มีช่องทางชำระเงิน', en: 'Buyers can pay' },
    bad: { th: 'ยังไม่มีช่องทางชำระเงิน ผู้เรียนจึงซื้อหลักสูตรนี้ไม่ได้', en: 'Nobody can buy it: no way to pay is set up' },
  },
  words: {
    good: { th: 'มีคำอธิบายหลักสูตร', en: 'Has a description' },
    bad: { th: 'ยังไม่มีคำอธิบายหลักสูตร', en: 'No description' },
  },
  cover: {
    good: { th: 'มีรูปปก', en: 'Has a cover' },
    bad: { th: 'ยังไม่มีรูปปก', en: 'No cover' },
  },
  category: {
    good: { th: 'มีหมวดหมู่', en: 'Has a category' },
    bad: { th: 'ยังไม่ได้เลือกหมวดหมู่', en: 'No category' },
  },
  lecturer: {
    good: { th: 'มีวิทยากร', en: 'Has a lecturer' },
    bad: { th: 'ยังไม่มีวิทยากร', en: 'No lecturer' },
  },
  hours: {
    good: { th: 'มีจำนวนชั่วโมง', en: 'Has hours' },
    bad: { th: 'มีวุฒิบัตรแต่ยังไม่มีจำนวนชั่วโมง', en: 'A certificate without hours' },
  },
  window: {
    good: { th: 'มีวันอบรม', en: 'Has training dates' },
    bad: { th: 'ยังไม่ได้กำหนดวันอบรม', en: 'No training dates' },
  },
  captions: {
    good: { th: 'วิดีโอมีคำบรรยาย', en: 'Videos have captions' },
    bad: { th: 'วิดีโอที่ยังไม่มีคำบรรยาย', en: 'Videos without captions' },
  },
  length: {
    good: { th: 'วิดีโอและเสียงระบุความยาวแล้ว', en: 'Video and audio have a length' },
    bad: { th: 'วิดีโอหรือเสียงที่ยังไม่ระบุความยาว', en: 'Video or audio without a length' },
  },
} as const
