export const clientLogWords = {
  wrong: { th: 'ส่งข้อความไม่เกิน 1,000 ตัวอักษรในช่อง text', en: 'Send a text of at most 1,000 characters' },
} as const

/** Words for the link to view a site without its host name. */
export const previewWords = {
  title: { th: 'ดูตัวอย่างเว็บไซต์', en: 'Site preview' },
  text: {
    th: 'สร้างลิงก์ให้ผู้อื่นดูเว็บไซต์ตามที่บันทึกไว้ก่อนชื่อโฮสต์พร้อมใช้งาน ผู้ที่มีลิงก์ดูเว็บไซต์ได้ 1 ชั่วโมง แต่แก้ไขไม่ได้',
    en: 'Create a link that shows the saved site before its host name is ready. Anyone with the link can view the site for one hour.',
  },
  make: { th: 'สร้างลิงก์ตัวอย่าง', en: 'Create preview link' },
  link: { th: 'ลิงก์ตัวอย่าง', en: 'Preview link' },
  until: { th: 'ใช้ได้ถึง {time} น.', en: 'Works until {time}.' },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy link' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  open: { th: 'เปิดในแท็บใหม่', en: 'Open in a new tab' },
  failed: { th: 'สร้างลิงก์ไม่สำเร็จ กรุณาลองใหม่', en: 'The link could not be created. Please try again.' },
} as const

/** Words beside the preview of the site in a settings form. */
export const liveWords = {
  title: { th: 'ตัวอย่างหน้าแรก', en: 'Home page preview' },
  text: {
    th: 'ตัวอย่างของการแก้ไขที่ยังไม่บันทึก ผู้เยี่ยมชมเห็นหลังบันทึก',
    en: 'Preview of unsaved changes. Visitors see them after you save.',
  },
  desktop: { th: 'คอมพิวเตอร์', en: 'Computer' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  drawing: { th: 'กำลังแสดงตัวอย่าง…', en: 'Loading preview…' },
  failed: {
    th: 'โหลดตัวอย่างไม่สำเร็จ ข้อมูลที่กรอกไว้ยังอยู่ครบ',
    en: 'The preview could not be loaded. Your changes are still here.',
  },
  again: { th: 'ลองใหม่', en: 'Try again' },
} as const

export const codeWords = {
  oneByOne: {
    th: 'ลบรหัสทีละรายการ เพื่อดูว่ารหัสใช้อยู่ที่ใด',
    en: 'Delete codes one at a time so that you can see where each is used',
  },
  uses: { th: 'ใช้อยู่ (รายการ)', en: 'Used (records)' },
  system: { th: 'รหัสของระบบลบไม่ได้ แต่พักใช้ได้', en: 'You can deactivate this system code but not delete it' },
  used: {
    th: 'มี {n} รายการใช้อยู่ กรุณาเปลี่ยนรายการเหล่านั้นก่อน หรือพักใช้รหัส',
    en: 'Used in {n} {n|record. Change that|records. Change those} first, or deactivate the code',
  },
} as const

export const dashboardWords = {
  now: { th: 'ค่าปัจจุบัน', en: 'As is' },
  general: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
  display: { th: 'การแสดงผล', en: 'Layout' },
  tools: { th: 'เครื่องมือ', en: 'Tools' },
  codes: { th: 'รหัส', en: 'codes' },
} as const

/** The site's log in the tools. */
export const logWords = {
  title: { th: 'บันทึกเหตุการณ์', en: 'Log' },
  what: {
    th: 'ข้อผิดพลาดของเว็บไซต์นี้ในเซิร์ฟเวอร์และเบราว์เซอร์ ไม่มีข้อมูลลับและข้อมูลส่วนบุคคล เก็บไว้ 30 วัน',
    en: 'Errors of this site on the server and in browsers, without secrets or personal data. Kept for 30 days.',
  },
  last: { th: '50 รายการล่าสุด', en: 'the last 50' },
  search: { th: 'ค้นหาข้อความหรือรหัสข้อผิดพลาด', en: 'Search the text or an error code' },
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
  nothing: { th: 'ไม่มีข้อผิดพลาด', en: 'No errors' },
  nothingText: { th: 'ข้อผิดพลาดใน 30 วันที่ผ่านมาจะแสดงที่นี่', en: 'Errors of the last 30 days appear here.' },
} as const

/** Words for the export and import of settings. */
export const carriedWords = {
  willChange: { th: 'การตั้งค่าต่อไปนี้จะเปลี่ยน และยังไม่ได้บันทึก', en: 'These settings will change. Nothing is saved yet.' },
  same: { th: 'ตรงกับการตั้งค่าปัจจุบัน ไม่มีการเปลี่ยนแปลง', en: 'The settings are the same. Nothing would change.' },
  before: { th: 'เดิม', en: 'Now' },
  after: { th: 'ใหม่', en: 'Then' },
  download: { th: 'ดาวน์โหลดเป็นไฟล์ JSON', en: 'Download as a JSON file' },
  choose: { th: 'เลือกไฟล์ที่จะนำเข้า', en: 'Choose a file to import' },
} as const

export const toolWords = {
  tools: { th: 'เครื่องมือดูแลระบบ', en: 'Tools' },
  what: { th: 'คำอธิบาย', en: 'Description' },
  caches: { th: 'ล้างแคชหน้าเว็บ', en: 'Clear page cache' },
  cachesText: {
    th: 'สร้างหน้าเว็บที่ผู้เยี่ยมชมเห็นใหม่จากข้อมูลล่าสุด โดยปกติระบบทำให้อัตโนมัติเมื่อมีการแก้ไข',
    en: 'Pages for visitors are rendered again. This happens automatically when content changes.',
  },
  cachesDone: { th: 'ล้างแคชหน้าเว็บแล้ว', en: 'Page cache cleared' },
  search: { th: 'สร้างดัชนีค้นหาใหม่', en: 'Rebuild search index' },
  searchText: {
    th: 'จัดทำดัชนีของทุกรายการในเว็บไซต์นี้ใหม่ คุณทำงานอื่นต่อได้',
    en: 'All records of this site are indexed again. You can continue with other work.',
  },
  searchDone: { th: 'เริ่มสร้างดัชนีค้นหาใหม่แล้ว', en: 'Rebuilding the search index has started' },
  mail: { th: 'ส่งอีเมลที่ไม่สำเร็จอีกครั้ง', en: 'Resend failed emails' },
  mailText: { th: 'อีเมลที่ส่งไม่สำเร็จ {n} ฉบับ', en: 'Emails not sent: {n}' },
  mailDone: { th: 'นำอีเมล {n} ฉบับเข้าคิวส่งใหม่แล้ว', en: '{n} {n|email is|emails are} queued again' },
  noMail: { th: 'ไม่มีอีเมลที่ส่งไม่สำเร็จ', en: 'No failed emails' },
  settings: { th: 'ส่งออกหรือนำเข้าการตั้งค่า', en: 'Export or import settings' },
  settingsText: {
    th: 'คัดลอกข้อความนี้ไปวางในเว็บไซต์อื่นได้ ข้อความไม่มีข้อมูลลับและการอ้างอิงถึงรายการของเว็บไซต์นี้',
    en: 'Copy this text to another site. It does not contain secrets or references to records of this site.',
  },
  settingsField: { th: 'การตั้งค่าทั้งหมด', en: 'All settings' },
  settingsDone: { th: 'บันทึกการตั้งค่าที่นำเข้าแล้ว', en: 'Settings saved' },
  settingsWrong: {
    th: 'ข้อความไม่สมบูรณ์ หรือไม่ใช่การตั้งค่าที่ส่งออกจากระบบนี้',
    en: 'The text is incomplete or was not exported from a site',
  },
  settingsUnknown: { th: 'ไม่รู้จัก หรือคุณไม่มีสิทธิ์ตั้งค่า', en: 'Unknown, or you do not have permission to set it' },
  lookThrough: { th: 'ตรวจสอบการเปลี่ยนแปลง', en: 'Review changes' },
  bringIn: { th: 'บันทึกการตั้งค่า {n} รายการ', en: 'Save {n} changed settings' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
} as const
