export const packageWords = {
  assign: { th: 'เลือกแพ็กเกจของเว็บไซต์นี้', en: 'Choose the package of this site' },
  own: { th: 'แพ็กเกจของเว็บไซต์นี้', en: 'Site package' },
  none: { th: 'ไม่มี', en: 'None' },
  most: { th: 'จากไม่เกิน {most}', en: 'of {most} at most' },
  unlimited: { th: 'ไม่จำกัด', en: 'No limit' },
  packages: { th: 'แพ็กเกจ', en: 'Packages' },
  noPackage: { th: 'ไม่มีแพ็กเกจ (ไม่จำกัด)', en: 'No package (no limit)' },
  present: { th: 'ใช้อยู่', en: 'present' },
  choose: { th: 'เลือกแพ็กเกจเพื่อดูผลก่อนเปลี่ยน', en: 'Choose a package to see what it changes' },
  preview: { th: 'ดูผล', en: 'Preview' },
  give: { th: 'เปลี่ยนแพ็กเกจ', en: 'Change package' },
  reason: { th: 'เหตุผลที่เปลี่ยนทั้งที่ใช้เกิน', en: 'Reason for exceeding the limits' },
  reasonText: {
    th: 'ข้อมูลที่มีอยู่ไม่หาย แต่เพิ่มไม่ได้จนกว่าจะลดลงหรือเปลี่ยนแพ็กเกจ เหตุผลเก็บไว้ในประวัติ',
    en: 'Existing data stays, and nothing can be added until the use is lower or the package changes. The reason is saved in the history.',
  },
  gone: { th: 'ไม่พบแพ็กเกจนี้ เลือกใหม่', en: 'There is no such package. Choose again.' },
  blocked: {
    th: 'เปลี่ยนแพ็กเกจไม่ได้ เพราะใช้เกิน: {what} ลดลงก่อน หรือบอกเหตุผลของครั้งนี้อย่างน้อย 5 ตัวอักษร',
    en: 'The current use exceeds this package: {what}. Reduce it first, or enter a reason of at least 5 characters.',
  },
  overBy: { th: '{name} {used} จาก {most} (เกิน {n})', en: '{name} {used} of {most} ({n} too many)' },
  limits: { th: 'ที่ใช้และที่มี', en: 'Used and held' },
  what: { th: 'รายการ', en: 'What' },
  used: { th: 'ใช้อยู่', en: 'Used' },
  now: { th: 'แพ็กเกจปัจจุบัน', en: 'Current package' },
  result: { th: 'ผล', en: 'Result' },
  storage: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
  tooMuch: { th: 'เกิน {n}', en: '{n} too many' },
  more: { th: 'เพิ่มขึ้น', en: 'More' },
  less: { th: 'ลดลง', en: 'Less' },
  same: { th: 'เท่าเดิม', en: 'The same' },
  plugins: { th: 'ระบบเสริม', en: 'Plugins' },
  lost: { th: 'จะปิด', en: 'Go off' },
  gained: { th: 'จะเปิด', en: 'Come on' },
  noneLost: { th: 'ไม่มีระบบที่ปิด', en: 'None turned off' },
  noneGained: { th: 'ไม่มีระบบที่เปิดเพิ่ม', en: 'None turned on' },
} as const

/** Why a booking is refused. */
export const bookingWords = {
  closed: { th: 'ห้องนี้ปิดให้จอง เลือกห้องอื่น', en: 'This room is closed. Choose another one.' },
  outside: {
    th: '{name} ไม่ได้เปิดตลอดเวลานี้ ({hours}) เลือกเวลาที่เปิดหรือห้องอื่น',
    en: '{name} is not open for the whole time ({hours}). Choose another time or room.',
  },
  openOn: { th: 'วัน{day}เปิด {hours} น.', en: '{day} {hours}' },
  closedOn: { th: 'วัน{day}ปิด', en: 'closed on {day}' },
  tooFew: {
    th: '{name} จุได้ {n} คน ลดจำนวนคนหรือเลือกห้องอื่น',
    en: '{name} has a capacity of {n}. Choose fewer people or another room.',
  },
} as const

/** The week of the rooms. */
export const weekWords = {
  title: { th: 'ตารางใช้ห้องรายสัปดาห์', en: 'Room calendar' },
  bookings: { th: 'การจองห้อง', en: 'Bookings' },
  total: { th: '{n} การจอง', en: '{n} {n|booking|bookings}' },
  cut: {
    th: 'แสดง {n} รายการแรก เลือกห้องเพื่อดูให้ครบ',
    en: 'The first {n} are shown. Choose a room to see all of its bookings',
  },
  room: { th: 'ห้อง', en: 'Room' },
  all: { th: 'ทุกห้อง', en: 'All rooms' },
  show: { th: 'แสดง', en: 'Show' },
  weeks: { th: 'เลือกสัปดาห์', en: 'Weeks' },
  previous: { th: 'สัปดาห์ก่อน', en: 'Previous week' },
  now: { th: 'สัปดาห์นี้', en: 'This week' },
  next: { th: 'สัปดาห์ถัดไป', en: 'Next week' },
  add: { th: 'จองห้อง', en: 'Book a room' },
  addOn: { th: 'จองวัน{day}', en: 'Book on {day}' },
  addAt: { th: 'จองวัน{day} เวลา {time} น.', en: 'Book {day} at {time}' },
  today: { th: 'วันนี้', en: 'today' },
  free: { th: 'ว่างทั้งวัน', en: 'Available all day' },
  closed: { th: 'ปิด', en: 'Closed' },
  goesOn: { th: 'ต่อวันถัดไป', en: 'continues the next day' },
  wentOn: { th: 'ต่อจากวันก่อน', en: 'since the previous day' },
  keys: {
    th: 'แป้น K และ J ไปสัปดาห์ก่อนและถัดไป ลูกศรเลือกช่องเวลา Enter จองเวลานั้น',
    en: 'K and J: previous and next week. Arrow keys: choose an hour. Enter: book',
  },
} as const
