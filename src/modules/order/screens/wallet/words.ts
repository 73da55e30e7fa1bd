/** The wallet of a learner. */
export const walletWords = {
  title: { th: 'เครดิตของฉัน', en: 'My credit' },
  balance: { th: 'เครดิตคงเหลือ', en: 'Credit left' },
  redeem: { th: 'แลกของด้วยเครดิต', en: 'Redeem with credit' },
  lots: { th: 'เครดิตที่ใช้ได้', en: 'Credit to spend' },
  forever: { th: 'ไม่หมดอายุ', en: 'No end' },
  ends: { th: 'หมดอายุ {day}', en: 'Ends {day}' },
  topUp: { th: 'เติมเครดิต', en: 'Top up' },
  gives: { th: '{name} ได้เครดิต {credits}', en: '{name}: credit of {credits}' },
  lasts: { th: 'ใช้ได้ {n} วัน', en: 'Lasts {n} {n|day|days}' },
  buy: { th: 'ซื้อ {price}', en: 'Buy for {price}' },
  history: { th: 'ประวัติ', en: 'History' },
  none: { th: 'ยังไม่มีรายการ', en: 'Nothing yet' },
  what: { th: 'รายการ', en: 'What' },
  date: { th: 'วันที่', en: 'Date' },
  amount: { th: 'จำนวน', en: 'Amount' },
} as const
