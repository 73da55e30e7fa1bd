/** Words of the countdown. */
export const countdownWords = {
  left: { th: 'อีก', en: 'In' },
  days: { th: 'วัน', en: '{n|day|days}' },
  today: { th: 'วันนี้', en: 'Today' },
} as const

/** Words for a place and its contact details. */
export const placeWords = {
  openMap: { th: 'เปิดแผนที่', en: 'Open map' },
  newTab: { th: '(เปิดแท็บใหม่)', en: '(opens in a new tab)' },
  hours: { th: 'เวลาทำการ', en: 'Opening hours' },
  phone: { th: 'โทรศัพท์', en: 'Telephone' },
  email: { th: 'อีเมล', en: 'E-mail' },
  line: { th: 'LINE', en: 'LINE' },
} as const

/** Words of the newest posts. */
export const latestWords = {
  all: { th: 'ดูทั้งหมด', en: 'See all' },
  locked: { th: 'ต้องใช้รหัสผ่านหรือเข้าสู่ระบบเพื่ออ่าน', en: 'Password or login required' },
} as const
