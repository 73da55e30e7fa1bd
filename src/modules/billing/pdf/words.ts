import { inLocale } from '#platform/site/i18n/words.ts'

/** The titles and labels on paper. A document is in Thai, with its title in English too. */
export const titles = {
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'RECEIPT' },
  tax_invoice: { th: 'ใบเสร็จรับเงิน/ใบกำกับภาษี', en: 'RECEIPT / TAX INVOICE' },
  abbreviated: { th: 'ใบเสร็จรับเงิน/ใบกำกับภาษีอย่างย่อ', en: 'RECEIPT / ABBREVIATED TAX INVOICE' },
  credit_note: { th: 'ใบลดหนี้', en: 'CREDIT NOTE' },
  debit_note: { th: 'ใบเพิ่มหนี้', en: 'DEBIT NOTE' },
  quotation: { th: 'ใบเสนอราคา', en: 'QUOTATION' },
} as const

const labels = {
  original: { th: 'ต้นฉบับ', en: 'Original' },
  copy: { th: 'สำเนา', en: 'Copy' },
  voided: { th: 'ยกเลิก', en: 'Void' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
  head: { th: 'สำนักงานใหญ่', en: 'Head office' },
  branch: { th: 'สาขาที่', en: 'Branch' },
  phone: { th: 'โทร.', en: 'Tel.' },
  buyer: { th: 'ลูกค้า', en: 'Customer' },
  number: { th: 'เลขที่', en: 'No.' },
  date: { th: 'วันที่', en: 'Date' },
  paidOn: { th: 'วันที่ชำระ', en: 'Paid on' },
  payment: { th: 'ชำระโดย', en: 'Paid by' },
  refersTo: { th: 'อ้างถึงเอกสารเลขที่', en: 'Refers to document' },
  replaces: { th: 'ออกแทนเอกสารเลขที่', en: 'Replaces document' },
  dated: { th: 'ลงวันที่', en: 'Dated' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  at: { th: 'ลำดับ', en: 'No.' },
  item: { th: 'รายการ', en: 'Item' },
  quantity: { th: 'จำนวน', en: 'Quantity' },
  price: { th: 'ราคาต่อหน่วย', en: 'Unit price' },
  discount: { th: 'ส่วนลด', en: 'Discount' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  original_value: { th: 'มูลค่าตามเอกสารเดิม', en: 'Original value' },
  right_value: { th: 'มูลค่าที่ถูกต้อง', en: 'Right value' },
  difference: { th: 'ผลต่าง', en: 'Difference' },
  exempt: { th: 'มูลค่าที่ได้รับยกเว้นภาษี', en: 'Exempt from VAT' },
  outside: { th: 'มูลค่าที่ไม่อยู่ในระบบภาษีมูลค่าเพิ่ม', en: 'Outside VAT' },
  zero: { th: 'มูลค่าที่ใช้อัตราภาษี 0%', en: 'Zero-rated' },
  base: { th: 'มูลค่าก่อนภาษี', en: 'Value before VAT' },
  vat: { th: 'ภาษีมูลค่าเพิ่ม', en: 'VAT' },
  total: { th: 'จำนวนเงินรวมทั้งสิ้น', en: 'Grand total' },
  included: { th: 'ราคารวมภาษีมูลค่าเพิ่มแล้ว', en: 'Prices include VAT' },
  signed: { th: 'ผู้มีอำนาจลงนาม', en: 'Authorised signatory' },
  page: { th: 'หน้า', en: 'Page' },
  of: { th: 'จาก', en: 'of' },
} as const

/** The labels on paper, in Thai. */
export const paper = inLocale(labels, 'th')
