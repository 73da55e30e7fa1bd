/** Texts for staff who act as another person. */
export const impersonationBarWords = {
  label: { th: 'กำลังดูในนามของผู้อื่น', en: 'You are viewing the site as another user' },
  text: { th: '{actor} กำลังดูในนามของ {name}', en: '{actor} is viewing the site as {name}' },
  button: { th: 'กลับเป็นตัวเอง', en: 'Return to your account' },
} as const

/** Texts of the frames and of the status pages. */
export const words = {
  skip: { th: 'ข้ามไปเนื้อหา', en: 'Skip to content' },
  mainMenu: { th: 'เมนูหลัก', en: 'Main menu' },
  openMenu: { th: 'เปิดเมนู', en: 'Open the menu' },
  closeMenu: { th: 'ปิดเมนู', en: 'Close the menu' },
  userMenu: { th: 'เมนูของฉัน', en: 'My menu' },
  topbar: { th: 'ประกาศ', en: 'Announcement' },
  stopTopbar: { th: 'หยุดข้อความวิ่ง', en: 'Stop the running text' },
  messages: { th: 'การแจ้งเตือนที่ยังไม่อ่าน', en: 'Unread notifications' },
  login: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  register: { th: 'สมัครสมาชิก', en: 'Register' },
  search: { th: 'ค้นหาหลักสูตร', en: 'Search courses' },
  profile: { th: 'หลักสูตรของฉัน', en: 'My courses' },
  console: { th: 'หลังบ้าน', en: 'Back office' },
  settings: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
  footer: { th: 'ท้ายหน้า', en: 'Footer' },
  learning: { th: 'เรียนกับเรา', en: 'Learn with us' },
  contact: { th: 'ติดต่อ', en: 'Contact' },
  rights: { th: 'สงวนลิขสิทธิ์', en: 'All rights reserved' },
  toTop: { th: 'กลับด้านบน', en: 'Back to top' },
  otherLanguage: { th: 'English', en: 'ไทย' },
  home: { th: 'หน้าแรก', en: 'Home' },
  logout: { th: 'ออกจากระบบ', en: 'Log out' },
} as const

export const lateWords = {
  title: { th: 'โหลดบางส่วนของหน้านี้ไม่สำเร็จ', en: 'Part of this page did not load' },
  text: {
    th: 'ข้อความที่กรอกยังอยู่ในหน้านี้ กรุณาคัดลอกสิ่งที่ต้องการก่อนโหลดหน้าใหม่',
    en: 'Your text is still on this page. Copy what you need, then reload.',
  },
  reload: { th: 'โหลดหน้าใหม่', en: 'Reload' },
} as const

/** Texts above a site that is previewed without its own host name. */
export const previewWords = {
  title: { th: 'กำลังดูตัวอย่าง {name}', en: 'You are looking at a preview of {name}' },
  text: {
    th: 'ส่งแบบฟอร์มและเข้าสู่ระบบไม่ได้ในหน้าตัวอย่าง ลิงก์นี้ใช้ได้ถึง {time} น.',
    en: 'You cannot submit forms or log in. This link works until {time}.',
  },
  wayOut: { th: 'ออกจากตัวอย่าง', en: 'Exit preview' },
} as const

export const toastWords = {
  languageChanged: { th: 'เปลี่ยนภาษาเรียบร้อยแล้ว', en: 'Change Language Success' },
} as const

/** Texts if not even the site could be read. These are the only texts that every page carries in both languages. */
export const brokenWords = {
  title: { th: 'ระบบขัดข้องชั่วคราว', en: 'Something went wrong' },
  text: {
    th: 'ข้อมูลที่บันทึกไว้ยังอยู่ครบ กรุณาลองใหม่ในอีกสักครู่',
    en: 'Your saved data is safe. Please try again in a moment.',
  },
} as const

export const statusWords = {
  notFoundTitle: { th: 'ไม่พบหน้าที่ต้องการ', en: 'This page does not exist' },
  notFoundText: {
    th: 'URL อาจไม่ถูกต้อง หรือหน้านี้ถูกย้ายหรือเลิกเผยแพร่แล้ว',
    en: 'The address may be wrong, or the page was moved or removed.',
  },
  forbiddenTitle: { th: 'คุณไม่มีสิทธิ์เปิดหน้านี้', en: 'You do not have permission to open this page' },
  forbiddenText: {
    th: 'บัญชีของคุณไม่มีสิทธิ์เปิดหน้านี้ หากคุณควรมีสิทธิ์ กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'Your account does not have permission to open this page. If it should, contact the site administrator.',
  },
  gateTitle: { th: 'กรุณาเข้าสู่ระบบเพื่อดูหน้านี้', en: 'Please log in to see this page' },
  gateText: { th: 'หลังเข้าสู่ระบบ คุณจะกลับมาที่หน้านี้', en: 'After you log in, you will return to this page.' },
  invalidTitle: { th: 'คำขอไม่ถูกต้อง', en: 'The request is not valid' },
  invalidText: { th: 'กรุณากลับไปตรวจสอบข้อมูลแล้วลองใหม่', en: 'Go back, check what you entered and try again.' },
  noFormTitle: { th: 'หน้านี้ไม่รับแบบฟอร์ม', en: 'This page does not accept forms' },
  noFormText: { th: 'ยังไม่มีข้อมูลใดถูกบันทึก', en: 'Nothing was saved.' },
  refusedTitle: { th: 'ยังดำเนินการไม่ได้', en: 'This cannot be done yet' },
  tooOftenTitle: { th: 'ส่งคำขอมากเกินไป', en: 'Too many requests' },
  tooOftenText: {
    th: 'ยังไม่มีข้อมูลใดถูกบันทึก กรุณารอสักครู่แล้วลองใหม่',
    en: 'Nothing was saved. Wait a moment and try again.',
  },
  closedTitle: { th: 'ปิดปรับปรุงชั่วคราว', en: 'Temporarily closed' },
  closedText: {
    th: 'เว็บไซต์นี้ปิดปรับปรุงชั่วคราว ข้อมูลของคุณยังอยู่ครบ กรุณากลับมาใหม่ภายหลัง',
    en: 'This site is temporarily closed. Your data is safe. Please come back later.',
  },
  errorTitle: brokenWords.title,
  errorText: brokenWords.text,
  toHome: { th: 'กลับหน้าแรก', en: 'Back to the home page' },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
} as const

export const officeWords = {
  product: { th: 'วิชา', en: 'Wicha' },
  skip: { th: 'ข้ามไปเนื้อหา', en: 'Skip to content' },
  menu: { th: 'เมนู', en: 'Menu' },
  openMenu: { th: 'เปิดเมนู', en: 'Open the menu' },
  account: { th: 'บัญชีของฉัน', en: 'My account' },
  signOut: { th: 'ออกจากระบบ', en: 'Log out' },
  website: { th: 'ดูเว็บไซต์', en: 'View the site' },
  why: { th: 'เหตุผลที่คุณเห็นหน้านี้', en: 'Why do I see this screen' },
  profile: { th: 'โปรไฟล์ของฉัน', en: 'My profile' },
  security: { th: 'ความปลอดภัย', en: 'Security' },
  secure: { th: 'ความปลอดภัย (แนะนำให้เปิดการยืนยันตัวตนแบบสองขั้นตอน)', en: 'Security (set up two-step verification)' },
  layout: { th: 'หน้าตาของหลังบ้าน', en: 'Back office appearance' },
  switch: { th: 'สลับ', en: 'Switch' },
  idleTitle: { th: 'จะออกจากระบบอัตโนมัติใน', en: 'You will be logged out in' },
  idleText: {
    th: 'ไม่มีการใช้งานระยะหนึ่ง ระบบบันทึกฉบับร่างของคุณแล้ว',
    en: 'There has been no activity for a while. Your draft is saved.',
  },
  idleAsk: { th: 'คุณยังใช้งานอยู่หรือไม่', en: 'Are you still there?' },
  stay: { th: 'ใช้งานต่อ', en: 'Continue working' },
  onlySite: { th: 'คุณมีเว็บไซต์นี้เพียงเว็บไซต์เดียว', en: 'This is your only site' },
} as const

/** Why a submitted form of the back office is not stored. */
export const saveFailedWords = {
  title: { th: 'บันทึกไม่สำเร็จ', en: 'Not saved' },
  offline: {
    th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ ข้อมูลที่กรอกยังอยู่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วบันทึกอีกครั้ง',
    en: 'The server could not be reached. Your changes are still here. Check the connection and save again.',
  },
  silent: {
    th: 'เซิร์ฟเวอร์ไม่ตอบสนองตามเวลา ข้อมูลที่กรอกยังอยู่ครบ กรุณาตรวจสอบว่าบันทึกแล้วหรือไม่ แล้วลองใหม่',
    en: 'The server did not respond in time. Your changes are still here. Check whether they were saved, then try again.',
  },
  broken: {
    th: 'ระบบขัดข้อง ข้อมูลที่กรอกยังอยู่ครบ กรุณาบันทึกอีกครั้งในอีกสักครู่',
    en: 'Something went wrong on the server. Your changes are still here. Save again in a moment.',
  },
  forbidden: {
    th: 'บัญชีของคุณไม่มีสิทธิ์ทำรายการนี้ ข้อมูลที่กรอกยังอยู่ครบ',
    en: 'Your account does not have permission to do this. Your changes are still here.',
  },
  gone: {
    th: 'ไม่พบรายการนี้แล้ว อาจมีผู้ลบไป ข้อมูลที่กรอกยังอยู่ครบ',
    en: 'This record no longer exists; someone may have deleted it. Your changes are still here.',
  },
  refused: {
    th: 'ดำเนินการตามคำขอไม่ได้ ข้อมูลที่กรอกยังอยู่ครบ กรุณาตรวจสอบแล้วลองใหม่',
    en: 'This could not be done. Your changes are still here. Check them and try again.',
  },
  tooOften: {
    th: 'ส่งคำขอมากเกินไป ข้อมูลที่กรอกยังอยู่ครบ กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many requests. Your changes are still here. Wait a moment and try again.',
  },
} as const

export const groupWords = {
  learning: { th: 'การเรียนรู้', en: 'Learning' },
  people: { th: 'บุคคล', en: 'People' },
  sales: { th: 'การขาย', en: 'Sales' },
  website: { th: 'เว็บไซต์', en: 'Website' },
  system: { th: 'ระบบ', en: 'System' },
  family: { th: 'เครือข่ายเว็บไซต์', en: 'Sites' },
} as const

/** Texts of a toast or an alert after an action. */
export const noticeWords = {
  switched: { th: 'สลับฐานข้อมูลสำเร็จ', en: 'Database switched' },
  close: { th: 'ปิด', en: 'Close' },
  switchedTo: { th: 'ตอนนี้อยู่ที่', en: 'You are now at' },
} as const

/**
 * Texts of the cookie popup and of the cookie policy (specification §2.1, §4). A site can set its own under
 * `cookies.…`.
 */
export const cookieWords = {
  label: { th: 'คุกกี้', en: 'Cookies' },
  title: { th: 'เว็บไซต์นี้ใช้คุกกี้', en: 'This site uses cookies' },
  text: {
    th: 'คุกกี้ช่วยให้คุณเข้าสู่ระบบ จำความคืบหน้าการเรียน และช่วยให้เราทราบว่าควรปรับปรุงหน้าใด',
    en: 'Cookies let you log in, remember your learning progress, and show us which pages to improve.',
  },
  read: { th: 'อ่านนโยบายคุกกี้', en: 'Read the cookie policy' },
  agree: { th: 'ยอมรับ', en: 'Agree' },
  decline: { th: 'ปฏิเสธ', en: 'Decline' },
  details: { th: 'เลือกเอง', en: 'Choose' },
  kinds: { th: 'ประเภทของคุกกี้', en: 'Kinds of cookies' },
  allowSessionCookies: { th: 'คุกกี้ที่จำเป็นต่อการใช้งาน', en: 'Session cookies' },
  allowAnalyticsCookies: { th: 'คุกกี้เพื่อการวิเคราะห์', en: 'Analytics cookies' },
  allowAdvertisingCookies: { th: 'คุกกี้เพื่อการโฆษณา', en: 'Advertising cookies' },
  allowNonEssentialCookies: { th: 'คุกกี้ที่ไม่จำเป็น', en: 'Non-essential cookies' },
  allowMarketingCookies: { th: 'คุกกี้เพื่อการตลาด', en: 'Marketing cookies' },
  failed: {
    th: 'บันทึกไม่สำเร็จ กรุณาลองใหม่',
    en: 'Your choice could not be saved. Please try again.',
  },
  policy: { th: 'นโยบายคุกกี้', en: 'Cookie policy' },
  policyWhat: {
    th: 'คุกกี้คือข้อความสั้น ๆ ที่เว็บไซต์เก็บไว้ในเบราว์เซอร์ เพื่อจดจำคุณในหน้าถัดไป',
    en: 'A cookie is a short text that a site stores in your browser to recognise you on the next page.',
  },
  policyWhich: {
    th: 'คุกกี้ของเราใช้เพื่อเข้าสู่ระบบ และจดจำภาษากับตัวเลือกคุกกี้ของคุณ คุกกี้ประเภทอื่นใช้เมื่อคุณยอมรับเท่านั้น และเราไม่ขายข้อมูลของคุณ',
    en: 'Our cookies let you log in and remember your language and your cookie choices. Other kinds are used only if you agree, and we do not sell your data.',
  },
  policyChange: {
    th: 'คุณเปลี่ยนตัวเลือกได้ทุกเมื่อ กด “ตั้งค่าคุกกี้” ด้านล่าง หรือลบคุกกี้ในเบราว์เซอร์ของคุณ',
    en: 'You can change your choice at any time: select “Cookie settings” below, or delete the cookies in your browser.',
  },
  change: { th: 'ตั้งค่าคุกกี้', en: 'Cookie settings' },
  close: { th: 'ตกลง', en: 'OK' },
} as const
