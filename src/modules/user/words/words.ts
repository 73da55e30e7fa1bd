export const refusedWords = {
  unknown: { th: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้', en: 'Account not found' },
  wrong: { th: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง', en: 'The username or password is incorrect' },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account does not have permission to use this site' },
  'too-many': {
    th: 'เข้าสู่ระบบไม่สำเร็จหลายครั้งเกินไป กรุณารอ 10 นาทีแล้วลองใหม่',
    en: 'Too many failed login attempts. Wait 10 minutes and try again',
  },
} as const

export const hintWords = {
  firstname: { th: '** กรุณากรอกชื่อ', en: '** Please enter your first name' },
  lastname: { th: '** กรุณากรอกนามสกุล', en: '** Please enter your last name' },
  citizenCheck: {
    th: '** หมายเลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: '** This citizen ID is not valid. Please check it',
  },
  fti_member_number: { th: '** กรุณากรอกหมายเลขสมาชิก ส.อ.ท.', en: '** Please enter your council member number' },
  agree: {
    th: '** กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
    en: '** Please accept the privacy policy before registering',
  },
} as const

export const passwordWords = {
  hashed: {
    th: 'กรุณาส่งรหัสผ่านตามที่พิมพ์ ระบบไม่รับรหัสผ่านที่แปลงด้วย salt มาก่อน',
    en: 'Send the password as typed. Passwords hashed with a salt are not accepted',
  },
} as const

export const usernameWords = {
  address: {
    th: 'ชื่อผู้ใช้ที่เป็นอีเมลต้องเป็นอีเมลของคุณเอง',
    en: 'If the username is an email, it must be your own',
  },
} as const

export const signInWords = {
  done: { th: 'เข้าสู่ระบบเรียบร้อยแล้ว', en: 'Logged in' },
  out: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'Logged out' },
  secondFactor: { th: 'รหัสผ่านถูกต้อง กรุณายืนยันตัวตนขั้นที่สอง', en: 'The password is correct. Complete two-step verification' },
  wrongBody: { th: 'กรุณากรอกชื่อผู้ใช้งานและรหัสผ่าน', en: 'Enter a username and password' },
} as const

/** Words of the login and registration forms. */
export const entryWords = {
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide password' },
  toLogIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  toRegister: { th: 'สมัครสมาชิก', en: 'Register' },
  reason1: { th: 'เรียนออนไลน์ได้ทุกที่ ทุกเวลา บนมือถือหรือคอมพิวเตอร์', en: 'Learn online anywhere, on a phone or a computer' },
  reason2: { th: 'ดูความคืบหน้าของทุกหลักสูตรได้ในที่เดียว', en: 'See your progress in every course in one place' },
  reason3: { th: 'มีหลักสูตรเรียนฟรีให้เริ่มได้ทันที', en: 'Start free courses right away' },
} as const

export const logInWords = {
  title: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  noAccount: { th: 'ยังไม่มีบัญชี?', en: 'No account yet?' },
  username: { th: 'ชื่อผู้ใช้งานหรืออีเมล', en: 'Username or email' },
  remember: { th: 'จดจำการเข้าสู่ระบบ', en: 'Remember me' },
  forgot: { th: 'ลืมรหัสผ่าน?', en: 'Forgot password?' },
  submit: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  or: { th: 'หรือ', en: 'or' },
  line: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
  sideTitle: { th: 'ยินดีต้อนรับกลับมา', en: 'Welcome back' },
} as const

export const registerWords = {
  title: { th: 'สมัครสมาชิก', en: 'Register' },
  hasAccount: { th: 'มีบัญชีแล้ว?', en: 'Already have an account?' },
  sideTitle: { th: 'สมัครครั้งเดียว เรียนได้ทุกหลักสูตร', en: 'Register once and learn in every course' },
  staffTitle: { th: 'บัญชีที่สมัครที่นี่เป็นบัญชีผู้เรียน', en: 'You are registering a learner account' },
  staffText: {
    th: 'เฉพาะผู้ดูแลเว็บไซต์เท่านั้นที่ให้สิทธิ์เข้าหลังบ้านได้',
    en: 'Only an administrator of this site can give access to the back office.',
  },
  firstname: { th: 'ชื่อ', en: 'First name' },
  lastname: { th: 'นามสกุล', en: 'Last name' },
  citizen: { th: 'หมายเลขบัตรประชาชน', en: 'Citizen ID' },
  citizenNote: { th: 'ใช้ออกวุฒิบัตร', en: 'used for your certificates' },
  email: { th: 'อีเมล', en: 'Email' },
  phone: { th: 'เบอร์โทร', en: 'Phone' },
  passwordHint: { th: '8-20 ตัวอักษร ไม่มีช่องว่าง', en: '8 to 20 characters, no spaces' },
  noPaste: { th: 'วางรหัสผ่านไม่ได้ กรุณาพิมพ์เอง', en: 'You cannot paste a password here. Type it instead' },
  confirm: { th: 'ยืนยันรหัสผ่าน', en: 'Confirm password' },
  council: {
    th: 'เป็นสมาชิกสภาอุตสาหกรรมแห่งประเทศไทย (ส.อ.ท.)',
    en: 'I am a member of the Federation of Thai Industries',
  },
  fti_member_number: { th: 'หมายเลขสมาชิก ส.อ.ท.', en: 'Council member number' },
  agree: { th: 'ฉันยอมรับ{policy}', en: 'I accept the {policy}' },
  policy: { th: 'นโยบายความเป็นส่วนตัว', en: 'privacy policy' },
  newTab: { th: 'เปิดในแท็บใหม่', en: 'opens in a new tab' },
  submit: { th: 'สมัครสมาชิก', en: 'Register' },
  missing: { th: 'ยังส่งไม่ได้ เหลืออีก {n} ข้อ', en: 'You cannot submit yet. {n} {n|item|items} left to complete' },
  taken: { th: '{field}นี้มีอยู่ในระบบแล้ว', en: '{field} is already registered' },
  unsure: { th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้', en: 'Failed to fetch data from API' },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', en: 'These details are already registered' },
  mend: { th: 'กลับไปแก้ไข', en: 'Go back and edit' },
  tooMany: {
    th: 'มีการสมัครจากเครือข่ายนี้มากเกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many registrations from this network. Wait a moment and try again.',
  },
  registered: { th: 'ทำการลงทะเบียนเรียบร้อยแล้ว', en: 'Registration is complete' },
  registeredText: { th: 'เข้าสู่ระบบด้วยอีเมลและรหัสผ่านที่ตั้งไว้', en: 'Log in with your email and password' },
} as const

export const profileWords = {
  title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
  logout: { th: 'ออกจากระบบ', en: 'Log out' },
  details: { th: 'แก้ไขข้อมูลส่วนตัว', en: 'Edit personal details' },
  identity: { th: 'แก้ไขข้อมูลเข้าสู่ระบบ', en: 'Edit login details' },
  training: { th: 'อายุการอบรม', en: 'Training validity' },
  notifications: { th: 'การแจ้งเตือน', en: 'Notifications' },
  course: { th: 'หลักสูตร', en: 'Course' },
  enrolled: { th: 'วันที่ลงทะเบียน', en: 'Enrolled' },
  lessons: { th: 'จำนวนบท', en: 'Lessons' },
  lessonCount: { th: '{n} บท', en: '{n} {n|lesson|lessons}' },
  percent: { th: 'เรียนแล้ว', en: 'Progress' },
  status: { th: 'สถานะ', en: 'Status' },
  none: { th: 'N/A', en: 'N/A' },
  count: { th: '{n} หลักสูตร', en: '{n} {n|course|courses}' },
  newest: { th: '{shown} หลักสูตรล่าสุด จากทั้งหมด {n}', en: 'Newest {shown} of {n} {n|course|courses}' },
  about: { th: '{email} · สมาชิกตั้งแต่ {day}', en: '{email} · member since {day}' },
  aboutPlain: { th: 'สมาชิกตั้งแต่ {day}', en: 'Member since {day}' },
  hours: { th: 'ชั่วโมงอบรม', en: 'Training hours' },
  hourCount: { th: '{n} ชั่วโมง', en: '{n} {n|hour|hours}' },
  goOn: { th: 'เรียนต่อ', en: 'Continue' },
  emptyTitle: { th: 'ยังไม่ได้ลงทะเบียนหลักสูตรใด', en: 'No courses yet' },
  emptyText: { th: 'เลือกหลักสูตรที่สนใจ แล้วเริ่มเรียนได้เลย', en: 'Choose a course and start learning' },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'View all courses' },
  resume: { th: 'เรียนต่อจากที่ค้างไว้', en: 'Continue learning' },
  staffTitle: { th: 'บัญชีทีมงาน', en: 'Staff account' },
  staffText: {
    th: 'บัญชีนี้ใช้งานหลังบ้าน จึงไม่มีหลักสูตรที่ลงทะเบียนไว้',
    en: 'This account is for the back office, so it has no courses.',
  },
} as const

export const uniquenessWords = {
  noToken: {
    th: 'ตรวจข้อมูลซ้ำได้จากหน้าสมัครสมาชิกเท่านั้น (ส่ง form-token จาก GET /api/form-token)',
    en: 'Only the registration form can check for duplicates (send the form-token from GET /api/form-token)',
  },
} as const

export const forgotWords = {
  title: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' },
  text: {
    th: 'กรอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้',
    en: 'Enter the email you registered with and we will send you a link to set a new password',
  },
  email: { th: 'อีเมล', en: 'Email' },
  submit: { th: 'ส่งลิงก์', en: 'Send link' },
  done: { th: 'อีเมลถูกต้อง', en: 'The email is valid' },
  doneText: {
    th: 'หากมีบัญชีที่ใช้อีเมลนี้ เราส่งลิงก์ไปแล้ว ลิงก์ใช้ได้ 30 นาที และใช้ได้ครั้งเดียว',
    en: 'If an account uses this email, we have sent a link. It works once and expires in 30 minutes.',
  },
  failed: { th: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล', en: 'The email could not be checked' },
  wrongEmail: { th: '** กรุณากรอกอีเมล์ให้ถูกต้อง', en: 'Enter a valid email' },
  toLogIn: { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to login' },
} as const

export const changeWords = {
  reset: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  activate: { th: 'เปิดใช้บัญชี', en: 'Activate account' },
  resetText: { th: 'เลือกรหัสผ่านที่คุณไม่ได้ใช้ที่อื่น', en: 'Choose a password you do not use anywhere else' },
  activateText: { th: 'ตั้งรหัสผ่านของคุณ แล้วเริ่มใช้งานได้ทันที', en: 'Set your password to get started' },
  demanded: {
    th: 'ผู้ดูแลขอให้คุณตั้งรหัสผ่านใหม่ก่อนใช้งานต่อ',
    en: 'An administrator has asked you to set a new password before you continue',
  },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  password: { th: 'รหัสผ่านใหม่', en: 'New password' },
  confirm: { th: 'ยืนยันรหัสผ่านใหม่', en: 'Confirm new password' },
  rules: { th: 'รหัสผ่านใหม่ต้อง', en: 'Password requirements' },
  submit: { th: 'บันทึกรหัสผ่านใหม่', en: 'Save new password' },
  done: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password changed' },
  doneText: { th: 'เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย', en: 'Log in with your new password' },
  problem: { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  failed: {
    th: 'เกิดข้อผิดพลาดระหว่างการเปลี่ยนรหัสผ่าน',
    en: 'An error occurred during the password change process.',
  },
  over: {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว ขอลิงก์ใหม่ได้จากหน้าลืมรหัสผ่าน',
    en: 'This link has expired or was already used. Request a new one.',
  },
  again: { th: 'ขอลิงก์ใหม่', en: 'Request a new link' },
  needsCurrent: { th: 'กรุณากรอกรหัสผ่านปัจจุบัน', en: 'Enter your current password' },
  wrongCurrent: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is incorrect' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide password' },
} as const

export const passwordMailWords = {
  reset: {
    subject: { th: 'ตั้งรหัสผ่านใหม่สำหรับ {site}', en: 'Set a new password for {site}' },
    greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
    text: {
      th: 'มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณที่ {site} หากเป็นคุณ กดปุ่มด้านล่างเพื่อตั้งรหัสผ่าน หากไม่ใช่ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
      en: 'Someone requested a new password for your account at {site}. If this was you, select the button below to set one. If not, you can ignore this email. Your password stays the same.',
    },
    action: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
    note: { th: 'ลิงก์นี้ใช้ได้ 30 นาที และใช้ได้ครั้งเดียว', en: 'The link works once and expires in 30 minutes.' },
  },
  activate: {
    subject: { th: 'เปิดใช้บัญชีของคุณที่ {site}', en: 'Activate your account at {site}' },
    greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
    text: {
      th: '{site} เปิดบัญชีให้คุณแล้ว กดปุ่มด้านล่างเพื่อตั้งรหัสผ่านและเริ่มใช้งาน',
      en: '{site} has created an account for you. Select the button below to set a password and get started.',
    },
    action: { th: 'เปิดใช้บัญชี', en: 'Activate account' },
    note: { th: 'ลิงก์นี้ใช้ได้ 7 วัน และใช้ได้ครั้งเดียว', en: 'The link works once and expires in 7 days.' },
  },
} as const

export const accountStates = {
  on: { th: 'ใช้งานได้', en: 'Active' },
  off: { th: 'ปิดใช้งาน', en: 'Deactivated' },
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

/** The strip with the links to log in and register. */
export const stripWords = {
  title: { th: 'เริ่มเรียนวันนี้', en: 'Start learning today' },
  text: {
    th: 'สมัครสมาชิกฟรี เก็บความคืบหน้าและหลักสูตรของคุณไว้ในที่เดียว',
    en: 'Register for free and keep your courses and progress in one place.',
  },
  register: { th: 'สมัครสมาชิก', en: 'Register' },
  logIn: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  hello: { th: 'สวัสดี คุณ{name}', en: 'Hello, {name}' },
  helloText: { th: 'เรียนต่อจากที่ค้างไว้ได้เลย', en: 'Continue where you left off.' },
  mine: { th: 'หลักสูตรของฉัน', en: 'My courses' },
} as const
