import type { TaxClass } from '#domain/money/tax/vat.ts'
import type { Choice } from '#platform/data/collection/field.ts'

/** The kinds of documents. Their titles on paper are in `pdf/words.ts`. */
export const documentKinds = [
  { value: 'receipt', label: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' } },
  { value: 'tax_invoice', label: { th: 'ใบเสร็จรับเงิน/ใบกำกับภาษี', en: 'Receipt/tax invoice' } },
  {
    value: 'abbreviated',
    label: { th: 'ใบเสร็จรับเงิน/ใบกำกับภาษีอย่างย่อ', en: 'Receipt/abbreviated tax invoice' },
  },
  { value: 'credit_note', label: { th: 'ใบลดหนี้', en: 'Credit note' } },
  { value: 'debit_note', label: { th: 'ใบเพิ่มหนี้', en: 'Debit note' } },
  { value: 'quotation', label: { th: 'ใบเสนอราคา', en: 'Quotation' } },
] as const satisfies readonly Choice[]

export type DocumentKind = (typeof documentKinds)[number]['value']

export const documentStates = [
  { value: 'waiting', label: { th: 'รอออกเลขที่', en: 'Waiting for a number' }, tone: 'waiting' },
  { value: 'issued', label: { th: 'ออกแล้ว', en: 'Issued' }, tone: 'live' },
  { value: 'voided', label: { th: 'ยกเลิกแล้ว', en: 'Voided' }, tone: 'broken' },
  { value: 'cancelled', label: { th: 'ไม่ออกเอกสาร', en: 'Not issued' }, tone: 'off' },
] as const satisfies readonly Choice[]

/** The kinds that record a payment. Which of them a sale gets is decided by `saleKind`. */
export const isSaleKind = (kind: string) => ['receipt', 'tax_invoice', 'abbreviated'].includes(kind)

interface SaleFacts {
  taxClasses: readonly TaxClass[]
  isRetail: boolean
  buyer: { name: string; address: string; taxId: string | null }
}

/**
 * Returns the document of a sale. A sale without VAT lines gets a plain receipt, and never a tax invoice. Only a retailer
 * may use the abbreviated form (section 86/6), for a buyer who gave no tax data.
 */
export function saleKind({ taxClasses, isRetail, buyer }: SaleFacts): DocumentKind {
  if (!taxClasses.some((one) => one === 'vat' || one === 'zero')) return 'receipt'
  const isNamed = buyer.name !== '' && (buyer.address !== '' || buyer.taxId !== null)
  return isRetail && !isNamed ? 'abbreviated' : 'tax_invoice'
}

/** Returns the tax class that a line has at a branch: one that is not registered for VAT is outside the VAT system. */
export const classAt = (branch: { vatRegistered: boolean }, taxClass: TaxClass): TaxClass =>
  branch.vatRegistered || taxClass === 'exempt' ? taxClass : 'outside'
