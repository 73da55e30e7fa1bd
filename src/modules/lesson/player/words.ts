import { readingWords } from '#platform/content/file/serving/reading-words.ts'

/** What is said of watching, in refusals. */
export const watchWords = {
  wrong: { th: 'ข้อมูลการรับชมไม่ถูกต้อง', en: 'What was watched is not valid' },
  locked: { th: 'บทเรียนนี้ยังไม่เปิดให้คุณเรียน', en: 'This lesson is not open to you yet' },
} as const

/** What is told of questions and answers. */
export const tellingWords = {
  asked: { th: 'ผู้เรียนถามในหลักสูตร “{course}”', en: 'A learner asks in “{course}”' },
  answered: { th: 'คำถามของคุณใน “{lesson}” มีคำตอบแล้ว', en: 'Your question in “{lesson}” was answered' },
  again: { th: 'ผู้เรียนถามต่อในหลักสูตร “{course}”', en: 'A learner asks on in “{course}”' },
  see: { th: 'อ่านคำตอบ', en: 'Read the answer' },
} as const

/** What is at a film while one learns. */
export const filmWords = {
  play: { th: 'เล่น', en: 'Play' },
  pause: { th: 'หยุดชั่วคราว', en: 'Pause' },
  back10: { th: 'ย้อน 10 วินาที', en: 'Back 10 seconds' },
  mute: { th: 'ปิดเสียง', en: 'Mute' },
  speed: { th: 'ความเร็ว {n} เท่า', en: 'Speed {n}×' },
  captions: { th: 'คำบรรยาย', en: 'Captions' },
  picture: { th: 'ดูในหน้าต่างเล็ก', en: 'Picture in picture' },
  full: { th: 'เต็มจอ', en: 'Full screen' },
  leaveFull: { th: 'ออกจากเต็มจอ', en: 'Leave full screen' },
  keys: { th: 'ปุ่มลัด', en: 'Keys' },
  place: { th: 'ตำแหน่งในวิดีโอ', en: 'Place in the film' },
  failed: {
    th: 'เล่นวิดีโอไม่ได้ในขณะนี้ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
    en: 'The film cannot be played right now. Check the network and try again.',
  },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  goOn: { th: 'ไปต่อที่ {at}', en: 'Go on at {at}' },
  anew: { th: 'เริ่มใหม่ตั้งแต่ต้น', en: 'From the beginning again' },
} as const

export const keyWords = {
  title: { th: 'ปุ่มลัดของเครื่องเล่น', en: 'Keys of the player' },
  close: { th: 'ปิด', en: 'Close' },
  toggle: { th: 'เล่นหรือหยุด', en: 'Play or pause' },
  five: { th: 'ถอยหรือไปข้างหน้า 5 วินาที', en: 'Back or on by 5 seconds' },
  ten: { th: 'ถอยหรือไปข้างหน้า 10 วินาที', en: 'Back or on by 10 seconds' },
  slower: { th: 'ช้าลงหรือเร็วขึ้น', en: 'Slower or faster' },
  captions: { th: 'เปิดหรือปิดคำบรรยาย', en: 'Captions on or off' },
  full: { th: 'เต็มจอ', en: 'Full screen' },
  mute: { th: 'ปิดหรือเปิดเสียง', en: 'Sound off or on' },
  help: { th: 'แสดงปุ่มลัดนี้', en: 'Show these keys' },
} as const

/** What is at a PDF that is a lesson. */
export const readerWords = {
  ...readingWords,
  previous: { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  large: { th: 'อ่านเต็มจอ', en: 'Read on the whole screen' },
} as const

/** Why a PDF cannot be read in its lesson. */
export const unreadableWords = {
  broken: { th: 'ไฟล์นี้เสียหาย จึงเปิดอ่านที่นี่ไม่ได้', en: 'This file is broken, so it cannot be read here.' },
  locked: {
    th: 'ไฟล์นี้ตั้งรหัสผ่านไว้ เปิดในแท็บใหม่แล้วใส่รหัสเพื่ออ่าน',
    en: 'This file has a password. Open it in a new tab and enter the password to read it.',
  },
  busy: {
    th: 'กำลังตรวจไฟล์นี้ กรุณารอสักครู่แล้วลองใหม่',
    en: 'This file is being checked. Please try again in a moment.',
  },
  closed: {
    th: 'ไม่พบไฟล์นี้ หรือบทเรียนนี้ไม่เปิดให้คุณแล้ว',
    en: 'This file is not there, or the lesson is not open to you any more.',
  },
  lost: {
    th: 'โหลดไฟล์ไม่สำเร็จ ตรวจอินเทอร์เน็ตแล้วลองใหม่',
    en: 'The file could not be loaded. Check the network and try again.',
  },
} as const

/** What is under a lesson: how much was watched, notes, questions. */
export const besideWords = {
  watched: { th: 'ดูแล้ว {n}%', en: '{n}% watched' },
  heard: { th: 'ฟังแล้ว {n}%', en: '{n}% heard' },
  watchedHint: { th: 'นับเฉพาะช่วงที่เล่นจริง', en: 'What was jumped over does not count' },
  offline: { th: 'ออฟไลน์ เก็บความคืบหน้าไว้ในเครื่อง', en: 'Offline. Your progress is kept on this device.' },
  anew: {
    th: 'ครั้งก่อนดูถึงตอนจบแล้ว จึงเริ่มใหม่ตั้งแต่ต้น',
    en: 'You were at its end last time: it begins from the beginning again',
  },
  noSkipping: {
    th: 'บทนี้ข้ามไปข้างหน้าไม่ได้จนกว่าจะดูถึง',
    en: 'In this lesson you cannot jump ahead of what you have watched',
  },
  tabs: { th: 'เกี่ยวกับบทนี้', en: 'About this lesson' },
  content: { th: 'เนื้อหา', en: 'Content' },
  notes: { th: 'บันทึกของฉัน', en: 'My notes' },
  questions: { th: 'ถามวิทยากร', en: 'Ask the lecturer' },
  newNote: { th: 'บันทึกใหม่', en: 'New note' },
  jotHint: { th: 'จดสิ่งที่อยากจำ', en: 'Write down what you want to remember' },
  onlyYou: { th: 'เห็นเฉพาะคุณ', en: 'Only you see it' },
  jot: { th: 'จดไว้', en: 'Write it down' },
  jotAt: { th: 'จดไว้ที่ {at}', en: 'Write it down at {at}' },
  bookmark: { th: 'คั่นไว้ตรงนี้', en: 'Bookmark' },
  bookmarked: { th: 'ที่คั่น', en: 'Bookmark' },
  goTo: { th: '{at} ไปที่ช่วงนี้ของวิดีโอ', en: '{at}, go there in the film' },
  edit: { th: 'แก้ไขบันทึก', en: 'Edit the note' },
  save: { th: 'บันทึกการแก้ไข', en: 'Save the changes' },
  remove: { th: 'ลบ', en: 'Remove' },
  export: { th: 'ดาวน์โหลดบันทึกของหลักสูตรนี้', en: 'Download the notes of this course' },
  noNotes: { th: 'ยังไม่มีบันทึกในบทนี้', en: 'No notes in this lesson yet' },
  ask: { th: 'คำถามของคุณ', en: 'Your question' },
  askHint: { th: 'ถามเรื่องที่ยังไม่เข้าใจในบทนี้', en: 'Ask what you do not understand yet' },
  askNote: { th: 'ผู้เรียนคนอื่นอ่านคำถามได้ แต่ไม่เห็นชื่อคุณ', en: 'Other learners can read it, without your name' },
  send: { th: 'ส่งคำถาม', en: 'Ask' },
  noQuestions: { th: 'ยังไม่มีใครถามในบทนี้', en: 'Nobody has asked about this lesson yet' },
  you: { th: 'คุณ', en: 'You' },
  somebody: { th: 'ผู้เรียน', en: 'A learner' },
  waiting: { th: 'รอคำตอบ', en: 'Waiting for an answer' },
  reply: { th: 'ถามต่อ', en: 'Ask on' },
  replyLabel: { th: 'ข้อความถึงวิทยากร', en: 'Your message to the lecturer' },
  sendReply: { th: 'ส่ง', en: 'Send' },
  empty: { th: 'กรุณาพิมพ์ข้อความก่อนส่ง', en: 'Please write something first' },
  long: { th: 'ข้อความยาวเกินไป (ไม่เกิน 2,000 ตัวอักษร)', en: 'That is too long (2,000 characters at most)' },
  many: { th: 'ส่งคำถามบ่อยเกินไป กรุณารอสักครู่', en: 'That were many questions. Please wait a while.' },
  certificate: { th: 'เรียนอีก {n} บทจะได้รับวุฒิบัตร', en: '{n} more {n|lesson|lessons} to your certificate' },
  certificateDone: { th: 'เรียนครบทุกบทแล้ว หลักสูตรนี้มีวุฒิบัตร', en: 'All lessons are done. This course gives a certificate.' },
  previous: { th: 'บทก่อนหน้า', en: 'Previous lesson' },
  openFile: { th: 'เปิดไฟล์', en: 'Open the file' },
  saveFile: { th: 'ดาวน์โหลด {name}', en: 'Download {name}' },
  openLink: { th: 'ไปยังลิงก์ของบทเรียน', en: 'Go to the link of the lesson' },
  noFile: { th: 'ยังไม่มีไฟล์ของบทนี้', en: 'This lesson has no file yet' },
} as const

/** The file of notes that a learner removes. */
export const exportWords = {
  title: { th: 'บันทึกของฉัน: {course}', en: 'My notes: {course}' },
  file: { th: 'บันทึก', en: 'notes' },
} as const
