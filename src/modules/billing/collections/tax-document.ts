import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  code,
  computed,
  date,
  email,
  exampled,
  generated,
  immutable,
  initially,
  instant,
  jsonOf,
  kind,
  longtext,
  only,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { documentKinds, documentStates } from '../rules/document-kinds.ts'
import { buyerFields } from '../rules/buyer.ts'
import { documentLines, vatGroups } from '../rules/lines.ts'
import { sellerSnapshot } from '../rules/seller.ts'

const bahtUnit = { th: 'บาท', en: 'baht' }
const amountOf = (th: string, en: string) => computed(0, withUnit(bahtUnit, baht(th, en)))
const line = (longest: keyof typeof buyerFields, th: string, en: string) =>
  kind('text', 'text collate "und-x-icu"', buyerFields[longest])(th, en)
const optionalCode = (th: string, en: string) => exampled(() => null, computed(null, optional(code(th, en))))
const optionalDay = (th: string, en: string) => exampled(() => null, computed(null, optional(date(th, en))))
const optionalInstant = (th: string, en: string) => exampled(() => null, computed(null, optional(instant(th, en))))
const link = (th: string, en: string) => exampled(() => null, immutable(optional(reference('tax_document')(th, en))))

/**
 * A receipt, tax invoice, credit or debit note, or quotation. The server computes everything but the data of the buyer,
 * which can change until the document has its number. Then the database refuses any change but voiding it.
 */
export const taxDocument = defineCollection({
  name: 'tax_document',
  label: { th: 'เอกสาร', en: 'document' },
  plural: { th: 'เอกสารการขาย', en: 'Sales documents' },
  site: 'unit',
  history: true,
  title: ['number', 'buyerName'],
  fields: {
    number: optionalCode('เลขที่', 'Number'),
    kind: computed('receipt', choice(documentKinds)('ชนิดเอกสาร', 'Kind')),
    state: computed('waiting', choice(documentStates)('สถานะ', 'State')),
    branchID: only({ read: isStaff }, immutable(reference('tax_branch')('สาขาผู้ออกเอกสาร', 'Tax branch'))),
    issuedOn: optionalDay('วันที่ออก', 'Issued on'),
    paidAt: immutable(instant('ชำระเมื่อ', 'Paid at')),
    numberDueAt: only(
      { read: isStaff },
      generated(({ now }) => now, instant('ออกเลขที่เมื่อ', 'Number due at')),
    ),
    source: only({ read: isStaff }, immutable(code('ที่มา', 'Source'))),
    orderID: optionalCode('รหัสคำสั่งซื้อ', 'Order ID'),
    userID: exampled(() => null, immutable(optional(reference('user')('บัญชีผู้ซื้อ', 'Buyer account')))),
    buyerName: exampled((n) => `ลูกค้า ${n}`, line('name', 'ชื่อผู้ซื้อ', 'Buyer')),
    buyerTaxId: exampled(
      () => null,
      optional(kind('code', 'text collate "C"', buyerFields.taxId)('เลขประจำตัวผู้เสียภาษีของผู้ซื้อ', 'Tax ID of the buyer')),
    ),
    buyerBranch: exampled(
      () => null,
      optional(kind('code', 'text collate "C"', buyerFields.branch)('เลขที่สาขาของผู้ซื้อ', 'Branch of the buyer')),
    ),
    buyerAddress: exampled(() => '', initially('', line('address', 'ที่อยู่ของผู้ซื้อ', 'Address of the buyer'))),
    buyerEmail: optional(email('ส่งเอกสารไปที่อีเมล', 'Send the document to')),
    isVatIncluded: immutable(initially(true, boolean('ราคารวมภาษี', 'Prices include VAT'))),
    lines: exampled(() => undefined, computed([], jsonOf(documentLines, { bytes: 400_000 })('รายการ', 'Lines'))),
    groups: computed([], jsonOf(vatGroups)('ยอดตามประเภทภาษี', 'Sums by tax class')),
    base: amountOf('มูลค่าก่อนภาษี', 'Value before VAT'),
    vat: amountOf('ภาษีมูลค่าเพิ่ม', 'VAT'),
    total: amountOf('จำนวนเงินรวม', 'Total'),
    originalBase: exampled(
      () => null,
      computed(null, optional(withUnit(bahtUnit, baht('มูลค่าตามเอกสารเดิม', 'Value of the original')))),
    ),
    seller: computed(null, optional(jsonOf(sellerSnapshot)('ผู้ขาย', 'Seller'))),
    refersTo: link('เอกสารเดิม', 'Original document'),
    replaces: link('ออกแทนเอกสาร', 'Replaces'),
    reason: immutable(initially('', longtext('เหตุผล', 'Reason'))),
    payment: immutable(initially('', text('วิธีชำระเงิน', 'Payment method'))),
    voidedAt: optionalInstant('ยกเลิกเมื่อ', 'Voided at'),
    voidReason: computed('', longtext('เหตุผลที่ยกเลิก', 'Reason for voiding')),
    voidedBy: only({ read: isStaff }, computed('', text('ผู้ยกเลิก', 'Voided by'))),
    sha256: only({ read: isStaff }, optionalCode('SHA-256 ของ PDF', 'SHA-256 of the PDF')),
  },
  relations: { branch: { to: 'tax_branch', from: 'branchID', at: '_id' } },
  uniques: [['source'], ['branchID', 'number']],
  indexes: [
    ['state', 'numberDueAt'],
    ['userID', 'createdAt desc'],
    ['issuedOn desc'],
    ['branchID', 'issuedOn'],
    ['orderID'],
  ],
  access: {
    read: (viewer) => isAtLeast(viewer, 'admin') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: (viewer) =>
      (isAtLeast(viewer, 'admin') && { state: 'waiting' }) ||
      (viewer.role === 'user' && { userID: viewer.id, state: 'waiting' }),
    remove: nobody,
  },
  list: {
    columns: ['number', 'buyerName', 'kind', 'issuedOn', 'total', 'vat', 'branchID', 'state'],
    search: ['number', 'buyerName', 'buyerTaxId'],
    sort: 'createdAt desc',
    subtitle: 'buyerName',
    state: 'state',
    empty: {
      th: 'เอกสารของคำสั่งซื้อที่ชำระแล้วจะปรากฏที่นี่ หรือออกเอกสารเองได้',
      en: 'Documents of paid orders appear here. You can also issue one yourself.',
    },
    charts: [
      {
        label: { th: 'ยอดตามเดือน', en: 'By month' },
        sum: 'total',
        over: 'issuedOn',
        stride: 'month',
        where: ['state:is:issued'],
      },
      { label: { th: 'เอกสารตามชนิด', en: 'By kind' }, by: 'kind' },
    ],
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'waiting', label: { th: 'รอออกเลขที่', en: 'Waiting' }, rows: { state: 'waiting' } },
      { name: 'issued', label: { th: 'ออกแล้ว', en: 'Issued' }, rows: { state: 'issued' } },
      { name: 'quotations', label: { th: 'ใบเสนอราคา', en: 'Quotations' }, rows: { kind: 'quotation' } },
      { name: 'voided', label: { th: 'ยกเลิกแล้ว', en: 'Voided' }, rows: { state: 'voided' } },
    ],
  },
  form: [
    {
      title: { th: 'ผู้ซื้อ', en: 'Buyer' },
      fields: ['buyerName', 'buyerTaxId', 'buyerBranch', 'buyerAddress', 'buyerEmail'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    tax_document: typeof taxDocument
  }
}
