/** Words of passkeys, for the login and the security screen. */
export const factorWords = {
  passkeySignIn: { th: 'เข้าสู่ระบบด้วยพาสคีย์', en: 'Log in with a passkey' },
  passkeyProve: { th: 'ยืนยันด้วยพาสคีย์', en: 'Verify with a passkey' },
  passkeyFailed: {
    th: 'ใช้พาสคีย์ไม่สำเร็จ เบราว์เซอร์นี้อาจไม่มีพาสคีย์ของเว็บไซต์นี้ หรือการยืนยันถูกยกเลิก',
    en: 'No passkey was used. This browser may not have one for this site, or verification was cancelled',
  },
} as const

export const verifyWords = {
  heading: { th: 'ยืนยันตัวตนขั้นที่สอง', en: 'Two-step verification' },
  codeText: { th: 'เปิดแอปยืนยันตัวตน แล้วกรอกรหัส 6 หลัก', en: 'Open your authenticator app and enter the 6-digit code' },
  codeLabel: { th: 'รหัสจากแอป', en: 'Code from the app' },
  recoveryText: {
    th: 'กรอกรหัสกู้คืนที่คุณเก็บไว้หนึ่งรหัส แต่ละรหัสใช้ได้ครั้งเดียว',
    en: 'Enter one of your saved recovery codes. Each code works once',
  },
  recoveryLabel: { th: 'รหัสกู้คืน', en: 'Recovery code' },
  passkeyText: { th: 'ใช้พาสคีย์ของเว็บไซต์นี้เพื่อยืนยัน', en: 'Use your passkey for this site' },
  elsewhere: {
    th: 'พาสคีย์ของคุณใช้ได้ที่ {hosts} เท่านั้น',
    en: 'Your passkeys only work at {hosts}',
  },
  submit: { th: 'ยืนยัน', en: 'Verify' },
  useCode: { th: 'ใช้รหัสจากแอปแทน', en: 'Use a code from the app instead' },
  useRecovery: { th: 'ใช้รหัสกู้คืนแทน', en: 'Use a recovery code instead' },
  back: { th: 'กลับไปเข้าสู่ระบบใหม่', en: 'Back to login' },
} as const

export const securityWords = {
  heading: { th: 'ความปลอดภัย', en: 'Security' },
  required: {
    th: 'เว็บไซต์นี้กำหนดให้ทีมงานใช้การยืนยันตัวตนแบบสองขั้นตอน ตั้งค่าวิธีใดวิธีหนึ่งด้านล่างก่อน แล้วจึงใช้งานส่วนอื่นได้',
    en: 'This site requires two-step verification for staff. Set up a method below to use the rest of the back office.',
  },
  ownFirst: {
    th: 'ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน แล้วจึงกำหนดให้ทีมงาน เพราะผู้ที่ยังไม่ได้ตั้งค่าต้องตั้งค่าก่อนใช้งานส่วนอื่นทันที',
    en: 'Set up your own two-step verification before you require it for staff. Staff who have not set it up must do so before they can use anything else.',
  },
  goBack: { th: 'กลับไปหน้าก่อน', en: 'Back to previous page' },
  ownIsSet: {
    th: 'คุณตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนแล้ว กลับไปกำหนดให้ทีมงานได้',
    en: 'Your two-step verification is set up. You can go back and require it for staff.',
  },
  status: { th: 'การยืนยันตัวตนแบบสองขั้นตอน', en: 'Two-step verification' },
  app: { th: 'แอปยืนยันตัวตน', en: 'Authenticator app' },
  on: { th: 'เปิดใช้แล้ว', en: 'On' },
  off: { th: 'ยังไม่เปิดใช้', en: 'Off' },
  passkeys: { th: 'พาสคีย์', en: 'Passkeys' },
  count: { th: '{n} รายการ', en: '{n}' },
  codes: { th: 'รหัสกู้คืน', en: 'Recovery codes' },
  left: { th: 'เหลือ {n} รหัส', en: '{n} left' },
  manage: { th: 'จัดการความปลอดภัย', en: 'Manage security' },
  advice: {
    th: 'แนะนำให้ผู้ดูแลทุกคนเปิดการยืนยันตัวตนแบบสองขั้นตอน เพราะบัญชีนี้เข้าถึงข้อมูลผู้เรียนได้',
    en: 'We recommend two-step verification for every administrator, because this account can access learner data.',
  },
  wrongCode: {
    th: 'รหัสไม่ถูกต้อง ตรวจสอบเวลาของอุปกรณ์ แล้วกรอกรหัสที่แสดงอยู่ตอนนี้',
    en: 'The code is incorrect. Check the time on your device and enter the current code.',
  },
  wrongPasskey: { th: 'เพิ่มพาสคีย์ไม่สำเร็จ กรุณาลองใหม่', en: 'The passkey could not be added. Try again.' },
  wrongProof: { th: 'ยืนยันตัวตนไม่สำเร็จ กรุณาลองใหม่', en: 'We could not confirm your identity. Try again.' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  totpAdded: { th: 'เปิดใช้แอปยืนยันตัวตนแล้ว', en: 'Authenticator app turned on' },
  codesMade: { th: 'สร้างรหัสกู้คืนชุดใหม่แล้ว', en: 'New recovery codes created' },
  totpRemoved: { th: 'นำแอปยืนยันตัวตนออกแล้ว', en: 'Authenticator app removed' },
  passkeyAdded: { th: 'เพิ่มพาสคีย์แล้ว', en: 'Passkey added' },
  passkeyRemoved: { th: 'นำพาสคีย์ออกแล้ว', en: 'Passkey removed' },
  proved: {
    th: 'ยืนยันตัวตนแล้ว แก้ไขการตั้งค่าได้ภายใน 10 นาที',
    en: 'Identity confirmed. You can change these settings for 10 minutes.',
  },
  name: { th: 'ชื่อ', en: 'Name' },
  host: { th: 'ใช้ได้ที่', en: 'Works at' },
  made: { th: 'เพิ่มเมื่อ', en: 'Added' },
  used: { th: 'ใช้ล่าสุด', en: 'Last used' },
  never: { th: 'ยังไม่เคยใช้', en: 'Never' },
  remove: { th: 'นำออก', en: 'Remove' },
  noPasskeys: { th: 'ยังไม่มีพาสคีย์', en: 'No passkeys yet' },
  noPasskeysText: {
    th: 'พาสคีย์ใช้ลายนิ้วมือ ใบหน้า หรือรหัสล็อกเครื่องแทนรหัสผ่าน และใช้ได้เฉพาะโดเมนของเว็บไซต์ที่เพิ่มไว้',
    en: 'A passkey uses your fingerprint, face or screen lock instead of a password. It only works on the domain where you added it.',
  },
} as const

/** The staff actions on the security screen. */
export const workWords = {
  proveHeading: { th: 'ยืนยันว่าเป็นคุณ', en: 'Confirm your identity' },
  proveText: {
    th: 'ก่อนเปลี่ยนการยืนยันตัวตนแบบสองขั้นตอน กรุณากรอกรหัสผ่านหรือใช้พาสคีย์ เมื่อยืนยันแล้วคุณแก้ไขได้ภายใน 10 นาที',
    en: 'Before you change two-step verification, enter your password or use a passkey. You then have 10 minutes to make changes.',
  },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show password' },
  prove: { th: 'ยืนยัน', en: 'Confirm' },
  appHeading: { th: 'แอปยืนยันตัวตน', en: 'Authenticator app' },
  appText: {
    th: 'ใช้แอป เช่น Google Authenticator หรือ Microsoft Authenticator สร้างรหัส 6 หลักทุกครั้งที่เข้าสู่ระบบ',
    en: 'An app such as Google Authenticator or Microsoft Authenticator creates a 6-digit code each time you log in.',
  },
  appBegin: { th: 'ตั้งค่าแอปยืนยันตัวตน', en: 'Set up authenticator app' },
  appScan: {
    th: 'สแกนคิวอาร์โค้ดด้วยแอป หรือพิมพ์รหัสลับด้วยตนเอง แล้วกรอกรหัส 6 หลักที่แอปแสดง',
    en: 'Scan the QR code with the app, or enter the secret key. Then enter the 6-digit code from the app.',
  },
  qr: { th: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน', en: 'QR code for the authenticator app' },
  secret: { th: 'รหัสลับ', en: 'Secret key' },
  code: { th: 'รหัส 6 หลักจากแอป', en: '6-digit code from the app' },
  appConfirm: { th: 'เปิดใช้', en: 'Turn on' },
  appRemove: { th: 'เลิกใช้แอปยืนยันตัวตน', en: 'Remove authenticator app' },
  passkeyHeading: { th: 'เพิ่มพาสคีย์', en: 'Add passkey' },
  passkeyText: {
    th: 'พาสคีย์ที่เพิ่มตอนนี้ใช้ได้ที่ {host} เท่านั้น หากทำงานหลายเว็บไซต์ ให้เพิ่มที่แต่ละเว็บไซต์',
    en: 'A passkey you add now only works at {host}. If you use several sites, add one on each site.',
  },
  passkeyName: { th: 'ชื่อพาสคีย์ เช่น โน้ตบุ๊กที่ทำงาน', en: 'Passkey name, for example work laptop' },
  passkeyAdd: { th: 'เพิ่มพาสคีย์', en: 'Add passkey' },
  passkeyFailed: {
    th: 'เบราว์เซอร์ไม่ได้สร้างพาสคีย์ อาจมีพาสคีย์ของบัญชีนี้อยู่แล้ว หรือการยืนยันถูกยกเลิก',
    en: 'The browser did not create a passkey. It may already have one for this account, or verification was cancelled.',
  },
  codesHeading: { th: 'รหัสกู้คืน', en: 'Recovery codes' },
  codesText: {
    th: 'ใช้แทนแอปหรือพาสคีย์เมื่อโทรศัพท์หายหรือใช้ไม่ได้ แต่ละรหัสใช้ได้ครั้งเดียว',
    en: 'Use these if you lose your phone or cannot use the app or passkey. Each code works once.',
  },
  codesRenew: { th: 'สร้างรหัสกู้คืนชุดใหม่', en: 'Create new recovery codes' },
  codesOnce: {
    th: 'เก็บรหัสกู้คืนเหล่านี้ไว้ในที่ปลอดภัย ระบบแสดงให้ครั้งนี้ครั้งเดียว',
    en: 'Save these recovery codes in a safe place. They are shown only once.',
  },
  codesKept: { th: 'เก็บรหัสแล้ว', en: 'I have saved the codes' },
} as const
