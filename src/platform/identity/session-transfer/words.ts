export const carryWords = {
  heading: { th: 'เปิดเว็บไซต์อื่น', en: 'Open another site' },
  entering: { th: 'กำลังเข้าสู่', en: 'Going to' },
  goOn: { th: 'ไปต่อ', en: 'Go on' },
  here: { th: 'คุณอยู่ที่เว็บไซต์นี้แล้ว', en: 'You are at this site already' },
  noHost: { th: 'เว็บไซต์นี้ยังไม่มีชื่อโฮสต์', en: 'This site has no host name yet' },
} as const
