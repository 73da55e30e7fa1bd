export const refusedWords = {
  unknown: { th: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้', en: 'No such account' },
  wrong: { th: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง', en: 'The user name or the password is wrong' },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account has no right to use this site' },
  'too-many': {
    th: 'เข้าสู่ระบบไม่สำเร็จหลายครั้งเกินไป กรุณารอ 10 นาทีแล้วลองใหม่',
    en: 'Too many failed log-ins. Please wait ten minutes and try again',
  },
} as const

export const hintWords = {
  firstname: { th: '** กรุณากรอกชื่อ', en: '** Please enter your first name' },
  lastname: { th: '** กรุณากรอกนามสกุล', en: '** Please enter your last name' },
  citizenCheck: {
    th: '** หมายเลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: '** This is not a valid citizen id, please check it',
  },
  fti_member_number: { th: '** กรุณากรอกหมายเลขสมาชิก ส.อ.ท.', en: '** Please enter your council member number' },
  agree: {
    th: '** กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
    en: '** Please accept the privacy policy before registering',
  },
} as const

export const passwordWords = {
  hashed: {
    th: 'กรุณาส่งรหัสผ่านตามที่พิมพ์ ไม่รับรหัสผ่านที่แปลงด้วย salt มาก่อน',
    en: 'Send the password as it was typed: one that was hashed with a salt is not taken',
  },
} as const

export const usernameWords = {
  address: {
    th: 'ชื่อผู้ใช้ที่เป็นอีเมลต้องเป็นอีเมลของท่านเอง',
    en: 'A user name that is an e-mail address must be your own',
  },
} as const

export const signInWords = {
  done: { th: 'เข้าสู่ระบบเรียบร้อยแล้ว', en: 'Logged in' },
  out: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'Logged out' },
  secondFactor: { th: 'รหัสผ่านถูกต้อง กรุณายืนยันตัวตนขั้นที่สอง', en: 'The password is right. Please give the second factor' },
  wrongBody: { th: 'กรุณากรอกชื่อผู้ใช้งานและรหัสผ่าน', en: 'Please enter a user name and a password' },
} as const

/** Words of both forms, the one to log in and the one to register. */
export const entryWords = {
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
  toLogIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  toRegister: { th: 'สมัครสมาชิก', en: 'Register' },
  reason1: { th: 'เรียนออนไลน์ได้ทุกที่ ทุกเวลา บนมือถือหรือคอมพิวเตอร์', en: 'Learn online anywhere, on a phone or a computer' },
  reason2: { th: 'เห็นความก้าวหน้าของทุกหลักสูตรในที่เดียว', en: 'See the progress of every course in one place' },
  reason3: { th: 'มีหลักสูตรเรียนฟรีให้เริ่มได้ทันที', en: 'Free courses to start with right away' },
} as const

export const logInWords = {
  title: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  noAccount: { th: 'ยังไม่มีบัญชี?', en: 'No account yet?' },
  username: { th: 'ชื่อผู้ใช้งานหรืออีเมล', en: 'User name or e-mail' },
  remember: { th: 'จดจำการเข้าสู่ระบบ', en: 'Remember me' },
  forgot: { th: 'ลืมรหัสผ่าน?', en: 'Forgot the password?' },
  submit: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  or: { th: 'หรือ', en: 'or' },
  line: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  sideTitle: { th: 'ยินดีต้อนรับกลับมา', en: 'Welcome back' },
} as const

export const registerWords = {
  title: { th: 'สมัครสมาชิก', en: 'Register' },
  hasAccount: { th: 'มีบัญชีแล้ว?', en: 'Already registered?' },
  sideTitle: { th: 'สมัครครั้งเดียว เรียนได้ทุกหลักสูตร', en: 'Register once, learn in every course' },
  staffTitle: { th: 'บัญชีที่สมัครที่นี่เป็นบัญชีผู้เรียน', en: 'What is registered here is a learner account' },
  staffText: {
    th: 'สิทธิ์เข้าหลังบ้านให้โดยผู้ดูแลเว็บไซต์เท่านั้น',
    en: 'Rights to the back office are given by an administrator of the site alone.',
  },
  firstname: { th: 'ชื่อ', en: 'First name' },
  lastname: { th: 'นามสกุล', en: 'Last name' },
  citizen: { th: 'หมายเลขบัตรประชาชน', en: 'Citizen id' },
  citizenNote: { th: 'ใช้ออกวุฒิบัตร', en: 'for your certificates' },
  email: { th: 'อีเมล', en: 'E-mail' },
  phone: { th: 'เบอร์โทร', en: 'Phone' },
  passwordHint: { th: '8-20 ตัวอักษร ไม่มีช่องว่าง', en: '8-20 characters without spaces' },
  noPaste: { th: 'วางรหัสผ่านไม่ได้ กรุณาพิมพ์เอง', en: 'A password cannot be pasted here, please type it' },
  confirm: { th: 'ยืนยันรหัสผ่าน', en: 'Confirm the password' },
  council: {
    th: 'เป็นสมาชิกสภาอุตสาหกรรมแห่งประเทศไทย (ส.อ.ท.)',
    en: 'I am a member of the Federation of Thai Industries',
  },
  fti_member_number: { th: 'หมายเลขสมาชิก ส.อ.ท.', en: 'Council member number' },
  agree: { th: 'ฉันยอมรับ{policy}', en: 'I accept the {policy}' },
  policy: { th: 'นโยบายความเป็นส่วนตัว', en: 'privacy policy' },
  newTab: { th: 'เปิดในแท็บใหม่', en: 'opens in a new tab' },
  submit: { th: 'สมัครสมาชิก', en: 'Register' },
  missing: { th: 'ยังส่งไม่ได้ เหลืออีก {n} ข้อ', en: 'It cannot be sent yet: {n} left' },
  taken: { th: '{field}นี้มีอยู่ในระบบแล้ว', en: 'This is already in the system: {field}' },
  unsure: { th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้', en: 'Failed to fetch data from API' },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', en: 'These are already in the system!' },
  mend: { th: 'กลับไปแก้ไข', en: 'Go back and change them' },
  tooMany: {
    th: 'มีการสมัครจากเครือข่ายนี้มากเกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many people register from this network. Please wait a moment and try again.',
  },
  registered: { th: 'ทำการลงทะเบียนเรียบร้อยแล้ว', en: 'Registration is complete' },
  registeredText: { th: 'เข้าสู่ระบบด้วยอีเมลและรหัสผ่านที่ตั้งไว้', en: 'Log in with your e-mail and the password you chose' },
} as const

export const profileWords = {
  title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
  logout: { th: 'ออกจากระบบ', en: 'Log out' },
  identity: { th: 'แก้ไขข้อมูลเข้าสู่ระบบ', en: 'Log-in details' },
  course: { th: 'หลักสูตร', en: 'Course' },
  enrolled: { th: 'วันที่ลงทะเบียน', en: 'Enrolled' },
  lessons: { th: 'จำนวนบท', en: 'Lessons' },
  lessonCount: { th: '{n} บท', en: '{n} {n|lesson|lessons}' },
  percent: { th: 'เรียนแล้ว', en: 'Learned' },
  status: { th: 'สถานะ', en: 'Status' },
  none: { th: 'N/A', en: 'N/A' },
  count: { th: '{n} หลักสูตร', en: '{n} {n|course|courses}' },
  newest: { th: '{shown} หลักสูตรล่าสุด จากทั้งหมด {n}', en: 'The newest {shown} of {n} {n|course|courses}' },
  about: { th: '{email} · สมาชิกตั้งแต่ {day}', en: '{email} · member since {day}' },
  aboutPlain: { th: 'สมาชิกตั้งแต่ {day}', en: 'Member since {day}' },
  hours: { th: 'ชั่วโมงอบรม', en: 'Training hours' },
  hourCount: { th: '{n} ชั่วโมง', en: '{n} {n|hour|hours}' },
  goOn: { th: 'เรียนต่อ', en: 'Continue' },
  emptyTitle: { th: 'ยังไม่ได้ลงทะเบียนหลักสูตรใด', en: 'No course yet' },
  emptyText: { th: 'เลือกหลักสูตรที่สนใจ แล้วเริ่มเรียนได้เลย', en: 'Choose a course and begin' },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
  resume: { th: 'เรียนต่อจากที่ค้างไว้', en: 'Go on learning' },
  staffTitle: { th: 'บัญชีทีมงาน', en: 'Staff account' },
  staffText: {
    th: 'บัญชีนี้ใช้กับหลังบ้าน จึงไม่มีหลักสูตรที่ลงทะเบียนไว้',
    en: 'This account works in the back office and has no courses.',
  },
} as const

export const uniquenessWords = {
  noToken: {
    th: 'ตรวจข้อมูลซ้ำได้จากหน้าสมัครสมาชิกเท่านั้น (ส่ง form-token จาก GET /api/form-token)',
    en: 'Whether a value is taken is told to the register form alone (send the form-token of GET /api/form-token)',
  },
} as const

export const forgotWords = {
  title: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' },
  text: {
    th: 'กรอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้',
    en: 'Enter the e-mail that you registered with, and we send a link to a new password',
  },
  email: { th: 'อีเมล', en: 'E-mail' },
  submit: { th: 'ส่งลิงก์', en: 'Send the link' },
  done: { th: 'อีเมลถูกต้อง', en: 'The e-mail is valid' },
  doneText: {
    th: 'หากมีบัญชีที่ใช้อีเมลนี้ เราส่งลิงก์ไปแล้ว ลิงก์ใช้ได้ 30 นาที และใช้ได้ครั้งเดียว',
    en: 'If an account has this address, a link is on its way. It is valid for 30 minutes, and once.',
  },
  failed: { th: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล', en: 'The e-mail could not be checked' },
  wrongEmail: { th: '** กรุณากรอกอีเมล์ให้ถูกต้อง', en: 'Please enter a valid e-mail' },
  toLogIn: { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to the log-in' },
} as const

export const changeWords = {
  reset: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  activate: { th: 'เปิดใช้บัญชี', en: 'Activate the account' },
  resetText: { th: 'เลือกรหัสผ่านที่คุณไม่ได้ใช้ที่อื่น', en: 'Choose a password that you use nowhere else' },
  activateText: { th: 'ตั้งรหัสผ่านของคุณ แล้วเริ่มใช้งานได้ทันที', en: 'Choose your password and begin' },
  demanded: {
    th: 'ผู้ดูแลขอให้คุณตั้งรหัสผ่านใหม่ก่อนใช้งานต่อ',
    en: 'Before you go on, an administrator asks you to set a new password',
  },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  password: { th: 'รหัสผ่านใหม่', en: 'New password' },
  confirm: { th: 'ยืนยันรหัสผ่านใหม่', en: 'Confirm the new password' },
  rules: { th: 'รหัสผ่านใหม่ต้อง', en: 'The new password' },
  submit: { th: 'บันทึกรหัสผ่านใหม่', en: 'Save the new password' },
  done: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'The password is changed' },
  doneText: { th: 'เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย', en: 'Log in with the new password' },
  problem: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  failed: {
    th: 'เกิดข้อผิดพลาดระหว่างการเปลี่ยนรหัสผ่าน',
    en: 'An error occurred during the password change process.',
  },
  over: {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว ขอลิงก์ใหม่ได้จากหน้าลืมรหัสผ่าน',
    en: 'The link is over or was used. Ask for a new one.',
  },
  again: { th: 'ขอลิงก์ใหม่', en: 'Ask for a new link' },
  needsCurrent: { th: 'กรุณากรอกรหัสผ่านปัจจุบัน', en: 'Enter the current password' },
  wrongCurrent: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is wrong' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
} as const

export const passwordMailWords = {
  reset: {
    subject: { th: 'ตั้งรหัสผ่านใหม่สำหรับ {site}', en: 'A new password for {site}' },
    greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
    text: {
      th: 'มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณที่ {site} หากเป็นคุณ กดปุ่มด้านล่างเพื่อตั้งรหัสผ่าน หากไม่ใช่ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
      en: 'A new password was asked for your account at {site}. If that was you, press the button. If not, there is nothing to do: your password stays as it is.',
    },
    action: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
    note: { th: 'ลิงก์นี้ใช้ได้ 30 นาที และใช้ได้ครั้งเดียว', en: 'The link is valid for 30 minutes, and once.' },
  },
  activate: {
    subject: { th: 'เปิดใช้บัญชีของคุณที่ {site}', en: 'Activate your account at {site}' },
    greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
    text: {
      th: '{site} เปิดบัญชีให้คุณแล้ว กดปุ่มด้านล่างเพื่อตั้งรหัสผ่านและเริ่มใช้งาน',
      en: '{site} has opened an account for you. Press the button to choose a password and begin.',
    },
    action: { th: 'เปิดใช้บัญชี', en: 'Activate the account' },
    note: { th: 'ลิงก์นี้ใช้ได้ 7 วัน และใช้ได้ครั้งเดียว', en: 'The link is valid for 7 days, and once.' },
  },
} as const

export const accountStates = {
  on: { th: 'ใช้งานได้', en: 'Active' },
  off: { th: 'ปิดใช้งาน', en: 'Switched off' },
} as const

export const roleLabels = {
  guest: { th: 'ผู้เยี่ยมชม', en: 'Visitor' },
  user: { th: 'ผู้เรียน', en: 'Learner' },
  member: { th: 'สมาชิกทีมงาน', en: 'Staff member' },
  manager: { th: 'ผู้จัดการ', en: 'Manager' },
  admin: { th: 'ผู้ดูแลเว็บไซต์', en: 'Administrator' },
  superadmin: { th: 'ผู้ดูแลระบบ', en: 'Super administrator' },
  root: { th: 'เจ้าของระบบ', en: 'Owner' },
} as const

/** The strip that leads visitors in. */
export const stripWords = {
  title: { th: 'เริ่มเรียนวันนี้', en: 'Start learning today' },
  text: {
    th: 'สมัครสมาชิกฟรี เก็บความก้าวหน้าและหลักสูตรของคุณไว้ในที่เดียว',
    en: 'Registering is free, and keeps your courses and progress in one place.',
  },
  register: { th: 'สมัครสมาชิก', en: 'Register' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  hello: { th: 'สวัสดี คุณ{name}', en: 'Hello, {name}' },
  helloText: { th: 'เรียนต่อจากที่ค้างไว้ได้เลย', en: 'Go on where you left off.' },
  mine: { th: 'หลักสูตรของฉัน', en: 'My courses' },
} as const
