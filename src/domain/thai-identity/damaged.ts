import { phoneDigits } from './phone.ts'

/** What a spreadsheet made of a number that it took for an amount; `mended` is the number as it was, where that is certain. */
interface DamagedNumber {
  code: 'scientific' | 'lost-zero'
  th: string
  en: string
  mended?: string
}

/** A long number that is written as a power of ten, `1.1017E+12`: the digits behind are lost. */
export const damagedNumber = (text: string): DamagedNumber | null =>
  /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim())
    ? {
        code: 'scientific',
        th: `Excel ย่อเลขนี้เป็น ${text.trim()} หลักท้ายหายไปแล้ว ตั้งรูปแบบเซลล์เป็น "ข้อความ" แล้วพิมพ์เลขเต็มอีกครั้ง`,
        en: `Excel shortened this number to ${text.trim()} and its last digits are lost: format the cell as text and type it again`,
      }
    : null

/** A phone number that was damaged so, or lost its leading zero: nine digits of a mobile number. */
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
