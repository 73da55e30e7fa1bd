/** What holders of certificates and people who check them read. */
export const publicWords = {
  number: { th: 'เลขที่วุฒิบัตร', en: 'Certificate number' },
  holder: { th: 'ชื่อผู้ได้รับ', en: 'Name' },
  holderEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English' },
  course: { th: 'หลักสูตร', en: 'Course' },
  kind: { th: 'ประเภท', en: 'Kind' },
  hours: { th: 'จำนวนชั่วโมง', en: 'Hours' },
  result: { th: 'ผล', en: 'Result' },
  completedOn: { th: 'วันที่เรียนจบ', en: 'Completed on' },
  issuedOn: { th: 'วันที่ออก', en: 'Issued on' },
  expiresOn: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  issuer: { th: 'ผู้ออก', en: 'Issuer' },
  code: { th: 'รหัสตรวจสอบ', en: 'Check code' },
  valid: { th: 'ใช้ได้', en: 'Valid' },
  expired: { th: 'หมดอายุแล้ว {day}', en: 'Expired {day}' },
  revoked: { th: 'เพิกถอนแล้ว {day}', en: 'Revoked {day}' },
  replaced: { th: 'มีฉบับใหม่แทนแล้ว {day}', en: 'Replaced {day}' },
} as const
