/** The texts that the specification quotes for registering and logging in (§5, §8), verbatim. */
export const quoted = {
  hints: {
    firstname: '** กรุณากรอกชื่อ',
    lastname: '** กรุณากรอกนามสกุล',
    citizen: '** หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น',
    phone: '** เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น',
    password: '** รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง',
    confirm: '** ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน',
    fti_member_number: '** กรุณากรอกหมายเลขสมาชิก ส.อ.ท.',
    email: '** กรุณากรอกอีเมล์ให้ถูกต้อง',
    agree: '** กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน',
  },
  logIn: {
    heading: 'เกิดข้อผิดพลาด',
    unknown: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้',
    wrong: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง',
    noRight: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้',
    done: 'เข้าสู่ระบบเรียบร้อยแล้ว',
  },
  register: { duplicate: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว !', done: 'ทำการลงทะเบียนเรียบร้อยแล้ว' },
  uniqueness: { th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้', en: 'Failed to fetch data from API' },
  language: { en: 'Change Language Success' },
} as const
