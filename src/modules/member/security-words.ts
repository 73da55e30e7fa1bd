/** Words of passkeys, at the door and behind it. */
export const factorWords = {
  passkeySignIn: { th: 'เข้าสู่ระบบด้วยพาสคีย์', en: 'Log in with a passkey' },
  passkeyProve: { th: 'ยืนยันด้วยพาสคีย์', en: 'Prove it with a passkey' },
  passkeyFailed: {
    th: 'ไม่ได้ใช้พาสคีย์ เบราว์เซอร์นี้อาจไม่มีพาสคีย์ของเว็บไซต์นี้ หรือการยืนยันถูกยกเลิก',
    en: 'No passkey was used: this browser may have none for this site, or it was broken off',
  },
} as const

export const verifyWords = {
  heading: { th: 'ยืนยันตัวตนขั้นที่สอง', en: 'Second step' },
  codeText: { th: 'เปิดแอปยืนยันตัวตน แล้วกรอกรหัส 6 หลัก', en: 'Open your authenticator app and enter its six figures' },
  codeLabel: { th: 'รหัสจากแอป', en: 'Code of the app' },
  recoveryText: {
    th: 'กรอกรหัสกู้คืนหนึ่งรหัสที่เก็บไว้ แต่ละรหัสใช้ได้ครั้งเดียว',
    en: 'Enter one of the recovery codes that you kept; each is good for once',
  },
  recoveryLabel: { th: 'รหัสกู้คืน', en: 'Recovery code' },
  passkeyText: { th: 'ใช้พาสคีย์ของเว็บไซต์นี้เพื่อยืนยัน', en: 'Use your passkey of this site' },
  elsewhere: {
    th: 'พาสคีย์ของคุณใช้ได้ที่ {hosts} เท่านั้น',
    en: 'Your passkeys work at {hosts} only',
  },
  submit: { th: 'ยืนยัน', en: 'Go on' },
  useCode: { th: 'ใช้รหัสจากแอปแทน', en: 'Use a code of the app instead' },
  useRecovery: { th: 'ใช้รหัสกู้คืนแทน', en: 'Use a recovery code instead' },
  back: { th: 'กลับไปเข้าสู่ระบบใหม่', en: 'Back to the log-in' },
} as const

export const securityWords = {
  heading: { th: 'ความปลอดภัย', en: 'Security' },
  required: {
    th: 'เว็บไซต์นี้ให้ทีมงานใช้การยืนยันสองขั้น ตั้งค่าอย่างใดอย่างหนึ่งด้านล่างก่อน แล้วจึงใช้งานส่วนอื่นได้',
    en: 'Staff of this site use a second factor. Set one up below; then everything else opens.',
  },
  ownFirst: {
    th: 'ตั้งการยืนยันสองขั้นของคุณเองก่อน แล้วจึงกำหนดให้ทีมงาน เพราะผู้ที่ยังไม่มีจะถูกพาไปตั้งค่าก่อนใช้งานอย่างอื่นทันที',
    en: 'Set up a second factor of your own first, then ask it of the staff: whoever has none is led to set one up before anything else opens.',
  },
  goBack: { th: 'กลับไปหน้าก่อน', en: 'Back to where you were' },
  ownIsSet: {
    th: 'คุณมีการยืนยันสองขั้นแล้ว กลับไปกำหนดให้ทีมงานได้',
    en: 'You have a second factor. You can go back and ask it of the staff.',
  },
  status: { th: 'การยืนยันสองขั้น', en: 'Second factor' },
  app: { th: 'แอปยืนยันตัวตน', en: 'Authenticator app' },
  on: { th: 'เปิดใช้แล้ว', en: 'On' },
  off: { th: 'ยังไม่เปิดใช้', en: 'Off' },
  passkeys: { th: 'พาสคีย์', en: 'Passkeys' },
  count: { th: '{n} รายการ', en: '{n}' },
  codes: { th: 'รหัสกู้คืน', en: 'Recovery codes' },
  left: { th: 'เหลือ {n} รหัส', en: '{n} left' },
  manage: { th: 'จัดการความปลอดภัย', en: 'Manage security' },
  advice: {
    th: 'แนะนำให้ผู้ดูแลทุกคนเปิดการยืนยันสองขั้น เพราะบัญชีนี้เข้าถึงข้อมูลผู้เรียนได้',
    en: 'Every administrator is advised to have a second factor: this account reaches the data of learners.',
  },
  wrongCode: {
    th: 'รหัสไม่ถูกต้อง ตรวจเวลาของเครื่อง แล้วกรอกรหัสที่แสดงอยู่ตอนนี้',
    en: 'The code is wrong. Check the clock of your device and enter the code that it shows now.',
  },
  wrongPasskey: { th: 'เพิ่มพาสคีย์ไม่สำเร็จ กรุณาลองใหม่', en: 'The passkey could not be added. Please try again.' },
  wrongProof: { th: 'ยืนยันตัวตนไม่สำเร็จ กรุณาลองใหม่', en: 'That did not prove who you are. Please try again.' },
  problemTitle: { th: 'เกิดข้อผิดพลาด', en: 'Something is wrong' },
  totpAdded: { th: 'เปิดใช้แอปยืนยันตัวตนแล้ว', en: 'The authenticator app is on' },
  codesMade: { th: 'สร้างรหัสกู้คืนชุดใหม่แล้ว', en: 'New recovery codes are made' },
  totpRemoved: { th: 'นำแอปยืนยันตัวตนออกแล้ว', en: 'The authenticator app is removed' },
  passkeyAdded: { th: 'เพิ่มพาสคีย์แล้ว', en: 'The passkey is added' },
  passkeyRemoved: { th: 'นำพาสคีย์ออกแล้ว', en: 'The passkey is removed' },
  proved: { th: 'ยืนยันตัวตนแล้ว แก้ไขการตั้งค่าได้ภายใน 10 นาที', en: 'Proved. You may change these settings for ten minutes.' },
  name: { th: 'ชื่อ', en: 'Name' },
  host: { th: 'ใช้ได้ที่', en: 'Works at' },
  made: { th: 'เพิ่มเมื่อ', en: 'Added' },
  used: { th: 'ใช้ล่าสุด', en: 'Last used' },
  never: { th: 'ยังไม่เคยใช้', en: 'Never' },
  remove: { th: 'นำออก', en: 'Remove' },
  noPasskeys: { th: 'ยังไม่มีพาสคีย์', en: 'No passkey yet' },
  noPasskeysText: {
    th: 'พาสคีย์ใช้ลายนิ้วมือ ใบหน้า หรือรหัสล็อกเครื่องแทนรหัสผ่าน และใช้ได้เฉพาะที่อยู่เว็บไซต์ที่เพิ่มไว้',
    en: 'A passkey uses your fingerprint, face or screen lock instead of a password, and works only at the address where it was added.',
  },
} as const

/** What a member of staff does on the screen of security. */
export const workWords = {
  proveHeading: { th: 'ยืนยันว่าเป็นคุณ', en: 'Prove that it is you' },
  proveText: {
    th: 'ก่อนเปลี่ยนการยืนยันสองขั้น กรุณากรอกรหัสผ่าน หรือใช้พาสคีย์ ยืนยันแล้วแก้ไขได้ 10 นาที',
    en: 'Before you change your second factor, enter your password or use a passkey. It is good for ten minutes.',
  },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  showPassword: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  prove: { th: 'ยืนยัน', en: 'Prove it' },
  appHeading: { th: 'แอปยืนยันตัวตน', en: 'Authenticator app' },
  appText: {
    th: 'ใช้แอป เช่น Google Authenticator หรือ Microsoft Authenticator สร้างรหัส 6 หลักทุกครั้งที่เข้าสู่ระบบ',
    en: 'An app such as Google Authenticator or Microsoft Authenticator makes six figures for each log-in.',
  },
  appBegin: { th: 'ตั้งค่าแอปยืนยันตัวตน', en: 'Set up an authenticator app' },
  appScan: {
    th: 'สแกนคิวอาร์โค้ดด้วยแอป หรือพิมพ์รหัสลับด้วยตนเอง แล้วกรอกรหัส 6 หลักที่แอปแสดง',
    en: 'Scan the QR code with the app, or type the secret. Then enter the six figures that it shows.',
  },
  qr: { th: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน', en: 'QR code for the authenticator app' },
  secret: { th: 'รหัสลับ', en: 'Secret' },
  code: { th: 'รหัส 6 หลักจากแอป', en: 'Six figures of the app' },
  appConfirm: { th: 'เปิดใช้', en: 'Turn on' },
  appRemove: { th: 'เลิกใช้แอปยืนยันตัวตน', en: 'Remove the authenticator app' },
  passkeyHeading: { th: 'เพิ่มพาสคีย์', en: 'Add a passkey' },
  passkeyText: {
    th: 'พาสคีย์ที่เพิ่มตอนนี้ใช้ได้ที่ {host} เท่านั้น หากทำงานหลายเว็บไซต์ ให้เพิ่มที่แต่ละเว็บไซต์',
    en: 'A passkey that is added now works at {host} only. If you work at several sites, add one at each.',
  },
  passkeyName: { th: 'ชื่อพาสคีย์ เช่น โน้ตบุ๊กที่ทำงาน', en: 'Name of the passkey, such as laptop at work' },
  passkeyAdd: { th: 'เพิ่มพาสคีย์', en: 'Add a passkey' },
  passkeyFailed: {
    th: 'เบราว์เซอร์ไม่ได้สร้างพาสคีย์ อาจมีพาสคีย์ของบัญชีนี้อยู่แล้ว หรือการยืนยันถูกยกเลิก',
    en: 'The browser made no passkey: it may already have one for this account, or it was broken off.',
  },
  codesHeading: { th: 'รหัสกู้คืน', en: 'Recovery codes' },
  codesText: {
    th: 'ใช้แทนแอปหรือพาสคีย์เมื่อโทรศัพท์หายหรือใช้ไม่ได้ แต่ละรหัสใช้ได้ครั้งเดียว',
    en: 'They stand in for the app or a passkey that was lost; each is good for once.',
  },
  codesRenew: { th: 'สร้างรหัสกู้คืนชุดใหม่', en: 'Make new recovery codes' },
  codesOnce: {
    th: 'เก็บรหัสกู้คืนเหล่านี้ไว้ในที่ปลอดภัย ระบบแสดงให้ครั้งนี้ครั้งเดียว',
    en: 'Keep these recovery codes in a safe place. They are shown this once.',
  },
  codesKept: { th: 'เก็บรหัสแล้ว', en: 'I have kept them' },
} as const
