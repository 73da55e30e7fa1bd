/** Words of the page of a form. */
export const formWords = {
  loading: { th: 'กำลังเตรียมแบบฟอร์ม', en: 'The form is loading' },
  noScript: {
    th: 'เบราว์เซอร์นี้ปิด JavaScript อยู่ แนบไฟล์ได้รวมกันไม่เกิน 8 MB หากต้องการแนบมากกว่านี้ กรุณาเปิด JavaScript ก่อนกรอก',
    en: 'JavaScript is off in this browser, so your files may have 8 MB in total. To attach more, turn it on before you fill in the form.',
  },
  tabs: { th: 'ส่วนของแบบฟอร์ม', en: 'Parts of the form' },
  tabErrors: { th: '{name} (ต้องแก้ไข {n} ช่อง)', en: '{name} ({n} {n|field|fields} to correct)' },
  nextTab: { th: 'ถัดไป', en: 'Next' },
  previousTab: { th: 'ย้อนกลับ', en: 'Back' },
  optional: { th: '(ไม่บังคับ)', en: '(optional)' },
  onlyIf: { th: 'กรอกเฉพาะเมื่อ “{field}” คือ {values}', en: 'Only if “{field}” is {values}' },
  or: { th: ' หรือ ', en: ' or ' },
  choose: { th: 'เลือก', en: 'Choose' },
  copy: { th: '{title} ชุดที่ {n}', en: '{title} {n}' },
  addCopy: { th: 'เพิ่ม{title}', en: 'Add {title}' },
  fullSet: { th: 'เพิ่มได้สูงสุด {n} ชุด', en: 'You can add at most {n} {n|item|items}' },
  removeCopy: { th: 'ลบ{title} ชุดที่ {n}', en: 'Remove {title} {n}' },
  copyAdded: { th: 'เพิ่มชุดที่ {n} แล้ว', en: 'Item {n} was added' },
  copyRemoved: { th: 'ลบชุดที่ {n} แล้ว', en: 'Item {n} was removed' },
  unnamedSet: { th: 'ข้อมูล', en: 'item' },
  submit: { th: 'ส่งข้อมูล', en: 'Submit' },
  clear: { th: 'ล้างข้อมูล', en: 'Clear' },
  clearTitle: { th: 'ล้างข้อมูลที่กรอกทั้งหมดหรือไม่', en: 'Clear everything you entered?' },
  clearText: { th: 'เรียกคืนได้ภายใน 10 วินาทีหลังจากล้าง', en: 'You can undo this for 10 seconds.' },
  keep: { th: 'ไม่ล้าง', en: 'Keep my answers' },
  cleared: { th: 'ล้างข้อมูลแล้ว', en: 'Your answers were cleared' },
  undo: { th: 'เรียกคืน', en: 'Undo' },
  errors: { th: 'Error Details', en: 'Error Details' },
  errorCount: { th: '({n}) {title}', en: '({n}) {title}' },
  sending: { th: 'กำลังส่งข้อมูล', en: 'Sending your answers' },
  sendingText: { th: 'กรุณารอสักครู่', en: 'Please wait a moment.' },
  sent: { th: 'ส่งข้อมูลเรียบร้อยแล้ว', en: 'Your answers were sent' },
  sentText: { th: 'ขอบคุณที่กรอกแบบฟอร์ม', en: 'Thank you for completing the form.' },
  number: { th: 'เลขที่', en: 'Reference number' },
  pay: { th: 'ไปชำระเงิน', en: 'Go to payment' },
  close: { th: 'ปิด', en: 'Close' },
  waiting: { th: 'เก็บข้อมูลไว้ในเครื่องนี้แล้ว แต่ยังไม่ได้ส่ง', en: 'Kept here, not yet sent' },
  waitingText: {
    th: 'ระบบจะส่งให้อีกครั้งเมื่อเชื่อมต่อได้ ส่งซ้ำกี่ครั้งก็นับเป็นคำตอบเดียว',
    en: 'It is sent again when you are back online. Repeated attempts count as one answer.',
  },
  sendNow: { th: 'ส่งอีกครั้ง', en: 'Try again now' },
  refused: { th: 'ยังส่งข้อมูลไม่ได้', en: 'Your answers were not sent' },
  refusedText: {
    th: 'ข้อมูลที่กรอกยังอยู่ครบ กรุณาลองใหม่',
    en: 'What you entered is still here. Try again.',
  },
  changedTitle: { th: 'แบบฟอร์มนี้เพิ่งเปลี่ยน', en: 'This form has just changed' },
  changedText: {
    th: 'ข้อมูลที่กรอกไว้ยังอยู่ กรุณาตรวจคำถามต่อไปนี้แล้วส่งอีกครั้ง',
    en: 'What you entered is still here. Check these questions and send the form again.',
  },
  changeAdded: { th: 'คำถามใหม่: {label}', en: 'New question: {label}' },
  changeRemoved: { th: 'ตัดคำถามออกแล้ว: {label}', en: 'Removed question: {label}' },
  changeChanged: { th: 'คำถามที่แก้ไข: {label}', en: 'Changed question: {label}' },
  pressAgain: { th: 'กดส่งข้อมูลอีกครั้งเพื่อยืนยัน', en: 'Press Submit once more to confirm' },
  pressAgainText: {
    th: 'ยังไม่ได้ส่ง กรุณาตรวจข้อมูลด้านล่าง แล้วกดส่งข้อมูล',
    en: 'Nothing was sent yet. Check your answers below, then press Submit.',
  },
  conflict: {
    th: 'มีการแก้ไขจากอุปกรณ์อื่น จึงใช้ค่าจากอุปกรณ์นั้นในช่องต่อไปนี้: {fields}',
    en: 'Another device changed this form. These fields have its values: {fields}',
  },
  later: { th: 'เก็บไว้กรอกต่อ', en: 'Continue later' },
  laterTitle: { th: 'เก็บร่างไว้แล้ว', en: 'Your draft is saved' },
  laterText: {
    th: 'เปิดลิงก์นี้เพื่อกรอกต่อได้ภายใน 30 วัน รวมทั้งจากอุปกรณ์อื่น ลิงก์แสดงเพียงครั้งนี้ และผู้ที่มีลิงก์อ่านข้อมูลที่กรอกไว้ได้',
    en: 'Open this link within 30 days to continue, also on another device. It is shown only now. Anyone who has it can read what you entered.',
  },
  laterLink: { th: 'ลิงก์สำหรับกรอกต่อ', en: 'Link to continue' },
  laterFailed: { th: 'ยังเก็บร่างไม่ได้', en: 'Your draft was not saved' },
  laterFailedText: {
    th: 'ข้อมูลที่กรอกยังอยู่ในหน้านี้ กรุณาลองใหม่อีกครั้ง',
    en: 'What you entered is still on this page. Try again.',
  },
  laterEmail: { th: 'ส่งลิงก์ไปที่อีเมล', en: 'Email the link to' },
  laterSend: { th: 'ส่งลิงก์', en: 'Send the link' },
  laterMailed: {
    th: 'ส่งลิงก์ไปที่ {email} แล้ว ลิงก์ที่ได้ก่อนหน้านี้ใช้ไม่ได้อีก',
    en: 'The link was sent to {email}. The earlier link no longer works.',
  },
  laterNotMailed: {
    th: 'ยังส่งลิงก์ไม่ได้ กรุณาตรวจอีเมล หรือลองใหม่ภายหลัง',
    en: 'The link was not sent. Check the address, or try again later.',
  },
  copyLink: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  reload: { th: 'โหลดหน้านี้ใหม่', en: 'Reload the page' },
  draft: { th: 'นำข้อมูลที่คุณกรอกค้างไว้กลับมาแล้ว', en: 'Your unfinished answers are back' },
  taken: { th: 'ข้อมูลนี้มีอยู่ในระบบแล้ว', en: 'The system has this data already' },
  uncheckable: { th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้', en: 'Failed to fetch data from API' },
  most: { th: 'กรอกได้ไม่เกิน {n} ตัวอักษร', en: 'Enter at most {n} {n|character|characters}' },
  locked: { th: 'ใช้ข้อมูลจากบัญชีของคุณ', en: 'Taken from your account' },
  agree: { th: 'ฉันยอมรับ', en: 'I accept' },
  rating: { th: '{n} จาก {most}', en: '{n} of {most}' },
} as const

/** Words of the parts of a date. */
export const dateWords = {
  day: { th: 'วัน', en: 'Day' },
  month: { th: 'เดือน', en: 'Month' },
  year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
  hour: { th: 'ชั่วโมง', en: 'Hour' },
  minute: { th: 'นาที', en: 'Minute' },
} as const

/** Words of the parts of an address. */
export const addressWords = {
  NO: { th: 'บ้านเลขที่', en: 'House number' },
  MOO: { th: 'หมู่', en: 'Village number' },
  SOI_TH: { th: 'ซอย', en: 'Lane' },
  BUILDING_TH: { th: 'อาคาร', en: 'Building' },
  ROAD_TH: { th: 'ถนน', en: 'Road' },
  province: { th: 'จังหวัด', en: 'Province' },
  district: { th: 'เขต/อำเภอ', en: 'District' },
  subdistrict: { th: 'แขวง/ตำบล', en: 'Subdistrict' },
  zipcode: { th: 'รหัสไปรษณีย์', en: 'Postal code' },
  missing: { th: 'กรุณากรอก{part}', en: 'Enter the {part}' },
} as const

/** Words of attached files. The three messages in English are the specification's (L165). */
export const uploadWords = {
  choose: { th: 'เลือกไฟล์', en: 'Choose files' },
  upload: { th: 'อัปโหลด', en: 'Upload' },
  accepts: {
    th: 'รับไฟล์ {types} ไม่เกิน {count} ไฟล์ ไฟล์ละไม่เกิน {size} MB',
    en: '{types}, at most {count} {count|file|files} of {size} MB each',
  },
  selected: { th: 'เลือกแล้ว', en: 'Selected' },
  uploading: { th: 'กำลังอัปโหลด {percent}%', en: 'Uploading {percent}%' },
  uploaded: { th: 'อัปโหลดแล้ว', en: 'Uploaded' },
  failed: { th: 'อัปโหลดไม่สำเร็จ กรุณาลองใหม่', en: 'The upload failed. Try again.' },
  again: { th: 'ลองใหม่', en: 'Try again' },
  remove: { th: 'ลบไฟล์ {name}', en: 'Remove {name}' },
  state: { th: '{name}: {state}', en: '{name}: {state}' },
  file: { th: 'ไฟล์ที่ {n} (.{type})', en: 'File {n} (.{type})' },
  wrongType: {
    th: 'Invalid file type. Please select a file with the allowed file types: {types}',
    en: 'Invalid file type. Please select a file with the allowed file types: {types}',
  },
  notAdded: {
    th: 'Only {n} file(s) can be added. {m} file(s) were not added.',
    en: 'Only {n} file(s) can be added. {m} file(s) were not added.',
  },
  tooMany: { th: 'The number of files exceeds the limit.', en: 'The number of files exceeds the limit.' },
  tooBig: { th: 'File size exceeds the limit.', en: 'File size exceeds the limit.' },
} as const

/** Words of the page on which a draft goes on. */
/** The letter with the link by which a draft goes on. */
export const resumeMailWords = {
  subject: { th: 'ลิงก์สำหรับกรอก “{form}” ต่อ', en: 'Your link to continue “{form}”' },
  text: {
    th: 'มีผู้ขอให้ส่งลิงก์สำหรับกรอก “{form}” ต่อมาที่อีเมลนี้ ใช้ได้ 30 วันหรือจนกว่าจะส่งแบบฟอร์ม',
    en: 'Somebody asked to send the link to continue “{form}” to this address. It works for 30 days, until the form is sent.',
  },
  action: { th: 'กรอกต่อ', en: 'Continue' },
  note: {
    th: 'ผู้ที่มีลิงก์อ่านข้อมูลที่กรอกไว้ได้ กรุณาไม่ส่งต่อ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    en: 'Anyone who has the link can read the answers, so do not forward it. If you did not ask for it, you need not do anything.',
  },
} as const

export const resumeWords = {
  title: { th: 'กรอกแบบฟอร์มต่อ', en: 'Continue a form' },
  text: {
    th: 'ร่างคำตอบเก็บไว้ 30 วัน และใช้ได้จนกว่าจะส่งแบบฟอร์ม',
    en: 'A draft is kept for 30 days, until the form is sent.',
  },
  code: { th: 'ลิงก์หรือรหัสสำหรับกรอกต่อ', en: 'Link or code to continue' },
  codeHint: {
    th: 'วางลิงก์ที่ได้ตอนเก็บร่าง',
    en: 'Paste the link that you received with your draft.',
  },
  open: { th: 'กรอกต่อ', en: 'Continue' },
  tooOften: {
    th: 'ลองหลายครั้งเกินไป กรุณารอ 1 นาทีแล้วลองใหม่',
    en: 'Too many attempts. Wait a minute and try again.',
  },
} as const
