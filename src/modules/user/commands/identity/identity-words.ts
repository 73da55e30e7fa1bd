/** Words for a person's own sign-in and contact data. */
export const identityWords = {
  title: { th: 'ข้อมูลเข้าสู่ระบบ', en: 'Login details' },
  text: {
    th: 'เปลี่ยนอีเมล ชื่อผู้ใช้ หรือเบอร์โทรของคุณ อีเมลใหม่จะใช้ได้เมื่อคุณเปิดลิงก์ที่ส่งไปยังอีเมลนั้น',
    en: 'Change your email, username or phone. A new email takes effect when you open the link we send to it.',
  },
  email: { th: 'อีเมล', en: 'Email' },
  username: { th: 'ชื่อผู้ใช้', en: 'Username' },
  phone: { th: 'เบอร์โทร', en: 'Phone' },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  submit: { th: 'บันทึก', en: 'Save' },
  back: { th: 'กลับไปหลักสูตรของฉัน', en: 'Back to my courses' },
  show: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide password' },
  done: { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved' },
  awaits: {
    th: 'ส่งลิงก์ยืนยันไปที่ {email} แล้ว เปิดลิงก์ภายใน 24 ชั่วโมงเพื่อใช้อีเมลใหม่ ระหว่างนี้อีเมลเดิมยังใช้ได้',
    en: 'We have sent a confirmation link to {email}. Open it within 24 hours to use the new email. Until then, your current email stays active.',
  },
} as const

export const confirmWords = {
  title: { th: 'ยืนยันอีเมลใหม่', en: 'Confirm new email' },
  text: {
    th: 'กดปุ่มด้านล่างเพื่อใช้อีเมล {email} กับบัญชีของคุณ',
    en: 'Select the button to use {email} for your account.',
  },
  submit: { th: 'ใช้อีเมลนี้', en: 'Use this email' },
  done: { th: 'เปลี่ยนอีเมลเรียบร้อยแล้ว', en: 'Email changed' },
  over: {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว ขอเปลี่ยนอีเมลใหม่ได้จากหน้าข้อมูลเข้าสู่ระบบ',
    en: 'This link has expired or was already used. Request the change again in Login details.',
  },
  goOn: { th: 'ไปหน้าหลักสูตรของฉัน', en: 'Go to my courses' },
} as const

/** Why a change of it is refused. */
export const refusedIdentityWords = {
  here: {
    th: 'เปลี่ยนอีเมล ชื่อผู้ใช้ และเบอร์โทรของตนเองได้ที่หน้าข้อมูลเข้าสู่ระบบ โดยยืนยันรหัสผ่านปัจจุบัน',
    en: 'Change your own email, username and phone in Login details, with your current password',
  },
  desk: {
    th: 'กรุณายืนยันตัวตนอีกครั้งที่หน้าความปลอดภัย แล้วบันทึกเบอร์โทรใหม่ภายใน 10 นาที',
    en: 'Confirm your identity again in Security, then save the new phone within 10 minutes',
  },
  nobody: { th: 'บัญชีนี้เปลี่ยนข้อมูลเข้าสู่ระบบเองไม่ได้', en: 'This account cannot change its own login details' },
  password: { th: 'กรุณากรอกรหัสผ่านปัจจุบัน', en: 'Enter your current password' },
  wrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is incorrect' },
  'log-in': {
    th: 'กรุณาออกจากระบบและเข้าสู่ระบบใหม่ แล้วเปลี่ยนข้อมูลภายใน 10 นาที',
    en: 'Log out, log in again, and make the change within 10 minutes',
  },
  blank: { th: 'กรุณากรอกชื่อผู้ใช้', en: 'Enter a username' },
  body: { th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
} as const

/** The mail with the link, to the new address. */
export const confirmMailWords = {
  subject: { th: 'ยืนยันอีเมลใหม่ของคุณที่ {site}', en: 'Confirm your new email at {site}' },
  greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
  text: {
    th: 'มีการขอใช้อีเมลนี้กับบัญชีที่ {site} หากเป็นคุณ กดปุ่มด้านล่างเพื่อยืนยัน หากไม่ใช่ ไม่ต้องทำอะไร',
    en: 'Someone asked to use this email for an account at {site}. If this was you, select the button below to confirm. If not, you can ignore this email.',
  },
  action: { th: 'ยืนยันอีเมล', en: 'Confirm email' },
  note: { th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว', en: 'The link works once and expires in 24 hours.' },
} as const
