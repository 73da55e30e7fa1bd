export const clientLogWords = {
  wrong: { th: 'ส่งข้อความไม่เกิน 1,000 ตัวอักษรในช่อง text', en: 'Send a text of at most 1,000 characters' },
} as const

/** Where an administrator makes a link to look at his site without its host name. */
export const previewWords = {
  title: { th: 'ดูตัวอย่างเว็บไซต์', en: 'Preview of the site' },
  text: {
    th: 'สร้างลิงก์ให้ผู้อื่นดูเว็บไซต์นี้ตามที่บันทึกไว้ ก่อนชื่อโฮสต์พร้อมใช้งาน ผู้ที่มีลิงก์ดูได้ภายใน 1 ชั่วโมง และดูได้อย่างเดียว',
    en: 'Make a link that shows this site as it is saved, before its host name is ready. Whoever has the link can look for an hour, and only look.',
  },
  make: { th: 'สร้างลิงก์ตัวอย่าง', en: 'Make a preview link' },
  link: { th: 'ลิงก์ตัวอย่าง', en: 'Preview link' },
  until: { th: 'ใช้ได้ถึง {time} น.', en: 'Works until {time}.' },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  open: { th: 'เปิดในแท็บใหม่', en: 'Open in a new tab' },
  failed: { th: 'สร้างลิงก์ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง', en: 'The link could not be made. Please try again.' },
} as const

/** What is drawn of the site beside the form that it is set with. */
export const liveWords = {
  title: { th: 'ตัวอย่างหน้าแรก', en: 'How the front page would look' },
  text: {
    th: 'แสดงตามที่กรอกอยู่ตอนนี้ ผู้เยี่ยมชมยังไม่เห็นจนกว่าจะบันทึก',
    en: 'As it is written now. Visitors see none of it before it is saved.',
  },
  desktop: { th: 'คอมพิวเตอร์', en: 'Computer' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  drawing: { th: 'กำลังวาดตัวอย่าง…', en: 'Drawing…' },
  failed: { th: 'วาดตัวอย่างไม่สำเร็จ สิ่งที่กรอกยังอยู่ครบ', en: 'It could not be drawn. What you wrote is all there.' },
  again: { th: 'ลองใหม่', en: 'Try again' },
} as const

export const codeWords = {
  oneByOne: { th: 'ลบรหัสทีละรายการ เพื่อให้เห็นว่าใช้อยู่ที่ใด', en: 'Delete codes one by one, so that their use is seen' },
  uses: { th: 'ใช้อยู่ (แห่ง)', en: 'Used (rows)' },
  system: { th: 'เป็นรหัสของระบบ ลบไม่ได้ แต่พักใช้ได้', en: 'The system knows this code: it can rest, but not go' },
  used: {
    th: 'ใช้อยู่ {n} แห่ง เปลี่ยนที่นั่นก่อน หรือพักใช้แทน',
    en: 'Used in {n} {n|row: change that|rows: change those} first, or let it rest',
  },
} as const

export const dashboardWords = {
  now: { th: 'ค่าปัจจุบัน', en: 'As it is now' },
  general: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
  display: { th: 'การแสดงผล', en: 'Layout' },
  tools: { th: 'เครื่องมือ', en: 'Tools' },
  codes: { th: 'รหัส', en: 'codes' },
} as const

/** The log of the site in the tools. */
export const logWords = {
  title: { th: 'บันทึกเหตุการณ์', en: 'Log' },
  what: {
    th: 'ข้อผิดพลาดของเซิร์ฟเวอร์และเบราว์เซอร์ที่เกิดกับเว็บไซต์นี้ ไม่มีรหัสลับและข้อมูลส่วนบุคคล เก็บไว้ 30 วัน',
    en: 'What went wrong on this site, on the server and in browsers, without secrets and personal data; kept for 30 days.',
  },
  last: { th: '50 รายการล่าสุด', en: 'the last 50' },
  search: { th: 'ค้นข้อความหรือรหัสที่ผู้ใช้แจ้ง', en: 'Search the text, or the code that somebody was told' },
  all: { th: 'ทั้งหมด', en: 'All' },
  error: { th: 'ข้อผิดพลาด', en: 'Error' },
  warning: { th: 'คำเตือน', en: 'Warning' },
  server: { th: 'เซิร์ฟเวอร์', en: 'Server' },
  browser: { th: 'เบราว์เซอร์', en: 'Browser' },
  text: { th: 'เหตุการณ์', en: 'What happened' },
  level: { th: 'ระดับ', en: 'Level' },
  source: { th: 'เกิดที่', en: 'Where' },
  code: { th: 'รหัสอ้างอิง', en: 'Code' },
  at: { th: 'เมื่อ', en: 'When' },
  nothing: { th: 'ไม่มีเหตุการณ์ที่ต้องดู', en: 'Nothing went wrong' },
  nothingText: { th: 'ถ้ามีข้อผิดพลาดใน 30 วันที่ผ่านมา จะแสดงที่นี่', en: 'What goes wrong within 30 days is shown here.' },
} as const

/** Settings that are removed as a file, or imported. */
export const carriedWords = {
  willChange: { th: 'จะเปลี่ยนการตั้งค่าต่อไปนี้ ยังไม่ได้บันทึก', en: 'This would change. Nothing is stored yet.' },
  same: { th: 'ตรงกับที่ใช้อยู่แล้ว ไม่มีอะไรเปลี่ยน', en: 'It is what is set already: nothing would change.' },
  before: { th: 'เดิม', en: 'Now' },
  after: { th: 'ใหม่', en: 'Then' },
  download: { th: 'ดาวน์โหลดเป็นไฟล์ JSON', en: 'Download as a JSON file' },
  choose: { th: 'เลือกไฟล์ที่จะนำเข้า', en: 'Choose a file to bring in' },
} as const

export const toolWords = {
  tools: { th: 'เครื่องมือดูแลระบบ', en: 'Tools' },
  what: { th: 'แต่ละอย่างทำอะไร', en: 'What each does' },
  caches: { th: 'ล้างหน้าที่จำไว้', en: 'Drop kept pages' },
  cachesText: {
    th: 'หน้าเว็บที่ผู้เยี่ยมชมเห็นจะสร้างใหม่จากข้อมูลล่าสุด ปกติระบบทำเองเมื่อมีการแก้ไข',
    en: 'Pages for visitors are made anew. The product does so by itself when something changes.',
  },
  cachesDone: { th: 'ล้างหน้าที่จำไว้แล้ว', en: 'The kept pages are dropped' },
  search: { th: 'สร้างดัชนีค้นหาใหม่', en: 'Rebuild the search' },
  searchText: {
    th: 'อ่านทุกรายการของเว็บไซต์นี้แล้วเขียนคำค้นใหม่ ทำงานอื่นต่อได้',
    en: 'Every row of this site is read again for the words that find it. You can go on with other work.',
  },
  searchDone: { th: 'เริ่มสร้างดัชนีค้นหาแล้ว', en: 'Rebuilding the search has begun' },
  mail: { th: 'ส่งอีเมลที่ค้างอีกครั้ง', en: 'Send failed mail again' },
  mailText: { th: 'อีเมลที่ส่งไม่สำเร็จ {n} ฉบับ', en: 'Mail that could not be sent: {n}' },
  mailDone: { th: 'นำอีเมลเข้าคิวส่งใหม่ {n} ฉบับ', en: '{n} {n|letter is|letters are} queued again' },
  noMail: { th: 'ไม่มีอีเมลที่ส่งไม่สำเร็จ', en: 'No mail has failed' },
  settings: { th: 'นำการตั้งค่าออกหรือเข้า', en: 'Take settings away or bring them in' },
  settingsText: {
    th: 'คัดลอกข้อความนี้ไปวางที่อีกเว็บไซต์หนึ่งได้ รหัสลับและสิ่งที่อ้างถึงรายการของเว็บไซต์นี้ไม่อยู่ในข้อความ',
    en: 'Copy this text to another site. Secrets, and what points at rows of this site, are not in it.',
  },
  settingsField: { th: 'การตั้งค่าทั้งหมด', en: 'All settings' },
  settingsDone: { th: 'บันทึกการตั้งค่าที่นำเข้าแล้ว', en: 'The settings are stored' },
  settingsWrong: {
    th: 'ข้อความไม่ครบหรือไม่ใช่การตั้งค่าที่นำออกจากระบบนี้',
    en: 'The text is not whole, or not what was taken from a site',
  },
  settingsUnknown: { th: 'ไม่รู้จักหรือแก้ไม่ได้', en: 'Unknown, or not yours to set' },
  lookThrough: { th: 'ตรวจดูก่อนบันทึก', en: 'Look through before storing' },
  bringIn: { th: 'บันทึก {n} การตั้งค่าที่เปลี่ยน', en: 'Store {n} changed settings' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
} as const
