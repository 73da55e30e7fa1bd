/** Why a picture of an old site did not come along. */
export const pictureFaults = {
  forbidden: {
    th: 'ที่อยู่นี้ไม่อยู่บนอินเทอร์เน็ตสาธารณะ จึงไม่ดึง',
    en: 'The address is not out on the public internet, and is not asked',
  },
  redirects: { th: 'ถูกส่งต่อหลายทอดเกินไป', en: 'It is led on too often' },
  status: { th: 'เว็บไซต์เดิมไม่มีรูปนี้แล้ว', en: 'The old site no longer has it' },
  large: { th: 'รูปใหญ่เกินที่เว็บไซต์นี้รับ', en: 'It is larger than this site takes' },
  slow: { th: 'เว็บไซต์เดิมตอบช้าเกินไป', en: 'The old site was too slow' },
  unreachable: { th: 'ติดต่อเว็บไซต์เดิมไม่ได้', en: 'The old site could not be reached' },
  'given-up': {
    th: 'ข้ามไป เพราะเว็บไซต์เดิมไม่ตอบหลายครั้งติดกัน',
    en: 'Passed over: the old site did not answer several times in a row',
  },
} as const
