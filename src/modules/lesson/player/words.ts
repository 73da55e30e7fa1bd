import { readingWords } from '#platform/content/file/serving/reading-words.ts'

/** Error messages about watching. */
export const watchWords = {
  wrong: { th: 'ข้อมูลการรับชมไม่ถูกต้อง', en: 'The watch data is not valid' },
  locked: { th: 'บทเรียนนี้ยังไม่เปิดให้คุณเรียน', en: 'This lesson is not open to you yet' },
} as const

/** Notifications about questions and answers. */
export const tellingWords = {
  asked: { th: 'ผู้เรียนถามในหลักสูตร “{course}”', en: 'New question in “{course}”' },
  answered: { th: 'คำถามของคุณใน “{lesson}” มีคำตอบแล้ว', en: 'Your question in “{lesson}” was answered' },
  again: { th: 'ผู้เรียนถามต่อในหลักสูตร “{course}”', en: 'New reply in “{course}”' },
  see: { th: 'ดูคำตอบ', en: 'View answer' },
} as const

/** Words of the video player for a learner. */
export const filmWords = {
  play: { th: 'เล่น', en: 'Play' },
  pause: { th: 'หยุดชั่วคราว', en: 'Pause' },
  back10: { th: 'ย้อน 10 วินาที', en: 'Back 10 seconds' },
  mute: { th: 'ปิดเสียง', en: 'Mute' },
  speed: { th: 'ความเร็ว {n} เท่า', en: 'Speed {n}×' },
  captions: { th: 'คำบรรยาย', en: 'Captions' },
  picture: { th: 'ดูในหน้าต่างเล็ก', en: 'Picture in picture' },
  full: { th: 'เต็มจอ', en: 'Full screen' },
  leaveFull: { th: 'ออกจากเต็มจอ', en: 'Exit full screen' },
  keys: { th: 'คีย์ลัด', en: 'Keyboard shortcuts' },
  place: { th: 'ตำแหน่งในวิดีโอ', en: 'Position in the video' },
  failed: {
    th: 'ขณะนี้เล่นวิดีโอไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    en: 'The video cannot be played. Check your connection and try again.',
  },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  goOn: { th: 'เล่นต่อที่ {at}', en: 'Continue at {at}' },
  anew: { th: 'เริ่มใหม่ตั้งแต่ต้น', en: 'Start again' },
} as const

export const keyWords = {
  title: { th: 'คีย์ลัดของเครื่องเล่น', en: 'Player shortcuts' },
  close: { th: 'ปิด', en: 'Close' },
  toggle: { th: 'เล่นหรือหยุด', en: 'Play or pause' },
  five: { th: 'ย้อนกลับหรือไปข้างหน้า 5 วินาที', en: 'Back or forward 5 seconds' },
  ten: { th: 'ย้อนกลับหรือไปข้างหน้า 10 วินาที', en: 'Back or forward 10 seconds' },
  slower: { th: 'ช้าลงหรือเร็วขึ้น', en: 'Slower or faster' },
  captions: { th: 'เปิดหรือปิดคำบรรยาย', en: 'Captions on or off' },
  full: { th: 'เต็มจอ', en: 'Full screen' },
  mute: { th: 'ปิดหรือเปิดเสียง', en: 'Mute or unmute' },
  help: { th: 'แสดงคีย์ลัด', en: 'Show shortcuts' },
} as const

/** Words of the PDF reader. */
export const readerWords = {
  ...readingWords,
  previous: { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  large: { th: 'อ่านเต็มจอ', en: 'Read in full screen' },
} as const

/** Why a PDF cannot be shown in its lesson. */
export const unreadableWords = {
  broken: { th: 'เปิดไฟล์นี้ไม่ได้ เพราะไฟล์เสียหาย', en: 'This file is damaged and cannot be opened here.' },
  locked: {
    th: 'ไฟล์นี้มีรหัสผ่าน กรุณาเปิดในแท็บใหม่แล้วใส่รหัสผ่าน',
    en: 'This file has a password. Open it in a new tab and enter the password to read it.',
  },
  busy: {
    th: 'กำลังตรวจสอบไฟล์นี้ กรุณารอสักครู่แล้วลองใหม่',
    en: 'This file is being scanned. Try again in a moment.',
  },
  closed: {
    th: 'ไม่พบไฟล์นี้ หรือคุณไม่มีสิทธิ์เปิดบทเรียนนี้แล้ว',
    en: 'This file does not exist, or the lesson is no longer open to you.',
  },
  lost: {
    th: 'โหลดไฟล์ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    en: 'The file could not be loaded. Check your connection and try again.',
  },
} as const

/** Words below a lesson: watched time, notes and questions. */
export const besideWords = {
  watched: { th: 'ดูแล้ว {n}%', en: '{n}% watched' },
  heard: { th: 'ฟังแล้ว {n}%', en: '{n}% listened' },
  watchedHint: { th: 'นับเฉพาะช่วงที่เล่นจริง', en: 'Skipped parts do not count' },
  offline: {
    th: 'คุณออฟไลน์อยู่ บันทึกความคืบหน้าไว้ในเครื่องนี้แล้ว',
    en: 'You are offline. Your progress is saved on this device.',
  },
  anew: {
    th: 'ครั้งก่อนดูจบแล้ว จึงเริ่มใหม่ตั้งแต่ต้น',
    en: 'You reached the end last time. It starts from the beginning.',
  },
  noSkipping: {
    th: 'เลื่อนข้ามไปข้างหน้าไม่ได้ในบทนี้',
    en: 'You cannot skip ahead in this lesson',
  },
  tabs: { th: 'เกี่ยวกับบทนี้', en: 'About this lesson' },
  content: { th: 'เนื้อหา', en: 'Content' },
  notes: { th: 'บันทึกของฉัน', en: 'My notes' },
  questions: { th: 'ถามวิทยากร', en: 'Ask the lecturer' },
  newNote: { th: 'บันทึกใหม่', en: 'New note' },
  jotHint: { th: 'จดสิ่งที่ต้องการจำ', en: 'Write what you want to remember' },
  onlyYou: { th: 'เห็นเฉพาะคุณ', en: 'Only visible to you' },
  jot: { th: 'บันทึก', en: 'Save note' },
  jotAt: { th: 'บันทึกที่ {at}', en: 'Save note at {at}' },
  bookmark: { th: 'คั่นตำแหน่งนี้', en: 'Bookmark' },
  bookmarked: { th: 'ที่คั่น', en: 'Bookmark' },
  goTo: { th: 'ไปที่ {at} ของวิดีโอ', en: 'Go to {at} in the video' },
  edit: { th: 'แก้ไขบันทึก', en: 'Edit note' },
  save: { th: 'บันทึกการแก้ไข', en: 'Save changes' },
  remove: { th: 'ลบ', en: 'Remove' },
  export: { th: 'ดาวน์โหลดบันทึกของหลักสูตรนี้', en: 'Download notes of this course' },
  noNotes: { th: 'ยังไม่มีบันทึกในบทเรียนนี้', en: 'No notes in this lesson yet' },
  ask: { th: 'คำถามของคุณ', en: 'Your question' },
  askHint: { th: 'ถามเรื่องที่ยังไม่เข้าใจในบทนี้', en: 'Ask about anything that is not clear' },
  askNote: { th: 'ผู้เรียนคนอื่นอ่านคำถามได้ แต่ไม่เห็นชื่อคุณ', en: 'Other learners can read it without seeing your name' },
  send: { th: 'ส่งคำถาม', en: 'Ask' },
  noQuestions: { th: 'ยังไม่มีคำถามในบทเรียนนี้', en: 'No questions about this lesson yet' },
  you: { th: 'คุณ', en: 'You' },
  somebody: { th: 'ผู้เรียน', en: 'A learner' },
  waiting: { th: 'รอคำตอบ', en: 'Waiting for an answer' },
  reply: { th: 'ถามต่อ', en: 'Reply' },
  replyLabel: { th: 'ข้อความถึงวิทยากร', en: 'Your message to the lecturer' },
  sendReply: { th: 'ส่ง', en: 'Send' },
  empty: { th: 'กรุณาพิมพ์ข้อความก่อนส่ง', en: 'Enter some text first' },
  long: { th: 'ข้อความยาวเกินไป (ไม่เกิน 2,000 ตัวอักษร)', en: 'The text is too long (2,000 characters at most)' },
  many: { th: 'ส่งคำถามบ่อยเกินไป กรุณารอสักครู่', en: 'You have asked too many questions. Try again later.' },
  certificate: { th: 'เรียนอีก {n} บทจะได้รับวุฒิบัตร', en: '{n} more {n|lesson|lessons} to your certificate' },
  certificateDone: { th: 'เรียนครบทุกบทแล้ว หลักสูตรนี้มีวุฒิบัตร', en: 'All lessons are done. This course gives a certificate.' },
  previous: { th: 'บทก่อนหน้า', en: 'Previous lesson' },
  openFile: { th: 'เปิดไฟล์', en: 'Open the file' },
  saveFile: { th: 'ดาวน์โหลด {name}', en: 'Download {name}' },
  openLink: { th: 'ไปยังลิงก์ของบทเรียน', en: 'Open lesson link' },
  noFile: { th: 'บทเรียนนี้ยังไม่มีไฟล์', en: 'This lesson has no file yet' },
} as const

/** The file of notes that a learner downloads. */
export const exportWords = {
  title: { th: 'บันทึกของฉัน: {course}', en: 'My notes: {course}' },
  file: { th: 'บันทึก', en: 'notes' },
} as const
