import { sql } from 'kysely'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  code,
  computed,
  derived,
  exampled,
  immutable,
  initially,
  number,
  reference,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const pieces = { th: 'ชิ้น', en: 'pieces' }

/** The stock of one SKU. Only stock moves and holds change it, and PostgreSQL keeps its bounds. */
export const stockItem = defineCollection({
  name: 'stock_item',
  label: { th: 'สต็อก', en: 'stock' },
  plural: { th: 'สต็อกสินค้า', en: 'Inventory' },
  site: null,
  softDelete: true,
  title: ['sku'],
  fields: {
    productID: immutable(cascading(reference('product')('สินค้า', 'Product'))),
    subProductID: immutable(cascading(reference('sub_product')('ตัวเลือก', 'Variant'))),
    sku: immutable(exampled((n) => `SKU-${n}`, code('รหัสสินค้า (SKU)', 'SKU'))),
    onHand: computed(0, withUnit(pieces, number('ในคลัง', 'On hand'))),
    reserved: computed(0, withUnit(pieces, number('จองแล้ว', 'Reserved'))),
    free: derived(
      (column) => sql`(${column('onHand')} - ${column('reserved')})`,
      withUnit(pieces, number('พร้อมขาย', 'Available')),
    ),
    lowAt: withHint(
      { th: 'แสดงในสินค้าใกล้หมดเมื่อเหลือไม่เกินจำนวนนี้', en: 'It is listed as low stock at this number or below' },
      initially(5, withUnit(pieces, number('แจ้งเมื่อเหลือ', 'Low stock at'))),
    ),
    isLow: derived(
      (column) => sql`(${column('onHand')} - ${column('reserved')} <= ${column('lowAt')})`,
      boolean('ใกล้หมด', 'Low stock'),
    ),
  },
  relations: { product: { to: 'product', from: 'productID', at: '_id' } },
  checks: ['"onHand" >= 0', 'reserved >= 0 and reserved <= "onHand"'],
  uniques: [['sku']],
  indexes: [['subProductID'], ['productID'], ['createdAt desc']],
  access: { read: isStaff, create: nobody, update: (viewer) => isAtLeast(viewer, 'admin'), remove: nobody },
  list: {
    columns: ['sku', 'productID', 'subProductID', 'onHand', 'reserved', 'free', 'lowAt'],
    search: ['sku'],
    sort: 'sku',
    empty: {
      th: 'เมื่อเพิ่มตัวเลือกของสินค้า ระบบจะเริ่มนับสต็อกที่นี่',
      en: 'When you add a variant of a product, its stock is counted here.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'low', label: { th: 'ใกล้หมด', en: 'Low stock' }, rows: { isLow: true } },
      { name: 'out', label: { th: 'หมด', en: 'Out of stock' }, rows: { free: 0 } },
    ],
  },
  form: [{ title: { th: 'สต็อก', en: 'Stock' }, fields: ['lowAt'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    stock_item: typeof stockItem
  }
}
