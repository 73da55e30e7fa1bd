import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  exampled,
  optional,
  reference,
  text,
  timed,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { bahtUnit, byAdmin, percent, signedBaht } from './amounts.ts'

const none = () => null

/** One amount between the site and a vendor. Rows never change; their sum is what the vendor is owed. */
export const vendorLedger = defineCollection({
  name: 'vendor_ledger',
  label: { th: 'รายการบัญชีผู้ขาย', en: 'vendor ledger row' },
  plural: { th: 'บัญชีผู้ขาย', en: 'Vendor ledger' },
  site: null,
  title: ['source'],
  fields: {
    vendorID: reference('vendor')('ผู้ขาย', 'Vendor'),
    kind: choice([
      { value: 'sale', label: { th: 'ขาย', en: 'Sale' } },
      { value: 'refund', label: { th: 'คืนเงินลูกค้า', en: 'Refund' } },
      { value: 'commission', label: { th: 'ค่าธรรมเนียม', en: 'Commission' } },
      { value: 'payout', label: { th: 'จ่ายให้ผู้ขาย', en: 'Payout' } },
    ])('รายการ', 'Kind'),
    amount: withUnit(bahtUnit, signedBaht('จำนวนเงิน', 'Amount')),
    at: timed('เมื่อ', 'At'),
    source: exampled((n) => `sale:order:${n}`, code('ที่มา', 'Source')),
    orderID: exampled(none, optional(code('คำสั่งซื้อ', 'Order'))),
    lineID: exampled(none, optional(code('รายการในคำสั่งซื้อ', 'Order line'))),
    percent: exampled(none, optional(withUnit({ th: '%', en: '%' }, percent('อัตรา', 'Rate')))),
    note: exampled(none, optional(text('หมายเหตุ', 'Note'))),
  },
  uniques: [['source']],
  indexes: [['vendorID', 'at desc'], ['orderID', 'lineID'], ['at desc']],
  access: { read: byAdmin, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['vendorID', 'at', 'kind', 'amount', 'orderID', 'note'],
    search: ['orderID', 'note'],
    sort: 'at desc',
    empty: { th: 'ยอดขายของผู้ขายจะปรากฏที่นี่เมื่อคำสั่งซื้อเสร็จสิ้น', en: 'Sales of vendors appear here when orders are done.' },
    charts: [
      {
        label: { th: 'ยอดขายของผู้ขาย', en: 'Sales of vendors' },
        sum: 'amount',
        over: 'at',
        stride: 'month',
        where: ['kind:is:sale'],
      },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    vendor_ledger: typeof vendorLedger
  }
}
