export const carryWords = {
  heading: { th: 'เปิดเว็บไซต์อื่น', en: 'Open another site' },
  entering: { th: 'กำลังเข้าสู่', en: 'Opening' },
  goOn: { th: 'ดำเนินการต่อ', en: 'Continue' },
  here: { th: 'คุณอยู่ในเว็บไซต์นี้แล้ว', en: 'You are already on this site' },
  noHost: { th: 'เว็บไซต์นี้ยังไม่มีชื่อโฮสต์', en: 'This site has no host name yet' },
} as const
