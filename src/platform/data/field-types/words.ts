import type { Text } from '#platform/site/i18n/words.ts'

/** Words of the kinds themselves. All other words are in the labels of collections. */
export const words = {
  yes: { th: 'ใช่', en: 'Yes' },
  no: { th: 'ไม่', en: 'No' },
  published: { th: 'เผยแพร่', en: 'Live' },
  draft: { th: 'ฉบับร่าง', en: 'Draft' },
  parts: { th: '{n} ส่วน', en: '{n} {n|part|parts}' },
} as const

/** Says that a secret is set, and its last characters. */
export const secretSet = { th: 'ตั้งค่าแล้ว ····{last4}', en: 'Set ····{last4}' } as const

/** The expected format, shown for other input. */
export const expected = {
  wholeNumber: { th: 'ใส่จำนวนเต็ม เช่น 1,200', en: 'write a whole number, such as 1,200' },
  halfHours: { th: 'ใส่ชั่วโมงเป็นจำนวนเต็มหรือครึ่งชั่วโมง เช่น 6 หรือ 6.5', en: 'write whole or half hours, such as 6 or 6.5' },
  decimal: { th: 'ใส่ตัวเลข ทศนิยมไม่เกิน 5 ตำแหน่ง เช่น 2.5', en: 'write a number with at most 5 decimals, such as 2.5' },
  baht: { th: 'ใส่จำนวนเงิน เช่น 1,234.50', en: 'write an amount, such as 1,234.50' },
  day: { th: 'ใส่วันที่ เช่น 20/11/2569 หรือ 20 พ.ย. 2569', en: 'write a day, such as 20/11/2026 or 20 Nov 2026' },
  instant: {
    th: 'ใส่วันและเวลา เช่น 20/11/2569 09:00 หรือ 20 พ.ย. 2569 เวลา 09:00',
    en: 'write a day and a time, such as 20/11/2026 09:00 or 20 Nov 2026, 09:00',
  },
  fullYear: {
    th: 'ปีสองหลักอาจเป็น พ.ศ. หรือ ค.ศ. กรุณาใส่ปีสี่หลัก เช่น 20/11/2569',
    en: 'a year of two digits may be Buddhist or of the common era: write all four, such as 20/11/2026',
  },
  yesOrNo: { th: 'ใส่ ใช่ หรือ ไม่', en: 'write yes or no' },
  json: { th: 'ใส่ JSON ตามรูปแบบที่กำหนด', en: 'write JSON of the declared form' },
} as const satisfies Record<string, Text>

/** Lists the names of the choices, or only the first if there are many. */
export const oneOf = (names: readonly Text[]): Text => {
  const shown = (locale: 'th' | 'en') =>
    names
      .slice(0, mostNamed)
      .map((name) => name[locale])
      .join(' / ') + (names.length > mostNamed ? ' …' : '')
  return { th: `เลือกจาก ${shown('th')}`, en: `choose from ${shown('en')}` }
}

const mostNamed = 12

/** Describes a file by its extensions. */
export const endingIn = (extensions: readonly string[]): Text => {
  const endings = extensions.map((one) => `.${one}`).join(' ')
  return { th: `ใส่ไฟล์นามสกุล ${endings}`, en: `give a file that ends in ${endings}` }
}
