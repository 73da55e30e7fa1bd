/** Words of what a person signs in with and is reached by, where he changes it himself. */
export const identityWords = {
  title: { th: 'ข้อมูลเข้าสู่ระบบ', en: 'Log-in details' },
  text: {
    th: 'เปลี่ยนอีเมล ชื่อผู้ใช้ หรือเบอร์โทรของคุณ อีเมลใหม่จะใช้ได้เมื่อคุณเปิดลิงก์ที่ส่งไปยังอีเมลนั้น',
    en: 'Change your e-mail, user name or phone. A new e-mail takes effect once you open the link that is sent to it.',
  },
  email: { th: 'อีเมล', en: 'E-mail' },
  username: { th: 'ชื่อผู้ใช้', en: 'User name' },
  phone: { th: 'เบอร์โทร', en: 'Phone' },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  submit: { th: 'บันทึก', en: 'Save' },
  back: { th: 'กลับไปหลักสูตรของฉัน', en: 'Back to my courses' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
  done: { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved' },
  awaits: {
    th: 'ส่งลิงก์ยืนยันไปที่ {email} แล้ว เปิดลิงก์ภายใน 24 ชั่วโมงเพื่อใช้อีเมลใหม่ ระหว่างนี้อีเมลเดิมยังใช้ได้',
    en: 'A link is on its way to {email}. Open it within 24 hours to use the new e-mail. Until then the present one stays.',
  },
} as const

export const confirmWords = {
  title: { th: 'ยืนยันอีเมลใหม่', en: 'Confirm the new e-mail' },
  text: {
    th: 'กดปุ่มเพื่อให้บัญชีของคุณใช้อีเมล {email}',
    en: 'Press the button, and your account uses {email} from now on.',
  },
  submit: { th: 'ใช้อีเมลนี้', en: 'Use this e-mail' },
  done: { th: 'เปลี่ยนอีเมลเรียบร้อยแล้ว', en: 'The e-mail is changed' },
  over: {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว ขอเปลี่ยนอีเมลใหม่ได้จากหน้าข้อมูลเข้าสู่ระบบ',
    en: 'The link is over or was used. Ask for the change again under log-in details.',
  },
  goOn: { th: 'ไปหน้าหลักสูตรของฉัน', en: 'Go to my courses' },
} as const

/** Why somebody may not change it, or not so. */
export const refusedIdentityWords = {
  here: {
    th: 'เปลี่ยนอีเมล ชื่อผู้ใช้ และเบอร์โทรของตนเองได้ที่หน้าข้อมูลเข้าสู่ระบบ โดยยืนยันรหัสผ่านปัจจุบัน',
    en: 'Change your own e-mail, user name and phone under log-in details, with your current password',
  },
  desk: {
    th: 'กรุณายืนยันตัวตนอีกครั้งที่หน้าความปลอดภัย แล้วบันทึกเบอร์โทรใหม่ภายใน 10 นาที',
    en: 'Please prove who you are under Security once more, and save the phone within ten minutes',
  },
  nobody: { th: 'บัญชีนี้เปลี่ยนข้อมูลเข้าสู่ระบบเองไม่ได้', en: 'This account cannot change its own log-in details' },
  password: { th: 'กรุณากรอกรหัสผ่านปัจจุบัน', en: 'Enter the current password' },
  wrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is wrong' },
  'log-in': {
    th: 'กรุณาออกจากระบบและเข้าสู่ระบบใหม่ แล้วเปลี่ยนข้อมูลภายใน 10 นาที',
    en: 'Please log out, log in again, and make the change within ten minutes',
  },
  blank: { th: 'กรุณากรอกชื่อผู้ใช้', en: 'Please enter a user name' },
  body: { th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
} as const

/** The letter with the link, to the new address. */
export const confirmMailWords = {
  subject: { th: 'ยืนยันอีเมลใหม่ของคุณที่ {site}', en: 'Confirm your new e-mail at {site}' },
  greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
  text: {
    th: 'มีการขอใช้อีเมลนี้กับบัญชีที่ {site} หากเป็นคุณ กดปุ่มด้านล่างเพื่อยืนยัน หากไม่ใช่ ไม่ต้องทำอะไร',
    en: 'Somebody asked to use this address for an account at {site}. If that was you, press the button. If not, there is nothing to do.',
  },
  action: { th: 'ยืนยันอีเมล', en: 'Confirm the e-mail' },
  note: { th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว', en: 'The link is valid for 24 hours, and once.' },
} as const
