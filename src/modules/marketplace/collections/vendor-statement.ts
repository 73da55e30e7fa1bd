import { clean } from '#platform/data/collection/clean.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  exampled,
  file,
  immutable,
  initially,
  kind,
  optional,
  reference,
  text,
  timed,
} from '#platform/data/collection/field-builders.ts'
import { banks } from '../rules/banks.ts'
import { amountOf, byAdmin } from './amounts.ts'
import { statementActions } from './statement-actions.ts'

const month = kind('code', 'text collate "C"', clean(7).regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const none = () => null
const unset = (th: string, en: string) => exampled(none, computed(null, optional(code(th, en))))
const unsetText = (th: string, en: string) => exampled(none, computed(null, optional(text(th, en))))
const unsetAt = (th: string, en: string) => exampled(none, computed(null, optional(timed(th, en))))

/** What a vendor earned in a month, and whether it was paid. A negative total is carried to the next statement. */
export const vendorStatement = defineCollection({
  name: 'vendor_statement',
  label: { th: 'ใบสรุปยอดผู้ขาย', en: 'vendor statement' },
  plural: { th: 'ใบสรุปยอดผู้ขาย', en: 'Vendor statements' },
  site: 'unit',
  history: true,
  title: ['month'],
  fields: {
    vendorID: immutable(reference('vendor')('ผู้ขาย', 'Vendor')),
    month: immutable(exampled((n) => `2026-${String((n % 12) + 1).padStart(2, '0')}`, month('เดือน', 'Month'))),
    sales: amountOf('ยอดขาย', 'Sales'),
    refunds: amountOf('คืนเงินลูกค้า', 'Refunds'),
    commission: amountOf('ค่าธรรมเนียม', 'Commission'),
    carried: amountOf('ยอดยกมา', 'Carried forward'),
    total: amountOf('ยอดจ่าย', 'Payout'),
    state: initially(
      'due',
      exampled(
        () => 'approved',
        choice([
          { value: 'due', label: { th: 'รออนุมัติจ่าย', en: 'Due' }, tone: 'waiting' },
          { value: 'approved', label: { th: 'รอจ่าย', en: 'Approved' }, tone: 'waiting' },
          { value: 'paid', label: { th: 'จ่ายแล้ว', en: 'Paid' }, tone: 'live' },
          { value: 'carried', label: { th: 'ยกไปเดือนถัดไป', en: 'Carried forward' }, tone: 'off' },
        ])('สถานะ', 'State'),
      ),
    ),
    reference: exampled(none, optional(text('เลขที่รายการโอน', 'Transaction'))),
    proof: exampled(
      none,
      optional(file({ extensions: ['pdf', 'jpg', 'jpeg', 'png'], isOurs: true })('หลักฐานการโอน', 'Proof')),
    ),
    approvedBy: unset('รหัสผู้อนุมัติ', 'Approved by (ID)'),
    approvedByName: unsetText('ผู้อนุมัติ', 'Approved by'),
    approvedAt: unsetAt('อนุมัติเมื่อ', 'Approved at'),
    paidByName: unsetText('ผู้จ่าย', 'Paid by'),
    paidAt: unsetAt('จ่ายเมื่อ', 'Paid at'),
    bank: exampled(none, computed(null, optional(choice(banks)('ธนาคาร', 'Bank')))),
    accountNumber: unset('เลขที่บัญชี', 'Account number'),
    accountName: unsetText('ชื่อบัญชี', 'Account name'),
  },
  uniques: [['vendorID', 'month']],
  indexes: [['state', 'month desc'], ['month desc']],
  access: {
    read: byAdmin,
    create: nobody,
    update: byAdmin,
    remove: nobody,
  },
  actions: statementActions,
  list: {
    columns: ['vendorID', 'month', 'sales', 'refunds', 'commission', 'carried', 'total', 'state'],
    search: ['month', 'reference'],
    sort: 'month desc',
    state: 'state',
    empty: {
      th: 'ใบสรุปยอดของเดือนก่อนสร้างให้เองเมื่อขึ้นเดือนใหม่',
      en: 'Statements of a month are made when the next month begins.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'due', label: { th: 'รออนุมัติจ่าย', en: 'Due' }, rows: { state: 'due' } },
      { name: 'approved', label: { th: 'รอจ่าย', en: 'Approved' }, rows: { state: 'approved' } },
      { name: 'paid', label: { th: 'จ่ายแล้ว', en: 'Paid' }, rows: { state: 'paid' } },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    vendor_statement: typeof vendorStatement
  }
}
