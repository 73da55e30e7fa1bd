export const sessionWords = {
  heading: { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Devices that are logged in' },
  device: { th: 'อุปกรณ์', en: 'Device' },
  on: { th: '{browser} บน {device}', en: '{browser} on {device}' },
  unknownBrowser: { th: 'เบราว์เซอร์ที่ไม่รู้จัก', en: 'Unknown browser' },
  unknownDevice: { th: 'อุปกรณ์ที่ไม่รู้จัก', en: 'an unknown device' },
  isThis: { th: 'อุปกรณ์นี้', en: 'This device' },
  face: { th: 'เว็บไซต์', en: 'Site' },
  office: { th: '{site} (หลังบ้าน)', en: '{site} (back office)' },
  since: { th: 'เข้าสู่ระบบเมื่อ', en: 'Since' },
  seen: { th: 'ใช้งานล่าสุด', en: 'Last seen' },
  end: { th: 'ให้ออกจากระบบ', en: 'Log it out' },
  endOthers: { th: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ', en: 'Log out all other devices' },
  endAll: { th: 'ให้ทุกอุปกรณ์ออกจากระบบ', en: 'Log out all devices' },
  ended: { th: 'ให้อุปกรณ์นั้นออกจากระบบแล้ว', en: 'The device is logged out' },
  othersEnded: { th: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว', en: 'All other devices are logged out' },
  none: { th: 'ไม่มีอุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'No device is logged in' },
  note: {
    th: 'หากมีอุปกรณ์ที่ไม่รู้จัก ให้ออกจากระบบแล้วเปลี่ยนรหัสผ่าน',
    en: 'If you do not know one of them, log it out and change your password.',
  },
} as const

/** Why the second step was refused. */
export const refusedStepWords = {
  'wrong-factor': {
    th: 'ยืนยันไม่สำเร็จ รหัสไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว',
    en: 'That did not work: the code is wrong, over, or was used before',
  },
  'too-many': {
    th: 'ยืนยันไม่สำเร็จหลายครั้งเกินไป กรุณารอ 10 นาที หรือใช้รหัสกู้คืนหรือพาสคีย์',
    en: 'Too many failed tries. Wait ten minutes, or use a recovery code or a passkey',
  },
  over: {
    th: 'หมดเวลายืนยันตัวตน หรือกรอกผิดครบ 5 ครั้ง กรุณาเข้าสู่ระบบใหม่ตั้งแต่ต้น',
    en: 'The time is over, or five tries were wrong. Please log in again from the start',
  },
} as const

export const factorWords = {
  take: { th: 'ยกเลิกการยืนยันสองขั้น', en: 'Take away the second factor' },
  text: {
    th: 'ใช้เมื่อเจ้าของบัญชีทำโทรศัพท์หรือกุญแจหาย ตรวจสอบตัวตนก่อน แอป พาสคีย์ และรหัสกู้คืนทั้งหมดจะใช้ไม่ได้ และทุกอุปกรณ์จะออกจากระบบ',
    en: 'For somebody who has lost his phone or key; make sure that it is he. His app, passkeys and recovery codes are removed, and all his devices are logged out.',
  },
  confirm: { th: 'ยืนยันการยกเลิก', en: 'Take it away' },
  taken: { th: 'ยกเลิกการยืนยันสองขั้นแล้ว', en: 'The second factor is taken away' },
} as const
