/** Why a picture of an old site did not come along. */
export const pictureFaults = {
  forbidden: {
    th: 'ที่อยู่นี้ไม่อยู่บนอินเทอร์เน็ตสาธารณะ จึงไม่ดึง',
    en: 'The URL is not on the public internet',
  },
  redirects: { th: 'ถูกส่งต่อหลายทอดเกินไป', en: 'Too many redirects' },
  status: { th: 'เว็บไซต์เดิมไม่มีรูปนี้แล้ว', en: 'It no longer exists on the old site' },
  large: { th: 'รูปใหญ่เกินที่เว็บไซต์นี้รับ', en: 'Larger than the limit of this site' },
  slow: { th: 'เว็บไซต์เดิมตอบช้าเกินไป', en: 'The old site was too slow' },
  unreachable: { th: 'ติดต่อเว็บไซต์เดิมไม่ได้', en: 'The old site could not be reached' },
  'given-up': {
    th: 'ข้ามไป เพราะเว็บไซต์เดิมไม่ตอบหลายครั้งติดกัน',
    en: 'Skipped because the old site did not respond several times',
  },
} as const
