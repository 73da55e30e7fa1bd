/** Words for the login by chat app and its linking. */
export const chatWords = {
  title: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  text: {
    th: 'ระบบจะพาคุณไปยืนยันตัวตนที่ LINE แล้วกลับมาที่นี่',
    en: 'You will confirm your identity with LINE and return here.',
  },
  start: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  again: { th: 'ลองใหม่อีกครั้ง', en: 'Try again' },
  back: { th: 'กลับไปหน้าเข้าสู่ระบบ', en: 'Back to login' },
  toProfile: { th: 'กลับไปหน้าของฉัน', en: 'Back to my page' },
  first: {
    th: 'ครั้งแรกระบบจะสร้างบัญชีผู้เรียนจากชื่อที่แสดงใน LINE และถือว่าคุณยอมรับนโยบายความเป็นส่วนตัว',
    en: 'The first time you log in, we create a learner account with your LINE display name, and you accept the privacy policy.',
  },
  nameless: { th: 'ผู้เรียน', en: 'Learner' },
  problem: { th: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ', en: 'Could not log in with LINE' },
  linked: { th: 'เชื่อมต่อบัญชี LINE เรียบร้อยแล้ว', en: 'LINE account linked' },
  unlinked: { th: 'ยกเลิกการเชื่อมต่อบัญชี LINE เรียบร้อยแล้ว', en: 'LINE account unlinked' },
} as const

export const chatRefusedWords = {
  state: {
    th: 'การเข้าสู่ระบบนี้หมดเวลา ถูกใช้ไปแล้ว หรือเริ่มจากเบราว์เซอร์อื่น กรุณาเริ่มใหม่',
    en: 'This login has expired, was already used or was started in another browser. Start again.',
  },
  denied: {
    th: 'คุณยังไม่ได้อนุญาตให้เว็บไซต์นี้ใช้บัญชี LINE',
    en: 'You did not allow this site to use your LINE account.',
  },
  wrong: {
    th: 'ข้อมูลที่ LINE ส่งกลับมาไม่ถูกต้อง จึงยังยืนยันตัวตนไม่ได้',
    en: 'LINE sent back invalid data, so we could not confirm your identity.',
  },
  down: {
    th: 'ติดต่อ LINE ไม่ได้ในขณะนี้ กรุณาลองใหม่ในอีกสักครู่ หรือเข้าสู่ระบบด้วยรหัสผ่าน',
    en: 'LINE is not available right now. Try again shortly, or log in with a password.',
  },
  off: {
    th: 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This account is deactivated. Contact an administrator of this site.',
  },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account does not have permission to use this site' },
  taken: {
    th: 'บัญชี LINE นี้เชื่อมต่อกับผู้เรียนคนอื่นแล้ว หรือคุณเชื่อมต่อบัญชี LINE อื่นไว้ก่อนแล้ว',
    en: 'This LINE account is already linked to another learner, or you have already linked a different LINE account.',
  },
} as const

/** The part of the profile about login methods. */
export const accountWords = {
  ways: { th: 'วิธีเข้าสู่ระบบ', en: 'Login methods' },
  chat: { th: 'บัญชี LINE', en: 'LINE account' },
  linkedTo: { th: 'เชื่อมต่อกับ {name}', en: 'Linked to {name}' },
  nameless: { th: 'เชื่อมต่อแล้ว', en: 'Linked' },
  notLinked: {
    th: 'เชื่อมต่อบัญชี LINE เพื่อเข้าสู่ระบบครั้งต่อไปโดยไม่ต้องใช้รหัสผ่าน',
    en: 'Link your LINE account to log in without a password next time.',
  },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide password' },
  link: { th: 'เชื่อมต่อ LINE', en: 'Link LINE' },
  unlink: { th: 'ยกเลิกการเชื่อมต่อ', en: 'Unlink' },
  onlyWay: {
    th: 'เป็นวิธีเข้าสู่ระบบวิธีเดียวของคุณ จึงยกเลิกการเชื่อมต่อไม่ได้',
    en: 'This is your only way to log in, so it cannot be unlinked.',
  },
  wrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is incorrect' },
  'too-many': {
    th: 'กรอกรหัสผ่านผิดหลายครั้งเกินไป กรุณารอ 10 นาทีแล้วลองใหม่',
    en: 'Too many incorrect passwords. Wait 10 minutes and try again.',
  },
  down: { th: 'ติดต่อ LINE ไม่ได้ในขณะนี้ กรุณาลองใหม่', en: 'LINE is not available right now. Try again.' },
  refused: { th: 'บัญชีนี้เชื่อมต่อ LINE ไม่ได้', en: 'This account cannot be linked to LINE' },
} as const

/** Words for the login from an external system. */
export const bypassWords = {
  title: { th: 'เข้าใช้งานจากระบบอื่น', en: 'Log in from another system' },
  text: {
    th: '{system} รับรองว่าคุณคือ {name}',
    en: '{system} has confirmed that you are {name}.',
  },
  enter: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  notYou: {
    th: 'ถ้าไม่ใช่คุณ ให้ปิดหน้านี้',
    en: 'If this is not you, close this page.',
  },
  problem: { th: 'เข้าใช้งานไม่สำเร็จ', en: 'Could not log in' },
  toLogIn: { th: 'เข้าสู่ระบบด้วยวิธีอื่น', en: 'Log in another way' },
} as const

export const bypassRefusedWords = {
  assertion: {
    th: 'ลิงก์นี้หมดอายุ ถูกใช้ไปแล้ว หรือไม่ถูกต้อง กรุณากลับไปเปิดจากระบบต้นทางอีกครั้ง',
    en: 'This link has expired, was already used or is not valid. Go back and open it again from the original system.',
  },
  unknown: {
    th: 'ไม่พบบัญชีผู้เรียนนี้ในเว็บไซต์ กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This learner account was not found on this site. Contact an administrator of this site.',
  },
  off: {
    th: 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'This account is deactivated. Contact an administrator of this site.',
  },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account does not have permission to use this site' },
} as const

/** The profile page of a person from an external system. */
export const employeeWords = {
  title: { th: 'ข้อมูลพนักงาน', en: 'Employee details' },
  person: { th: 'ข้อมูลส่วนตัว', en: 'Personal details' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  email: { th: 'อีเมล', en: 'Email' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  band: { th: 'กลุ่มเป้าหมาย', en: 'Target group' },
  notGiven: { th: 'ไม่ระบุ', en: 'Not specified' },
  enrolledHours: { th: 'ลงทะเบียน', en: 'Enrolled' },
  doneHours: { th: 'เรียนจบแล้ว', en: 'Completed' },
  ofHours: { th: '{n} ชั่วโมง', en: '{n} {n|hour|hours}' },
} as const
