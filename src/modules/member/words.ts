export const words = {
  close: { th: 'ปิด', en: 'Close' },
  ended: {
    th: 'ออกจากระบบอัตโนมัติเพราะไม่มีการใช้งาน เข้าสู่ระบบอีกครั้งเพื่อทำงานต่อจากเดิม',
    en: 'You were logged out because of inactivity. Log in again to continue where you left off.',
  },
  notice: { th: 'แจ้งเตือน', en: 'Notice' },
  logInFirst: { th: 'กรุณาเข้าสู่ระบบก่อน', en: 'Please log in first' },
  product: { th: 'วิชา', en: 'Wicha' },
  heading: { th: 'เข้าสู่ระบบหลังบ้าน', en: 'Log in to the back office' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  username: { th: 'ชื่อผู้ใช้งาน', en: 'Username' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  capsLock: { th: 'เปิด Caps Lock อยู่', en: 'Caps Lock is on' },
  forgot: { th: 'ลืมรหัสผ่าน?', en: 'Forgot password?' },
  remember: { th: 'จดจำการเข้าสู่ระบบบนเครื่องนี้', en: 'Remember me on this device' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  websiteHint: { th: 'ผู้เรียนเข้าสู่ระบบที่', en: 'Learners log in at' },
  promise: { th: 'ทุกงานของสถาบัน ในที่เดียว', en: 'Run your whole academy in one place' },
  promiseText: {
    th: 'จัดการหลักสูตร ผู้เรียน การลงทะเบียน และหน้าเว็บได้จากที่เดียว',
    en: 'Manage courses, learners, enrolments and pages from the same screens.',
  },
} as const

export const languages = { th: 'ไทย', en: 'English' } as const

export const siteWords = {
  product: { th: 'วิชา', en: 'Wicha' },
  heading: { th: 'เลือกเว็บไซต์', en: 'Choose a site' },
  text: { th: 'งาน ข้อมูล และสิทธิ์ของคุณแยกตามเว็บไซต์', en: 'Your work, data and permissions are separate for each site' },
  sites: { th: 'เว็บไซต์ของคุณ', en: 'Your sites' },
  active: { th: 'Active', en: 'Active' },
  switch: { th: 'สลับเว็บไซต์', en: 'Switch site' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  signOut: { th: 'ออกจากระบบ', en: 'Log out' },
  chooseAtOnce: { th: 'เลือกทันที', en: 'to select' },
  onlyTitle: {
    th: 'มีฐานข้อมูลนี้เพียงแห่งเดียว กำลังเปิดให้โดยอัตโนมัติ',
    en: 'This is the only database, so it opens automatically',
  },
  onlyText: { th: 'อีกราว 1 วินาทีจะเข้าสู่', en: 'Opening in 1 second:' },
  open: { th: 'เปิดเลย', en: 'Open now' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  close: { th: 'ปิด', en: 'Close' },
  entering: { th: 'กำลังเข้าสู่', en: 'Opening' },
  goOn: { th: 'ไปต่อ', en: 'Continue' },
  search: { th: 'ค้นหาจากชื่อเว็บไซต์หรือชื่อโฮสต์', en: 'Search by site name or host name' },
  found: { th: 'พบ {n} เว็บไซต์', en: '{n} {n|site|sites} found' },
  foundNone: { th: 'ไม่พบเว็บไซต์ที่ตรงกับ “{typed}”', en: 'No site matches “{typed}”' },
} as const

/** Why a switch to a site is refused, in the words of the specification. */
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
  accountText: { th: 'ผู้ดูแลระบบที่ศูนย์กลางเป็นผู้กำหนด', en: 'Managed by the central administrators.' },
  locked: { th: 'แก้ไขได้โดยผู้ดูแลระบบที่ศูนย์กลาง', en: 'Only central administrators can edit this' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  email: { th: 'อีเมล', en: 'Email' },
} as const

export const layoutWords = {
  heading: { th: 'หน้าตาของหลังบ้าน', en: 'Back office appearance' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  save: { th: 'บันทึก', en: 'Save changes' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  wrong: { th: 'กรุณาเลือกจากรายการ', en: 'Select an option from the list' },
  looks: { th: 'การแสดงผล', en: 'Display' },
  work: { th: 'เริ่มต้นงาน', en: 'Start page' },
  letters: { th: 'คีย์ลัดตัวเดียว', en: 'Single-key shortcuts' },
  lettersHint: {
    th: 'เช่น [ ย่อเมนู และ G แล้ว E ไปหน้าการลงทะเบียน ⌘K และคีย์ที่กดร่วมกันใช้ได้เสมอ',
    en: 'For example, [ collapses the menu and G then E opens enrolments. ⌘K and key combinations always work.',
  },
  on: { th: 'ใช้', en: 'On' },
  off: { th: 'ไม่ใช้', en: 'Off' },
  density: { th: 'ความแน่นของตาราง', en: 'Table density' },
  comfortable: { th: 'สบายตา', en: 'Comfortable' },
  compact: { th: 'กระชับ', en: 'Compact' },
  scheme: { th: 'ความสว่าง', en: 'Theme' },
  auto: { th: 'ตามเครื่อง', en: 'Match device' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  startHint: {
    th: 'ถ้าไม่เลือก หรือเว็บไซต์ใดไม่มีหน้านี้ ระบบจะเปิดหน้าแรกของเมนู',
    en: 'If you do not select a page, or a site does not have it, the first page in the menu opens.',
  },
  start: { th: 'หน้าแรกหลังเข้าสู่ระบบ', en: 'First page after login' },
} as const

export const unactiveWords = {
  activate: { th: 'เปิดใช้งานอีกครั้ง', en: 'Reactivate' },
  activated: {
    th: 'เปิดใช้งานบัญชีแล้ว เจ้าของบัญชีเข้าสู่ระบบได้ทันที',
    en: 'Account reactivated. The owner can log in now',
  },
  nothing: { th: 'ไม่มีบัญชีที่ปิดใช้งาน', en: 'No deactivated accounts' },
  nothingText: {
    th: 'บัญชีที่ปิดใช้งานจากหน้าแก้ไขผู้เรียนจะแสดงที่นี่',
    en: 'Accounts deactivated from the learner edit page appear here.',
  },
} as const

export const whyWords = {
  title: { th: 'สิทธิ์ของฉันที่นี่', en: 'My permissions' },
  total: { th: '{n} หน้า', en: '{n} {n|page|pages}' },
  search: { th: 'ค้นหาชื่อหน้าหรือ URL', en: 'Search by title or URL' },
  screen: { th: 'หน้า', en: 'Page' },
  answer: { th: 'เปิดได้หรือไม่', en: 'Can open' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  yes: { th: 'เปิดได้', en: 'Yes' },
  no: { th: 'เปิดไม่ได้', en: 'No' },
  nothing: { th: 'ไม่พบหน้าที่ค้นหา', en: 'No pages found' },
  opens: { th: 'คุณเปิด "{title}" ได้', en: 'You can open "{title}"' },
  shut: { th: 'คุณเปิด "{title}" ไม่ได้', en: 'You cannot open "{title}"' },
  who: { th: 'ข้อมูลของคุณ', en: 'About you' },
  you: { th: 'บัญชี', en: 'Account' },
  role: { th: 'บทบาทที่เว็บไซต์นี้', en: 'Role on this site' },
  site: { th: 'เว็บไซต์', en: 'Site' },
  rules: { th: 'ใครเปิดหน้านี้ได้', en: 'Who can open this page' },
  module: { th: 'ระบบ', en: 'Module' },
  isCore: { th: '{module}: เปิดในทุกเว็บไซต์', en: '{module}: on for every site' },
  isOn: { th: '{module}: เปิดอยู่ในเว็บไซต์นี้', en: '{module}: on for this site' },
  isOff: {
    th: '{module}: ปิดอยู่ในเว็บไซต์นี้ ผู้ดูแลเปิดได้ในการตั้งค่าเว็บไซต์',
    en: '{module}: off for this site. An administrator can turn it on in the site settings',
  },
  roles: { th: 'บทบาท', en: 'Roles' },
  everybody: { th: 'ทุกคน ไม่ต้องเข้าสู่ระบบ', en: 'Everyone, without logging in' },
  signedIn: { th: 'ทุกคนที่เข้าสู่ระบบหลังบ้าน', en: 'Everyone logged in to the back office' },
  andAbove: { th: '{role}ขึ้นไป', en: '{role} and above' },
  menu: { th: 'ในเมนู', en: 'In the menu' },
  inMenu: { th: 'มีในเมนูของคุณ', en: 'In your menu' },
  notForYou: {
    th: 'ไม่มีในเมนูของคุณ เพราะเมนูของผู้จัดการมีเฉพาะหน้าของผู้จัดการ',
    en: 'Not in your menu. A manager’s menu shows only manager pages',
  },
  notInMenu: { th: 'ไม่มีในเมนู เปิดจากหน้าอื่น', en: 'Not in any menu. Opened from another page.' },
  shutMenu: { th: 'ไม่มีในเมนูของคุณ เพราะคุณเปิดไม่ได้', en: 'Not in your menu, because you cannot open it' },
  data: { th: 'ข้อมูลที่คุณเห็นและแก้ได้', en: 'Data you can view and edit' },
  read: { th: 'เห็น', en: 'View' },
  create: { th: 'เพิ่ม', en: 'Add' },
  update: { th: 'แก้ไข', en: 'Edit' },
  remove: { th: 'ลบ', en: 'Delete' },
  allRows: { th: '{name}ทั้งหมดของเว็บไซต์นี้', en: 'all {name} of this site' },
  someRows: { th: '{name}บางรายการ ตามเงื่อนไขของข้อมูล', en: 'some {name}, depending on their data' },
  may: { th: 'ได้', en: 'Yes' },
  mayNot: { th: 'ไม่ได้', en: 'No' },
  hidden: { th: 'ช่องที่คุณไม่เห็น', en: 'Hidden fields' },
  none: { th: 'ไม่มี', en: 'None' },
  others: { th: 'ดูสิทธิ์ของหน้าอื่น', en: 'Permissions for other pages' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
  more: { th: 'คำสั่งเพิ่มเติม', en: 'More' },
} as const
