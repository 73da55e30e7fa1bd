/** Words around what reminders say. */
export const letterWords = {
  greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name},' },
  digest: { th: 'การแจ้งเตือน {n} รายการจาก {site}', en: '{n} {n|notification|notifications} from {site}' },
  digestText: {
    th: 'การแจ้งเตือนต่อไปนี้มาถึงในช่วงเวลางดส่งอีเมลของคุณ',
    en: 'These notifications arrived during your quiet hours.',
  },
  unsubscribe: { th: 'หยุดรับอีเมลเรื่อง “{kind}”', en: 'Stop emails about “{kind}”' },
  settings: { th: 'ตั้งค่าการแจ้งเตือนทั้งหมด', en: 'All notification settings' },
} as const

/** Why no mail was sent. */
export const reasonWords = {
  off: { th: 'ผู้เรียนเลือกไม่รับอีเมล', en: 'Email not chosen' },
  noEmail: { th: 'ไม่มีอีเมล', en: 'No email address' },
  over: { th: 'เลยเวลาแล้ว ไม่ได้ส่งอีเมล', en: 'Too late, no email sent' },
} as const

/** What the settings of a person and of a site refuse. */
export const refusedWords = {
  noTime: { th: 'กรุณาใส่เวลาเป็นชั่วโมงและนาที เช่น 21:00', en: 'Enter a time such as 21:00' },
  daysRange: { th: 'กรุณาใส่จำนวนวันตั้งแต่ 3 ถึง 365', en: 'Enter a number of days from 3 to 365' },
} as const
