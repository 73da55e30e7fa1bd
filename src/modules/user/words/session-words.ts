export const sessionWords = {
  heading: { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Logged-in devices' },
  device: { th: 'อุปกรณ์', en: 'Device' },
  on: { th: '{browser} บน {device}', en: '{browser} on {device}' },
  unknownBrowser: { th: 'เบราว์เซอร์ที่ไม่รู้จัก', en: 'Unknown browser' },
  unknownDevice: { th: 'อุปกรณ์ที่ไม่รู้จัก', en: 'an unknown device' },
  isThis: { th: 'อุปกรณ์นี้', en: 'This device' },
  face: { th: 'เว็บไซต์', en: 'Site' },
  office: { th: '{site} (หลังบ้าน)', en: '{site} (back office)' },
  since: { th: 'เข้าสู่ระบบเมื่อ', en: 'Logged in' },
  seen: { th: 'ใช้งานล่าสุด', en: 'Last active' },
  end: { th: 'ให้ออกจากระบบ', en: 'Log out device' },
  endOthers: { th: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ', en: 'Log out all other devices' },
  endAll: { th: 'ให้ทุกอุปกรณ์ออกจากระบบ', en: 'Log out all devices' },
  ended: { th: 'ให้อุปกรณ์นั้นออกจากระบบแล้ว', en: 'Device logged out' },
  othersEnded: { th: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว', en: 'All other devices logged out' },
  none: { th: 'ไม่มีอุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'No logged-in devices' },
  note: {
    th: 'หากมีอุปกรณ์ที่คุณไม่รู้จัก ให้ออกจากระบบในอุปกรณ์นั้นแล้วเปลี่ยนรหัสผ่าน',
    en: 'If you do not recognise a device, log it out and change your password.',
  },
} as const

/** Why the second step was refused. */
export const refusedStepWords = {
  'wrong-factor': {
    th: 'ยืนยันไม่สำเร็จ รหัสไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว',
    en: 'Verification failed. The code is wrong, has expired or was already used',
  },
  'too-many': {
    th: 'ยืนยันไม่สำเร็จหลายครั้งเกินไป กรุณารอ 10 นาที หรือใช้รหัสกู้คืนหรือพาสคีย์',
    en: 'Too many failed attempts. Wait 10 minutes, or use a recovery code or a passkey',
  },
  over: {
    th: 'หมดเวลายืนยันตัวตน หรือกรอกผิดครบ 5 ครั้ง กรุณาเข้าสู่ระบบใหม่ตั้งแต่ต้น',
    en: 'The verification timed out, or 5 attempts failed. Log in again from the start',
  },
} as const

export const factorWords = {
  take: { th: 'ยกเลิกการยืนยันตัวตนแบบสองขั้นตอน', en: 'Remove two-step verification' },
  text: {
    th: 'ใช้เมื่อเจ้าของบัญชีทำโทรศัพท์หรือกุญแจความปลอดภัยหาย โปรดตรวจสอบตัวตนก่อน แอป พาสคีย์ และรหัสกู้คืนทั้งหมดจะใช้ไม่ได้ และทุกอุปกรณ์จะออกจากระบบ',
    en: 'Use this if the account owner has lost their phone or security key. Confirm their identity first. Their app, passkeys and recovery codes are removed, and all their devices are logged out.',
  },
  confirm: { th: 'ยืนยันการยกเลิก', en: 'Confirm removal' },
  taken: { th: 'ยกเลิกการยืนยันตัวตนแบบสองขั้นตอนแล้ว', en: 'Two-step verification removed' },
} as const
