import type { Text } from '#platform/site/i18n/words.ts'
import type { TemplateName } from '../rules/templates.ts'

/** The names of the ready flows. */
export const templateWords: Record<TemplateName, Text> = {
  welcome: { th: 'ต้อนรับผู้เข้าชม', en: 'Welcome visitors' },
  registration: { th: 'ยืนยันการลงทะเบียน', en: 'Confirm a registration' },
  payment: { th: 'เตือนชำระเงิน', en: 'Remind of a payment' },
  complaint: { th: 'ส่งต่อข้อร้องเรียน', en: 'Forward a complaint' },
  stock: { th: 'แจ้งสินค้าใกล้หมด', en: 'Report low stock' },
  renewal: { th: 'แจ้งต่ออายุใน 60 วัน', en: 'Renewal after 60 days' },
}

/** The texts inside the ready flows. */
export const templateTexts = {
  welcomeTitle: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  welcomeText: { th: 'ขอบคุณที่เข้าชมเว็บไซต์ของเรา', en: 'Thank you for visiting our site.' },
  newsQuestion: { th: 'คุณต้องการรับข่าวสารหรือไม่', en: 'Would you like to receive news?' },
  thanks: { th: 'ขอบคุณ เราจะส่งข่าวสารให้คุณ', en: 'Thank you. We will send you news.' },
  noNews: { th: 'คุณสมัครรับข่าวสารภายหลังได้', en: 'You can subscribe later.' },
  complaintTopic: { th: 'ร้องเรียน', en: 'Complaint' },
}
