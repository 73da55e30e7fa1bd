import { phoneDigits } from './phone.ts'

/**
 * A number that a spreadsheet damaged because it took it for an amount. `mended` is the original, if that is certain.
 */
interface DamagedNumber {
  code: 'scientific' | 'lost-zero'
  th: string
  en: string
  mended?: string
}

/** A long number in scientific notation, `1.1017E+12`, which has lost its last digits. */
export const damagedNumber = (text: string): DamagedNumber | null =>
  /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim())
    ? {
        code: 'scientific',
        th: `Excel ย่อเลขนี้เป็น ${text.trim()} หลักท้ายหายไปแล้ว ตั้งรูปแบบเซลล์เป็น "ข้อความ" แล้วพิมพ์เลขเต็มอีกครั้ง`,
        en: `Excel shortened this number to ${text.trim()} and its last digits are lost: format the cell as text and type it again`,
      }
    : null

/** A phone number damaged in this way, or without its leading zero: nine digits of a mobile number. */
export const damagedPhone = (text: string): DamagedNumber | null => {
  const digits = phoneDigits(text)
  if (!/^[689]\d{8}$/.test(digits)) return damagedNumber(text)
  const mended = `0${digits}`
  return {
    code: 'lost-zero',
    th: `เลข 0 ตัวหน้าหายไป ซึ่งมักเกิดใน Excel เบอร์เต็มคือ ${mended}`,
    en: `The leading zero is missing, as often happens in Excel: the whole number is ${mended}`,
    mended,
  }
}
