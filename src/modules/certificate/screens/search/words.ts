/** The public check of a certificate. */
export const searchWords = {
  title: { th: 'ตรวจสอบวุฒิบัตร', en: 'Check a certificate' },
  text: {
    th: 'สแกน QR บนวุฒิบัตร หรือกรอกเลขที่และนามสกุลตามที่พิมพ์ แล้วเทียบข้อมูลกับวุฒิบัตรที่คุณถืออยู่',
    en: 'Scan the QR code, or enter the number and the family name as printed. Then compare the facts with the certificate you hold.',
  },
  byNumber: { th: 'ตรวจด้วยเลขที่และนามสกุล', en: 'Check by number and family name' },
  byCode: { th: 'ตรวจด้วยรหัส', en: 'Check by code' },
  number: { th: 'เลขที่วุฒิบัตร', en: 'Certificate number' },
  name: { th: 'นามสกุล หรือชื่อและนามสกุล', en: 'Family name, or full name' },
  code: { th: 'รหัสตรวจสอบ', en: 'Check code' },
  codeHint: { th: '16 ตัวอักษรใต้ QR หรือในลิงก์', en: '16 characters, in the link of the QR code' },
  check: { th: 'ตรวจสอบ', en: 'Check' },
  found: { th: 'พบวุฒิบัตรนี้', en: 'This certificate was issued' },
  compare: {
    th: 'ข้อมูลทุกบรรทัดต้องตรงกับวุฒิบัตร ถ้าไม่ตรง วุฒิบัตรนั้นอาจถูกแก้ไข',
    en: 'Every line must match the certificate. If one differs, the certificate may have been altered.',
  },
  none: { th: 'ไม่พบวุฒิบัตรที่ตรงกัน', en: 'No certificate matches' },
  noneText: {
    th: 'ตรวจเลขที่และนามสกุลอีกครั้ง หรือสแกน QR บนวุฒิบัตร ถ้ายังไม่พบ กรุณาติดต่อผู้ออกวุฒิบัตร',
    en: 'Check the number and the family name, or scan the QR code. If it is still not found, contact the issuer.',
  },
} as const
