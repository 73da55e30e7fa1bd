import { z } from 'zod'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  cascading,
  exampled,
  headed,
  immutable,
  initially,
  kind,
  number,
  numberBetween,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { optionsField } from './options-field.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }

/** A SKU: letters, digits, dots, hyphens and underscores. */
const skuShape = clean(40).pipe(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/))
const sku = kind('code', 'text collate "C"', skuShape)

/** A variant of a product: what a customer puts into the cart, and what is counted. Visitors read it with its product. */
export const subProduct = defineCollection({
  name: 'sub_product',
  label: { th: 'ตัวเลือกสินค้า', en: 'variant' },
  plural: { th: 'ตัวเลือกสินค้า', en: 'Variants' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  disambiguateBy: ['sku'],
  fields: {
    productID: immutable(cascading(reference('product')('สินค้า', 'Product'))),
    sku: immutable(
      exampled(
        (n) => `SKU-${n}`,
        withHint(
          {
            th: 'ตัวอักษรอังกฤษ ตัวเลข จุด และขีด เปลี่ยนภายหลังไม่ได้',
            en: 'Letters, digits, dots and hyphens. It cannot change.',
          },
          sku('รหัสสินค้า (SKU)', 'SKU'),
        ),
      ),
    ),
    name: withHint(
      { th: 'เช่น สีดำ ไซซ์ M เว้นว่างได้ถ้ามีตัวเลือกเดียว', en: 'Such as Black, size M. Leave empty if there is only one.' },
      initially('', text('ชื่อตัวเลือก', 'Variant name')),
    ),
    options: initially<Record<string, string>, Record<string, string>>(
      {},
      exampled(() => ({ สี: 'ดำ' }), optionsField('คุณสมบัติ', 'Options')),
    ),
    price: withHint(
      { th: 'เว้นว่างเพื่อใช้ราคาของสินค้า', en: 'Leave empty to use the price of the product' },
      optional(headed({ th: 'ราคา (บาท)', en: 'Price (baht)' }, withUnit(bahtUnit, baht('ราคาปกติ', 'Price')))),
    ),
    sale_price: optional(
      headed({ th: 'ราคาขาย (บาท)', en: 'Sale (baht)' }, withUnit(bahtUnit, baht('ราคาขาย', 'Sale price'))),
    ),
    weight: initially(0, withUnit({ th: 'กรัม', en: 'grams' }, numberBetween(0, 1_000_000)('น้ำหนัก', 'Weight'))),
    position: initially(0, number('ลำดับ', 'Order')),
  },
  relations: { product: { to: 'product', from: 'productID', at: '_id' } },
  uniques: [['sku']],
  indexes: [['productID', 'position'], ['createdAt desc']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['productID', 'name', 'sku', 'price', 'sale_price', 'weight'],
    search: ['name', 'sku'],
    sort: 'createdAt desc',
  },
  form: [
    { title: { th: 'ตัวเลือกสินค้า', en: 'Variant' }, fields: ['productID', 'sku', 'name', 'options', 'position'] },
    { title: { th: 'ราคาและน้ำหนัก', en: 'Price and weight' }, fields: ['price', 'sale_price', 'weight'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    sub_product: typeof subProduct
  }
}
