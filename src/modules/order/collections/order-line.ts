import { isStaff } from '#platform/data/access/viewer.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  code,
  exampled,
  numberBetween,
  only,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { readsPartOfOrder } from './own-order.ts'
import { lineKinds } from '../rules/line-kinds.ts'

const unit = { th: 'บาท', en: 'baht' }
const amount = (th: string, en: string) => withUnit(unit, baht(th, en))
const id = (th: string, en: string) => exampled(() => null, optional(code(th, en)))

/**
 * What an order sells, as it was when the order was made. The lines are written with the order, and the database refuses changes. Their
 * net amounts add up to the price of the order. `net` includes VAT: base + vat = net.
 */
export const orderLine = defineCollection({
  name: 'order_line',
  label: { th: 'รายการในคำสั่งซื้อ', en: 'order line' },
  plural: { th: 'รายการในคำสั่งซื้อ', en: 'Order lines' },
  site: 'unit',
  title: ['name'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    position: numberBetween(0, 1000)('ลำดับ', 'Position'),
    kind: choice(lineKinds)('ประเภทรายการ', 'Kind'),
    productID: id('รหัสสินค้าในระบบ', 'Product ID'),
    sku: id('รหัสสินค้า (SKU)', 'SKU'),
    courseID: id('รหัสหลักสูตร', 'Course ID'),
    roundID: id('รหัสรุ่น', 'Round ID'),
    name: text('รายการ', 'Item'),
    unitPrice: amount('ราคาต่อหน่วย', 'Unit price'),
    quantity: numberBetween(1, 100_000)('จำนวน', 'Quantity'),
    discount: amount('ส่วนลด', 'Discount'),
    net: amount('จำนวนเงิน', 'Net amount'),
    taxClass: exampled(() => 'vat', code('ประเภทภาษี', 'Tax class')),
    rate: withUnit({ th: '%', en: '%' }, baht('อัตราภาษีมูลค่าเพิ่ม', 'VAT rate')),
    vat: amount('ภาษีมูลค่าเพิ่ม', 'VAT'),
    base: amount('มูลค่าก่อนภาษี', 'Base'),
    vendorID: id('รหัสผู้ขาย', 'Vendor ID'),
    commission: only(
      { read: isStaff },
      exampled(() => null, optional(withUnit({ th: '%', en: '%' }, baht('ค่าธรรมเนียมการขาย', 'Commission')))),
    ),
    campaignID: id('รหัสแคมเปญ', 'Campaign ID'),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  uniques: [['orderID', 'position']],
  indexes: [['createdAt desc'], ['sku', 'createdAt desc']],
  access: {
    read: readsPartOfOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['orderID', 'kind', 'name', 'unitPrice', 'quantity', 'net'],
    search: ['name', 'sku'],
    sort: 'createdAt desc',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    order_line: typeof orderLine
  }
}
