/** What a visitor without an account reads in the mails about their order. */
export const visitorWords = {
  name: { th: 'ผู้ซื้อ (ไม่มีบัญชี)', en: 'Buyer (no account)' },
  greeting: { th: 'เรียน คุณ{name}', en: 'Dear {name}' },
  open: { th: 'เปิดคำสั่งซื้อ', en: 'Open the order' },
  link: {
    th: 'ลิงก์นี้ใช้ได้ 90 วัน ผู้ที่มีลิงก์เปิดดูคำสั่งซื้อได้ กรุณาอย่าส่งต่อ',
    en: 'The link works for 90 days. Anyone who has it can see the order. Do not pass it on.',
  },
} as const
