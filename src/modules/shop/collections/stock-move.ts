import { type RawBuilder, sql } from 'kysely'
import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  choice,
  code,
  derived,
  exampled,
  generated,
  longtext,
  number,
  numberBetween,
  optional,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { moveKinds } from '../rules/move-kinds.ts'

/** The product and its variant, as they are named now. */
const nameOf = (column: (name: string) => RawBuilder<unknown>) => sql`coalesce((select trim(p.name || ' ' || s.name)
  from stock_item i join product p on p.site = i.site and p._id = i."productID"
    join sub_product s on s.site = i.site and s._id = i."subProductID"
  where i.site = ${column('site')} and i._id = ${column('itemID')}), '')`

const pieces = { th: 'ชิ้น', en: 'pieces' }

/** One change of a number in stock. It never changes: a further move corrects it. The sum of an item is its stock. */
export const stockMove = defineCollection({
  name: 'stock_move',
  label: { th: 'การเคลื่อนไหวสต็อก', en: 'stock move' },
  plural: { th: 'ประวัติสต็อก', en: 'Stock ledger' },
  site: null,
  title: ['sku'],
  fields: {
    itemID: exampled(() => '6564a1000000000000000001', code('รหัสรายการสต็อก', 'Stock item ID')),
    sku: exampled((n) => `SKU-${n}`, code('รหัสสินค้า (SKU)', 'SKU')),
    name: derived(nameOf, text('สินค้า', 'Product')),
    kind: choice(moveKinds)('รายการ', 'Kind'),
    quantity: withUnit(pieces, numberBetween(-1_000_000, 1_000_000)('จำนวน', 'Quantity')),
    balance: withUnit(pieces, number('คงเหลือ', 'Balance')),
    ref: exampled(() => null, optional(code('อ้างอิง', 'Reference'))),
    reason: exampled(() => null, optional(longtext('เหตุผล', 'Reason'))),
    byName: generated(({ viewer }) => viewer.name, author('ผู้บันทึก', 'Recorded by')),
  },
  indexes: [['itemID', 'createdAt desc'], ['kind', 'createdAt desc'], ['createdAt desc']],
  access: { read: isStaff, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['sku', 'name', 'kind', 'quantity', 'balance', 'reason', 'byName', 'createdAt'],
    search: ['sku', 'reason', 'ref'],
    sort: 'createdAt desc',
    state: 'kind',
    empty: { th: 'เมื่อรับเข้า เบิกออก หรือขายสินค้า รายการจะอยู่ที่นี่', en: 'Every change of stock is recorded here.' },
    charts: [
      { label: { th: 'ขายออก', en: 'Sold' }, over: 'createdAt', stride: 'month', where: ['kind:is:sale'] },
      { label: { th: 'รายการตามประเภท', en: 'Moves by kind' }, by: 'kind' },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    stock_move: typeof stockMove
  }
}
