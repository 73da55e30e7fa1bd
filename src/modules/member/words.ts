export const words = {
  logInFirst: { th: 'กรุณาเข้าสู่ระบบก่อน', en: 'Please log in first' },
  product: { th: 'วิชา', en: 'Wicha' },
  heading: { th: 'เข้าสู่ระบบหลังบ้าน', en: 'Log in to the back office' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  username: { th: 'ชื่อผู้ใช้งาน', en: 'User name' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  capsLock: { th: 'เปิด Caps Lock อยู่', en: 'Caps Lock is on' },
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
