import type { Locale } from '#domain/locale/locale.ts'
import type { SuppressedAddress } from './mail-tables.ts'

export const words = {
  footer: {
    th: 'อีเมลนี้ส่งจากระบบโดยอัตโนมัติ หากคุณไม่ได้ทำรายการนี้ ไม่ต้องดำเนินการใด ๆ',
    en: 'This email was sent automatically. If you did not request it, you can ignore it.',
  },
} as const

const reasons: Record<SuppressedAddress['reason'], Record<Locale, string>> = {
  hard: { th: 'ไม่มีที่อยู่อีเมลนี้', en: 'the address does not exist' },
  soft: { th: 'อีเมลตีกลับหลายครั้ง', en: 'it bounced several times' },
  complaint: { th: 'ผู้รับแจ้งว่าเป็นสแปม', en: 'the recipient marked it as spam' },
  unsubscribe: { th: 'ผู้รับเลิกรับข่าวสาร', en: 'the recipient unsubscribed' },
  manual: { th: 'ทีมงานระงับไว้', en: 'staff suppressed it' },
}
const suppressed = {
  th: 'ไม่ได้ส่ง เพราะอยู่ในรายการงดส่ง',
  en: 'Not sent, because the address is suppressed',
}

/** Why a mail was not sent to a suppressed address, as its record says it. */
export const suppressedText = ({ reason, note }: SuppressedAddress, locale: Locale) =>
  `${suppressed[locale]}: ${reasons[reason][locale]}${note && ` (${note})`}`
