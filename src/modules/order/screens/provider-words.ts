/** What administrators read where they set up card payments. */
export const providerWords = {
  crumbs: { th: 'ตำแหน่งในระบบ', en: 'Breadcrumb' },
  test: { th: 'ทดสอบการเชื่อมต่อ', en: 'Test the connection' },
  heading: { th: 'ทดสอบผู้ให้บริการบัตร', en: 'Test the card gateway' },
  text: {
    th: 'ระบบจะเรียกดูบัญชีร้านค้าด้วยคีย์ลับ โดยไม่มีการตัดเงิน',
    en: 'The system reads your merchant account with the secret key. No money is charged.',
  },
  incomplete: {
    th: 'ยังไม่พร้อม: เลือกผู้ให้บริการและใส่คีย์ลับก่อน แล้วบันทึก',
    en: 'Not ready: choose the gateway and enter the secret key, then save.',
  },
  webhook: { th: 'ที่อยู่ webhook ที่ต้องใส่ในแดชบอร์ดของผู้ให้บริการ', en: 'Webhook address for the dashboard of the gateway' },
  mode: { th: 'โหมด', en: 'Mode' },
  live: { th: 'ใช้งานจริง ตัดเงินจริง', en: 'Live, real money' },
  testMode: { th: 'ทดสอบ ไม่มีเงินจริง', en: 'Test, no real money' },
  merchant: { th: 'บัญชีร้านค้า', en: 'Merchant account' },
  checkedAt: { th: 'ทดสอบสำเร็จล่าสุด', en: 'Last successful test' },
  never: { th: 'ยังไม่เคยทดสอบ', en: 'Not tested yet' },
  works: { th: 'เชื่อมต่อได้: {name}', en: 'Connected: {name}' },
  keys: {
    th: 'ผู้ให้บริการไม่ยอมรับคีย์ลับ กรุณาคัดลอกคีย์ใหม่จากแดชบอร์ด',
    en: 'The gateway refused the secret key. Copy the key again from its dashboard.',
  },
  unknown: {
    th: 'ติดต่อผู้ให้บริการไม่ได้ กรุณาลองใหม่ภายหลัง',
    en: 'The gateway cannot be reached. Try again later.',
  },
  wrong: {
    th: 'คำตอบของผู้ให้บริการไม่ถูกต้อง หรือเป็นคนละโหมดกับคีย์',
    en: 'The answer of the gateway is not valid, or of another mode than the key.',
  },
} as const
