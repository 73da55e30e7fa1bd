/** Messages for refused calls with a key. */
export const words = {
  unproved: { th: 'คีย์หรือลายเซ็นของคำขอไม่ถูกต้อง', en: 'The key or the signature is not valid' },
  replayed: { th: 'ระบบได้รับคำขอนี้แล้ว ห้ามส่งซ้ำ', en: 'This call was already sent' },
  revoked: { th: 'คีย์นี้ถูกยกเลิกแล้ว', en: 'This key was revoked' },
  expired: { th: 'คีย์นี้หมดอายุแล้ว', en: 'This key has expired' },
  address: { th: 'ใช้คีย์นี้จากหมายเลข IP นี้ไม่ได้', en: 'This key cannot be used from this address' },
  origin: { th: 'ใช้คีย์นี้จากเว็บไซต์นี้ไม่ได้', en: 'This key cannot be used from this origin' },
  scope: { th: 'คำขอนี้อยู่นอกขอบเขตของคีย์', en: 'This call is outside the scopes of the key' },
  tooMany: { th: 'ส่งคำขอมากเกินไป กรุณารอสักครู่', en: 'Too many requests, please wait' },
} as const
