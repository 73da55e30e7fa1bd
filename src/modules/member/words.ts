export const words = {
  close: { th: 'ปิด', en: 'Close' },
  ended: {
    th: 'ออกจากระบบอัตโนมัติเพราะไม่มีการใช้งาน เข้าสู่ระบบอีกครั้งเพื่อทำงานต่อจากเดิม',
    en: 'You were logged out because nothing was done. Log in again to go on where you were.',
  },
  notice: { th: 'แจ้งเตือน', en: 'Notice' },
  logInFirst: { th: 'กรุณาเข้าสู่ระบบก่อน', en: 'Please log in first' },
  product: { th: 'วิชา', en: 'Wicha' },
  heading: { th: 'เข้าสู่ระบบหลังบ้าน', en: 'Log in to the back office' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  username: { th: 'ชื่อผู้ใช้งาน', en: 'User name' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  capsLock: { th: 'เปิด Caps Lock อยู่', en: 'Caps Lock is on' },
  forgot: { th: 'ลืมรหัสผ่าน?', en: 'Forgot the password?' },
  remember: { th: 'จดจำการเข้าสู่ระบบบนเครื่องนี้', en: 'Remember me on this machine' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  websiteHint: { th: 'ผู้เรียนเข้าสู่ระบบที่', en: 'Learners log in at' },
  promise: { th: 'ทุกงานของสถาบัน ในที่เดียว', en: 'All the work of an academy in one place' },
  promiseText: {
    th: 'หลักสูตร ผู้เรียน การลงทะเบียน และหน้าเว็บ ดูแลได้จากหน้าจอเดียวกัน',
    en: 'Courses, learners, enrolments and pages, kept from the same screens.',
  },
} as const

export const languages = { th: 'ไทย', en: 'English' } as const

export const siteWords = {
  product: { th: 'วิชา', en: 'Wicha' },
  heading: { th: 'เลือกเว็บไซต์', en: 'Choose a site' },
  text: { th: 'งาน ข้อมูล และสิทธิ์ของคุณแยกตามเว็บไซต์', en: 'Your work, data and rights are kept apart by site' },
  sites: { th: 'เว็บไซต์ของคุณ', en: 'Your sites' },
  active: { th: 'Active', en: 'Active' },
  switch: { th: 'สลับเว็บไซต์', en: 'Switch' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  signOut: { th: 'ออกจากระบบ', en: 'Log out' },
  chooseAtOnce: { th: 'เลือกทันที', en: 'choose at once' },
  onlyTitle: {
    th: 'มีฐานข้อมูลนี้เพียงแห่งเดียว กำลังเปิดให้โดยอัตโนมัติ',
    en: 'This is the only database; it is being opened for you',
  },
  onlyText: { th: 'อีกราว 1 วินาทีจะเข้าสู่', en: 'In about a second you enter' },
  open: { th: 'เปิดเลย', en: 'Open it now' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  close: { th: 'ปิด', en: 'Close' },
  entering: { th: 'กำลังเข้าสู่', en: 'Entering' },
  goOn: { th: 'ไปต่อ', en: 'Go on' },
  search: { th: 'ค้นหาจากชื่อเว็บไซต์หรือชื่อโฮสต์', en: 'Find a site by its name or host name' },
  found: { th: 'พบ {n} เว็บไซต์', en: '{n} {n|site|sites} found' },
  foundNone: { th: 'ไม่พบเว็บไซต์ที่ตรงกับ “{typed}”', en: 'No site matches “{typed}”' },
} as const

/** Why a site cannot be switched to, in the words of the specification. */
export const refusedSiteWords = {
  none: { th: 'ต้องเลือกฐานข้อมูลก่อน', en: 'Choose a database first' },
  unconfigured: {
    th: 'ไม่พบการตั้งค่าของโฮสต์นี้',
    en: 'Could not find configuration for current hostname',
  },
} as const

export const profileWords = {
  heading: { th: 'โปรไฟล์ของฉัน', en: 'My profile' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  contact: { th: 'การติดต่อ', en: 'Contact' },
  account: { th: 'บัญชีและบทบาท', en: 'Account and roles' },
  accountText: { th: 'ผู้ดูแลระบบที่ศูนย์กลางเป็นผู้กำหนด', en: 'Decided by the administrators at the centre.' },
  locked: { th: 'แก้ไขได้โดยผู้ดูแลระบบที่ศูนย์กลาง', en: 'Changed by the administrators at the centre' },
  username: { th: 'ชื่อผู้ใช้', en: 'User name' },
  email: { th: 'อีเมล', en: 'E-mail' },
} as const

export const layoutWords = {
  heading: { th: 'หน้าตาของหลังบ้าน', en: 'Look of the back office' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  save: { th: 'บันทึก', en: 'Save' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  wrong: { th: 'เลือกจากรายการ', en: 'Choose one of the list' },
  looks: { th: 'การแสดงผล', en: 'Display' },
  work: { th: 'เริ่มต้นงาน', en: 'Where to begin' },
  letters: { th: 'คีย์ลัดตัวเดียว', en: 'Single letters as keys' },
  lettersHint: {
    th: 'เช่น [ ย่อเมนู และ G แล้ว E ไปหน้าการลงทะเบียน ⌘K และคีย์ที่กดร่วมกันใช้ได้เสมอ',
    en: 'Such as [ for the menu, and G then E for enrolments. ⌘K and keys pressed together always work.',
  },
  on: { th: 'ใช้', en: 'On' },
  off: { th: 'ไม่ใช้', en: 'Off' },
  density: { th: 'ความแน่นของตาราง', en: 'Density of tables' },
  comfortable: { th: 'สบายตา', en: 'Comfortable' },
  compact: { th: 'กระชับ', en: 'Compact' },
  scheme: { th: 'ความสว่าง', en: 'Light or dark' },
  auto: { th: 'ตามเครื่อง', en: 'As the device' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  startHint: {
    th: 'ถ้าไม่เลือก หรือเว็บไซต์ใดไม่มีหน้านี้ ระบบเปิดหน้าแรกของเมนู',
    en: 'Without a choice, or where a site has not got it, the first of the menu opens.',
  },
  start: { th: 'หน้าแรกหลังเข้าสู่ระบบ', en: 'First page after log-in' },
} as const

export const unactiveWords = {
  activate: { th: 'เปิดใช้งานอีกครั้ง', en: 'Activate again' },
  activated: {
    th: 'เปิดใช้งานบัญชีแล้ว เจ้าของบัญชีเข้าสู่ระบบได้ทันที',
    en: 'The account is active again; its owner can log in at once',
  },
  nothing: { th: 'ไม่มีบัญชีที่ปิดใช้งาน', en: 'No account is switched off' },
  nothingText: {
    th: 'บัญชีที่ปิดใช้งานจากหน้าแก้ไขผู้เรียนจะมาอยู่ที่นี่',
    en: 'Accounts that are switched off where a learner is edited come here.',
  },
} as const

export const whyWords = {
  title: { th: 'สิทธิ์ของฉันที่นี่', en: 'What I may do here' },
  total: { th: '{n} หน้า', en: '{n} {n|screen|screens}' },
  search: { th: 'ค้นหาชื่อหน้าหรือที่อยู่', en: 'Search by title or address' },
  screen: { th: 'หน้า', en: 'Screen' },
  answer: { th: 'เปิดได้หรือไม่', en: 'Open to me' },
  reason: { th: 'เพราะ', en: 'Because' },
  yes: { th: 'เปิดได้', en: 'Yes' },
  no: { th: 'เปิดไม่ได้', en: 'No' },
  nothing: { th: 'ไม่พบหน้าที่ค้นหา', en: 'No such screen' },
  opens: { th: 'คุณเปิด "{title}" ได้', en: '"{title}" is open to you' },
  shut: { th: 'คุณเปิด "{title}" ไม่ได้', en: '"{title}" is not open to you' },
  who: { th: 'คุณคือใคร', en: 'Who you are' },
  you: { th: 'บัญชี', en: 'Account' },
  role: { th: 'บทบาทที่เว็บไซต์นี้', en: 'Role on this site' },
  site: { th: 'เว็บไซต์', en: 'Site' },
  rules: { th: 'ใครเปิดหน้านี้ได้', en: 'Who may open it' },
  module: { th: 'ระบบ', en: 'Module' },
  isCore: { th: '{module}: เปิดในทุกเว็บไซต์', en: '{module}: on everywhere' },
  isOn: { th: '{module}: เปิดอยู่ในเว็บไซต์นี้', en: '{module}: on at this site' },
  isOff: {
    th: '{module}: ปิดอยู่ในเว็บไซต์นี้ ผู้ดูแลเปิดได้ในการตั้งค่าเว็บไซต์',
    en: '{module}: off at this site; an administrator can switch it on in its settings',
  },
  roles: { th: 'บทบาท', en: 'Roles' },
  everybody: { th: 'ทุกคน ไม่ต้องเข้าสู่ระบบ', en: 'Everybody, without logging in' },
  signedIn: { th: 'ทุกคนที่เข้าสู่ระบบหลังบ้าน', en: 'Whoever has logged in to the back office' },
  andAbove: { th: '{role}ขึ้นไป', en: '{role} and above' },
  menu: { th: 'ในเมนู', en: 'In the menu' },
  inMenu: { th: 'มีในเมนูของคุณ', en: 'Your menu names it' },
  notForYou: {
    th: 'ไม่มีในเมนูของคุณ เพราะเมนูของผู้จัดการมีเฉพาะหน้าของผู้จัดการ',
    en: 'Not in yours: the menu of a manager has his own screens alone',
  },
  notInMenu: { th: 'เปิดจากหน้าอื่น ไม่มีในเมนูของใคร', en: 'Reached from another screen; no menu names it' },
  shutMenu: { th: 'ไม่มีในเมนูของคุณ เพราะคุณเปิดไม่ได้', en: 'Not in yours, for you cannot open it' },
  data: { th: 'ข้อมูลที่คุณเห็นและแก้ได้', en: 'What you see and change there' },
  read: { th: 'เห็น', en: 'See' },
  create: { th: 'เพิ่ม', en: 'Add' },
  update: { th: 'แก้ไข', en: 'Change' },
  remove: { th: 'ลบ', en: 'Delete' },
  allRows: { th: '{name}ทั้งหมดของเว็บไซต์นี้', en: 'all {name} of this site' },
  someRows: { th: '{name}บางรายการ ตามเงื่อนไขของข้อมูล', en: 'some {name}, as their data say' },
  may: { th: 'ได้', en: 'Yes' },
  mayNot: { th: 'ไม่ได้', en: 'No' },
  hidden: { th: 'ช่องที่คุณไม่เห็น', en: 'Fields that you do not see' },
  none: { th: 'ไม่มี', en: 'None' },
  others: { th: 'ดูสิทธิ์ของหน้าอื่น', en: 'Other screens' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
  more: { th: 'คำสั่งเพิ่มเติม', en: 'More' },
} as const
