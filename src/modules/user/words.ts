export const refusedWords = {
  unknown: { th: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้', en: 'No such account' },
  wrong: { th: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง', en: 'The user name or the password is wrong' },
  'no-right': { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'This account has no right to use this site' },
} as const

export const signInWords = {
  done: { th: 'เข้าสู่ระบบเรียบร้อยแล้ว', en: 'Logged in' },
  out: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'Logged out' },
  wrongBody: { th: 'กรุณากรอกชื่อผู้ใช้งานและรหัสผ่าน', en: 'Please enter a user name and a password' },
} as const

export const logInWords = {
  title: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  text: { th: 'เข้าเรียนต่อจากที่ค้างไว้ได้ทันที', en: 'Go on where you left off' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  username: { th: 'ชื่อผู้ใช้งานหรืออีเมล', en: 'User name or e-mail' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
  remember: { th: 'จดจำการเข้าสู่ระบบ', en: 'Remember me' },
  submit: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  toRegister: { th: 'ยังไม่มีบัญชี? สมัครสมาชิก', en: 'No account yet? Register' },
  registered: { th: 'ทำการลงทะเบียนเรียบร้อยแล้ว', en: 'Registration is complete' },
  registeredText: { th: 'เข้าสู่ระบบด้วยอีเมลและรหัสผ่านที่ตั้งไว้', en: 'Log in with your e-mail and the password you chose' },
  sideTitle: { th: 'เรียนรู้ทักษะที่ใช้งานได้จริง', en: 'Learn skills that work' },
  reason1: { th: 'เรียนออนไลน์ได้ทุกที่ ทุกเวลา บนมือถือหรือคอมพิวเตอร์', en: 'Learn online anywhere, on a phone or a computer' },
  reason2: { th: 'เห็นความก้าวหน้าของทุกหลักสูตรในที่เดียว', en: 'See the progress of every course in one place' },
  reason3: { th: 'มีหลักสูตรเรียนฟรีให้เริ่มได้ทันที', en: 'Free courses to start with right away' },
} as const

export const registerWords = {
  title: { th: 'สมัครสมาชิก', en: 'Register' },
  text: { th: 'กรอกข้อมูลให้ครบเพื่อเปิดบัญชีผู้เรียน', en: 'Fill in everything to open a learner account' },
  firstname: { th: 'ชื่อ', en: 'First name' },
  lastname: { th: 'นามสกุล', en: 'Last name' },
  citizen: { th: 'เลขประจำตัวประชาชน', en: 'Citizen id' },
  citizenHint: { th: 'ตัวเลข 13 หลัก', en: '13 digits' },
  email: { th: 'อีเมล', en: 'E-mail' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  passwordHint: { th: '8-20 ตัวอักษร ไม่มีช่องว่าง', en: '8-20 characters without spaces' },
  confirm: { th: 'ยืนยันรหัสผ่าน', en: 'Confirm the password' },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone' },
  phoneHint: { th: 'ตัวเลข 10 หลัก', en: '10 digits' },
  agree: { th: 'ฉันยอมรับนโยบายความเป็นส่วนตัว', en: 'I accept the privacy policy' },
  submit: { th: 'สมัครสมาชิก', en: 'Register' },
  toLogIn: { th: 'มีบัญชีแล้ว? เข้าสู่ระบบ', en: 'Already registered? Log in' },
  missing: { th: 'ยังกรอกไม่ครบหรือไม่ถูกต้อง', en: 'Missing or not valid' },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', en: 'These are already in the system!' },
} as const

export const profileWords = {
  title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
  logout: { th: 'ออกจากระบบ', en: 'Log out' },
  course: { th: 'หลักสูตร', en: 'Course' },
  enrolled: { th: 'วันที่ลงทะเบียน', en: 'Enrolled' },
  lessons: { th: 'จำนวนบท', en: 'Lessons' },
  lessonCount: { th: '{n} บท', en: '{n} lessons' },
  percent: { th: 'เรียนแล้ว', en: 'Learned' },
  status: { th: 'สถานะ', en: 'Status' },
  none: { th: 'N/A', en: 'N/A' },
  count: { th: '{n} หลักสูตร', en: '{n} courses' },
  newest: { th: '{shown} หลักสูตรล่าสุด จากทั้งหมด {n}', en: 'The newest {shown} of {n} courses' },
  about: { th: '{email} · สมาชิกตั้งแต่ {day}', en: '{email} · member since {day}' },
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
