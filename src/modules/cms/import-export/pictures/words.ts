/** Why a picture of an old site was not imported. */
export const pictureFaults = {
  forbidden: {
    th: 'URL นี้ไม่ได้อยู่บนอินเทอร์เน็ตสาธารณะ',
    en: 'The URL is not on the public internet',
  },
  redirects: { th: 'เปลี่ยนเส้นทางหลายครั้งเกินไป', en: 'Too many redirects' },
  status: { th: 'เว็บไซต์เดิมไม่มีรูปนี้แล้ว', en: 'It no longer exists on the old site' },
  large: { th: 'รูปมีขนาดเกินที่เว็บไซต์นี้รับ', en: 'Larger than the limit of this site' },
  slow: { th: 'เว็บไซต์เดิมตอบสนองช้าเกินไป', en: 'The old site was too slow' },
  unreachable: { th: 'ติดต่อเว็บไซต์เดิมไม่ได้', en: 'The old site could not be reached' },
  'given-up': {
    th: 'ข้ามรูปนี้ เพราะเว็บไซต์เดิมไม่ตอบสนองหลายครั้งติดต่อกัน',
    en: 'Skipped because the old site did not respond several times',
  },
} as const
