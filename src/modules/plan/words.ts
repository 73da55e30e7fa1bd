/** What subscribers hear about the end of their subscription. */
export const planNotices = {
  grace: {
    title: { th: 'สมาชิกครบรอบแล้ว: {plan}', en: 'Subscription due: {plan}' },
    text: {
      th: 'รอบที่ชำระไว้สิ้นสุดเมื่อ {ends} คุณยังเรียนได้ถึง {until} ต่ออายุได้ที่หน้าคำสั่งซื้อของฉัน',
      en: 'Your paid period ended on {ends}. You keep access until {until}. Renew on the page “My orders”.',
    },
  },
  ended: {
    title: { th: 'สมาชิกสิ้นสุดแล้ว: {plan}', en: 'Subscription ended: {plan}' },
    text: {
      th: 'สิทธิ์เรียนจากแพ็กเกจนี้สิ้นสุดแล้ว ความคืบหน้าของคุณยังอยู่ สมัครใหม่เมื่อไรก็เรียนต่อได้',
      en: 'Your access from this plan has ended. Your progress is kept, and you can subscribe again at any time.',
    },
  },
} as const

/** How long a period of a plan is. */
export const periodWords = {
  month: { th: 'เดือน', en: 'month' },
  year: { th: 'ปี', en: 'year' },
  months: { th: '{n} เดือน', en: '{n} {n|month|months}' },
  years: { th: '{n} ปี', en: '{n} {n|year|years}' },
} as const
