/** Signing in by the chat app, and linking it. */
export const chatWords = {
  title: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  text: {
    th: 'ระบบจะพาไปยืนยันตัวตนที่ LINE แล้วกลับมาที่นี่',
    en: 'You prove who you are at LINE and come back here.',
  },
  start: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  again: { th: 'ลองใหม่อีกครั้ง', en: 'Try again' },
  back: { th: 'กลับไปหน้าเข้าสู่ระบบ', en: 'Back to the log-in' },
  toProfile: { th: 'กลับไปหน้าของฉัน', en: 'Back to my page' },
  first: {
    th: 'ครั้งแรกระบบจะสร้างบัญชีผู้เรียนจากชื่อที่แสดงใน LINE และถือว่าคุณยอมรับนโยบายความเป็นส่วนตัว',
    en: 'The first time, a learner account is made with your LINE display name, and you accept the privacy policy.',
  },
  nameless: { th: 'ผู้เรียน', en: 'Learner' },
  problem: { th: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ', en: 'The log-in with LINE did not work' },
  linked: { th: 'เชื่อมต่อบัญชี LINE เรียบร้อยแล้ว', en: 'The LINE account is linked' },
  unlinked: { th: 'ยกเลิกการเชื่อมต่อบัญชี LINE เรียบร้อยแล้ว', en: 'The LINE account is no longer linked' },
} as const

export const chatRefusedWords = {
  state: {
    th: 'การเข้าสู่ระบบนี้หมดเวลา ถูกใช้ไปแล้ว หรือเริ่มจากเบราว์เซอร์อื่น กรุณาเริ่มใหม่',
    en: 'This log-in is over, was used already, or began in another browser. Please begin again.',
  },
  denied: {
    th: 'คุณยังไม่ได้อนุญาตให้เว็บไซต์นี้ใช้บัญชี LINE',
    en: 'You did not allow this site to use your LINE account.',
  },
  wrong: {
    th: 'ข้อมูลที่ LINE ส่งกลับมาไม่ถูกต้อง จึงยังยืนยันตัวตนไม่ได้',
    en: 'What LINE sent back is not valid, so it is not certain who you are.',
  },
  down: {
    th: 'ติดต่อ LINE ไม่ได้ในขณะนี้ กรุณาลองใหม่ในอีกสักครู่ หรือเข้าสู่ระบบด้วยรหัสผ่าน',
    en: 'LINE cannot be reached at the moment. Please try again shortly, or log in with a password.',
  },
  off: {
    th: 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This account is switched off. Please ask an administrator of the site.',
  },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account has no right to use this site' },
  taken: {
    th: 'บัญชี LINE นี้เชื่อมต่อกับผู้เรียนคนอื่นแล้ว หรือคุณเชื่อมต่อบัญชี LINE อื่นไว้ก่อนแล้ว',
    en: 'This LINE account is linked to another learner, or you have linked another one before.',
  },
} as const

/** The part of the profile about the ways to log in. */
export const accountWords = {
  ways: { th: 'วิธีเข้าสู่ระบบ', en: 'Ways to log in' },
  chat: { th: 'บัญชี LINE', en: 'LINE account' },
  linkedTo: { th: 'เชื่อมต่อกับ {name}', en: 'Linked to {name}' },
  nameless: { th: 'เชื่อมต่อแล้ว', en: 'Linked' },
  notLinked: {
    th: 'เชื่อมต่อบัญชี LINE เพื่อเข้าสู่ระบบครั้งต่อไปโดยไม่ต้องใช้รหัสผ่าน',
    en: 'Link your LINE account to log in without a password next time.',
  },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
  link: { th: 'เชื่อมต่อ LINE', en: 'Link LINE' },
  unlink: { th: 'ยกเลิกการเชื่อมต่อ', en: 'Unlink' },
  onlyWay: {
    th: 'เป็นวิธีเข้าสู่ระบบวิธีเดียวของคุณ จึงยกเลิกการเชื่อมต่อไม่ได้',
    en: 'This is your only way to log in, so it cannot be unlinked.',
  },
  wrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is wrong' },
  'too-many': {
    th: 'กรอกรหัสผ่านผิดหลายครั้งเกินไป กรุณารอ 10 นาทีแล้วลองใหม่',
    en: 'Too many wrong passwords. Please wait ten minutes and try again.',
  },
  down: { th: 'ติดต่อ LINE ไม่ได้ในขณะนี้ กรุณาลองใหม่', en: 'LINE cannot be reached at the moment. Please try again.' },
  refused: { th: 'บัญชีนี้เชื่อมต่อ LINE ไม่ได้', en: 'This account cannot be linked to LINE' },
} as const

/** Coming in from another system. */
export const bypassWords = {
  title: { th: 'เข้าใช้งานจากระบบอื่น', en: 'Coming from another system' },
  text: {
    th: '{system} รับรองว่าคุณคือ {name}',
    en: '{system} says that you are {name}.',
  },
  enter: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  notYou: {
    th: 'ถ้าไม่ใช่คุณ ให้ปิดหน้านี้',
    en: 'If that is not you, close this page.',
  },
  problem: { th: 'เข้าใช้งานไม่สำเร็จ', en: 'It did not work' },
  toLogIn: { th: 'เข้าสู่ระบบด้วยวิธีอื่น', en: 'Log in another way' },
} as const

export const bypassRefusedWords = {
  assertion: {
    th: 'ลิงก์นี้หมดอายุ ถูกใช้ไปแล้ว หรือไม่ถูกต้อง กรุณากลับไปเปิดจากระบบเดิมอีกครั้ง',
    en: 'The link is over, was used already, or is not valid. Please open it again from where you came.',
  },
  unknown: {
    th: 'ไม่พบบัญชีผู้เรียนนี้ในเว็บไซต์ กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This learner is not known here. Please ask an administrator of the site.',
  },
  off: {
    th: 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This account is switched off. Please ask an administrator of the site.',
  },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account has no right to use this site' },
} as const

/** The page of somebody whom another system sent. */
export const employeeWords = {
  title: { th: 'ข้อมูลพนักงาน', en: 'Employee' },
  person: { th: 'ข้อมูลส่วนตัว', en: 'About you' },
  username: { th: 'ชื่อผู้ใช้', en: 'User name' },
  email: { th: 'อีเมล', en: 'E-mail' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  band: { th: 'กลุ่มเป้าหมาย', en: 'Target group' },
  notGiven: { th: 'ไม่ระบุ', en: 'Not given' },
  enrolledHours: { th: 'ลงทะเบียน', en: 'Enrolled' },
  doneHours: { th: 'เรียนจบแล้ว', en: 'Finished' },
  ofHours: { th: '{n} ชั่วโมง', en: '{n} {n|hour|hours}' },
} as const
