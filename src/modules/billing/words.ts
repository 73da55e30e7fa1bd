import type { Text } from '#platform/site/i18n/words.ts'

/** Why a document cannot be issued, changed or voided. */
export const refusals = {
  noBranch: { th: 'ไม่พบสาขาผู้ออกเอกสาร หรือสาขานี้หยุดใช้แล้ว', en: 'The tax branch does not exist or is inactive' },
  noRate: {
    th: 'ยังไม่มีอัตราภาษีมูลค่าเพิ่มสำหรับวันที่ {day} เพิ่มอัตราก่อนออกเอกสาร',
    en: 'There is no VAT rate for {day}. Add the rate before you issue documents',
  },
  future: { th: 'วันที่ชำระอยู่ในอนาคต', en: 'The payment is in the future' },
  wrongLine: {
    th: 'รายการที่ {n}: จำนวนเงินไม่ตรงกับจำนวน ราคา และส่วนลด',
    en: 'Line {n}: the amount does not match quantity, price and discount',
  },
  wrongTotal: { th: 'ยอดรวมไม่ตรงกับรายการ', en: 'The total does not match the lines' },
  nothing: { th: 'ยอดเงินเป็นศูนย์ จึงไม่ออกเอกสาร', en: 'The total is zero, so no document is issued' },
  wrongFile: { th: 'แนบได้เฉพาะ PDF, JPG หรือ PNG', en: 'Attach a PDF, JPG or PNG file' },
  wrong: { th: 'ข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
  clock: {
    th: 'วันที่ของระบบอยู่ก่อนเอกสารฉบับล่าสุด ตรวจนาฬิกาของเครื่อง',
    en: 'The date of the system is before the last document. Check the clock of the machine',
  },
  notIssued: { th: 'ทำได้เฉพาะเอกสารที่ออกแล้วและยังไม่ยกเลิก', en: 'Only an issued document that is not voided' },
  notWaiting: { th: 'เอกสารนี้ออกเลขที่แล้ว', en: 'This document has its number already' },
  notVoided: { th: 'ออกฉบับแทนได้เฉพาะเอกสารที่ยกเลิกแล้ว', en: 'Only a voided document is replaced' },
  closed: {
    th: 'งวดภาษีของเอกสารนี้ปิดแล้ว ให้ออกใบลดหนี้แทน',
    en: 'The tax period of this document is closed. Issue a credit note instead',
  },
  credited: { th: 'มีใบลดหนี้อ้างถึงเอกสารนี้แล้ว', en: 'A credit note refers to this document' },
  reason: { th: 'ระบุเหตุผล', en: 'Give a reason' },
  tooMuch: { th: 'ลดได้ไม่เกิน {left} บาท', en: 'At most {left} baht is left' },
  overlap: { th: 'วันที่ผ่านมาแล้วมีอัตราอยู่แล้ว เปลี่ยนย้อนหลังไม่ได้', en: 'Past days have a rate already. It cannot change' },
  order: { th: 'วันสุดท้ายต้องไม่ก่อนวันเริ่ม', en: 'The last day must not be before the first' },
} satisfies Record<string, Text>

/** The mail with a new document. */
export const mailWords = {
  subject: { th: '{title} เลขที่ {number}', en: '{title} {number}' },
  text: {
    th: '{site} ออก{title} เลขที่ {number} ให้คุณแล้ว เข้าสู่ระบบเพื่อดาวน์โหลดเอกสาร',
    en: '{site} issued your {title} {number}. Log in to download it.',
  },
  action: { th: 'ดาวน์โหลดเอกสาร', en: 'Download the document' },
}
