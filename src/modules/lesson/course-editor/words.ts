/** Words of the course editor. */
export const editorWords = {
  outline: { th: 'โครงสร้าง', en: 'Structure' },
  total: { th: '{n} บทเรียน', en: '{n} {n|lesson|lessons}' },
  how: {
    th: 'ลากที่จับเพื่อย้าย หรือโฟกัสที่จับแล้วกด Space เพื่อยก ลูกศรเพื่อเลื่อนหรือเปลี่ยนระดับ Space เพื่อวาง Esc เพื่อคืนที่เดิม',
    en: 'Drag by the handle. By keyboard: Space on the handle lifts, arrows move or change the level, Space drops, Esc puts back.',
  },
  grip: { th: 'ย้าย {name}', en: 'Move {name}' },
  open: { th: 'เปิดแก้ไข', en: 'Open' },
  whole: { th: 'แก้ไขเต็มหน้า', en: 'Edit on its own screen' },
  lifted: { th: 'ยก {name} แล้ว อยู่ลำดับที่ {at} จาก {of}', en: '{name} lifted, at {at} of {of}' },
  movedTo: { th: '{name} อยู่ลำดับที่ {at} จาก {of}', en: '{name} is at {at} of {of}' },
  beneath: {
    th: '{name} อยู่ใต้ {parent} ลำดับที่ {at} จาก {of}',
    en: '{name} is under {parent}, at {at} of {of}',
  },
  dropped: { th: 'วาง {name} แล้ว', en: '{name} dropped' },
  putBack: { th: 'คืน {name} ที่เดิมแล้ว', en: '{name} put back' },
  dropHere: { th: 'วางที่นี่', en: 'Drop here' },
  moved: { th: 'ย้าย “{name}” แล้ว', en: '“{name}” was moved' },
  undo: { th: 'ย้ายกลับ', en: 'Move back' },
  unknown: {
    th: 'ย้ายไม่ได้ เพราะโครงสร้างเปลี่ยนไปแล้ว โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    en: 'Not moved: the structure has changed meanwhile. Load this screen again.',
  },
  within: { th: 'ย้ายบทเรียนเข้าไปใต้ตัวเองไม่ได้', en: 'A lesson cannot stand under itself' },
  deep: {
    th: 'ซ้อนได้ไม่เกินสามระดับ คือ บท บทเรียน และบทย่อย',
    en: 'There are three levels: chapters, lessons and sub-lessons',
  },
  failed: { th: 'บันทึกการย้ายไม่สำเร็จ ลองอีกครั้ง', en: 'The move was not stored. Try again.' },
  paste: { th: 'เพิ่มหลายบทพร้อมกัน', en: 'Add many lessons' },
  pasteLabel: { th: 'รายชื่อบทเรียน บรรทัดละหนึ่งบท', en: 'Lessons, one a line' },
  pasteHow: {
    th: 'บรรทัดที่ย่อหน้าหรือขึ้นต้นด้วยขีดจะอยู่ใต้บทก่อนหน้า ต่อท้ายด้วยลิงก์ YouTube หรือ https:// ได้ ครั้งละไม่เกิน 200 บรรทัด',
    en: 'Indented lines, or those with a dash, stand under the one before. A YouTube or https:// address may follow. 200 lines at most.',
  },
  pasteExample: {
    th: 'บทนำ\n- รู้จักหน้าที่ https://youtu.be/…\n- กฎหมาย',
    en: 'Introduction\n- Duties https://youtu.be/…\n- The law',
  },
  pasteSend: { th: 'เพิ่มบทเรียน', en: 'Add the lessons' },
  pasteNone: { th: 'ยังไม่มีบรรทัดที่เป็นบทเรียน', en: 'No line names a lesson' },
  pasteMany: { th: 'เพิ่มได้ครั้งละไม่เกิน 200 บรรทัด', en: 'No more than 200 lines at a time' },
  pasted: { th: 'เพิ่มบทเรียนแล้ว', en: 'The lessons were added' },
  back: { th: 'กลับไปที่โครงสร้าง', en: 'Back to the structure' },
  versions: { th: 'ฉบับ', en: 'Versions' },
  copies: { th: 'คัดลอกและส่งออก', en: 'Copy and export' },
  moveLearners: { th: 'ย้ายผู้เรียนจากรุ่นก่อน', en: 'Move learners from older editions' },
  asLearner: { th: 'ดูอย่างผู้เรียน', en: 'See as a learner' },
} as const

/** What the checks before publishing say. */
export const checkWords = {
  heading: { th: 'ความพร้อม', en: 'Readiness' },
  of: { th: '{n} จาก {of}', en: '{n} of {of}' },
  good: { th: 'พร้อม', en: 'ready' },
  warn: { th: 'ควรแก้', en: 'should be mended' },
  stop: { th: 'ต้องแก้ก่อนเผยแพร่', en: 'must be mended first' },
  more: { th: 'และอีก {n} แห่ง', en: 'and {n} more' },
  ask: { th: 'ยังมีสิ่งที่ควรแก้ก่อนเผยแพร่', en: 'Some things should be mended first' },
  stopped: { th: 'ยังเผยแพร่ไม่ได้ เพราะ {why}', en: 'It cannot be published yet: {why}' },
  anyway: { th: 'เผยแพร่ทั้งอย่างนี้', en: 'Publish as it is' },
  later: { th: 'กลับไปแก้ก่อน', en: 'Mend first' },
} as const

/** Each check as it is when it is good, and as it is when it is not. */
export const checkSentences = {
  lessons: {
    good: { th: 'มีบทเรียนที่เผยแพร่', en: 'Has published lessons' },
    bad: { th: 'ยังไม่มีบทเรียนที่เผยแพร่', en: 'No published lesson yet' },
  },
  taught: {
    good: { th: 'ทุกบทอ่านมีเนื้อหา', en: 'Every text has words' },
    bad: { th: 'บทเรียนที่ยังว่าง', en: 'Empty lessons' },
  },
  film: {
    good: { th: 'วิดีโอ ไฟล์ และลิงก์ครบ', en: 'Films, files and links are there' },
    bad: { th: 'บทที่ยังไม่มีวิดีโอ ไฟล์ หรือลิงก์ที่ใช้ได้', en: 'Lessons without a film, file or link that works' },
  },
  days: {
    good: { th: 'วันรับสมัครและวันอบรมเรียงถูกต้อง', en: 'Days are in order' },
    bad: { th: 'วันเริ่มอยู่หลังวันสิ้นสุด', en: 'Days end before they begin' },
  },
  price: {
    good: { th: 'ราคาถูกต้อง', en: 'Prices fit' },
    bad: { th: 'ราคาขายสูงกว่าราคาปกติ', en: 'The sale price is above the price' },
  },
  words: {
    good: { th: 'มีคำอธิบายหลักสูตร', en: 'Is described' },
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
    good: { th: 'มีจำนวนชั่วโมง', en: 'Has its hours' },
    bad: { th: 'มีวุฒิบัตรแต่ยังไม่มีจำนวนชั่วโมง', en: 'A certificate without hours' },
  },
  window: {
    good: { th: 'มีวันอบรม', en: 'Has its training days' },
    bad: { th: 'ยังไม่ได้กำหนดวันอบรม', en: 'No training days' },
  },
  captions: {
    good: { th: 'วิดีโอมีคำบรรยาย', en: 'Films have captions' },
    bad: { th: 'วิดีโอที่ยังไม่มีคำบรรยาย', en: 'Films without captions' },
  },
  length: {
    good: { th: 'วิดีโอและเสียงบอกความยาว', en: 'Films and sound say how long they are' },
    bad: { th: 'วิดีโอหรือเสียงที่ยังไม่บอกความยาว', en: 'Films or sound without a length' },
  },
} as const
