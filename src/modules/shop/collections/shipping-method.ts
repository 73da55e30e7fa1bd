import { z } from 'zod'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  entriesOf,
  exampled,
  initially,
  longtext,
  number,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { taxClasses } from '#domain/money/tax/tax-classes.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const grams = { th: 'กรัม', en: 'grams' }
const bahtUnit = { th: 'บาท', en: 'baht' }
const weight = numberBetween(0, 1_000_000)

/** A way to send goods, and what it costs (`rules/shipping-price.ts`). */
export const shippingMethod = defineCollection({
  name: 'shipping_method',
  label: { th: 'วิธีจัดส่ง', en: 'shipping method' },
  plural: { th: 'วิธีจัดส่ง', en: 'Shipping methods' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อวิธีจัดส่ง', 'Name'),
    note: withHint(
      { th: 'เช่น ได้รับภายใน 2–3 วันทำการ', en: 'Such as delivery in 2–3 working days' },
      initially('', longtext('คำอธิบายสำหรับลูกค้า', 'Note for customers')),
    ),
    postcodes: withHint(
      {
        th: 'รหัสไปรษณีย์ หรือเลขขึ้นต้น เช่น 10 เว้นว่างคือทั่วประเทศ',
        en: 'Postal codes or their first digits, such as 10. Leave empty for the whole country.',
      },
      initially<string[], string[]>(
        [],
        exampled(() => ['10'], entriesOf(z.string().regex(/^\d{1,5}$/))('พื้นที่จัดส่ง', 'Area')),
      ),
    ),
    price: withUnit(bahtUnit, baht('ค่าจัดส่งเริ่มต้น', 'First price')),
    includedWeight: initially(1000, withUnit(grams, weight('น้ำหนักที่รวมในราคาเริ่มต้น', 'Weight included'))),
    pricePerKilogram: initially(0, withUnit(bahtUnit, baht('กิโลกรัมถัดไป กิโลกรัมละ', 'Price of each further kilogram'))),
    maxWeight: optional(withUnit(grams, weight('น้ำหนักสูงสุด', 'Maximum weight'))),
    freeFrom: optional(withUnit(bahtUnit, baht('ส่งฟรีเมื่อซื้อครบ', 'Free from'))),
    taxClass: initially('vat', choice(taxClasses)('ภาษี', 'Tax class')),
    order: initially(0, number('ลำดับ', 'Order')),
    status: initially(true, boolean('เปิดใช้', 'Active')),
  },
  indexes: [['status', 'order']],
  order: 'order',
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'price', 'pricePerKilogram', 'freeFrom', 'postcodes', 'status'],
    search: ['name', 'note'],
    sort: 'order',
    state: 'status',
  },
  form: [
    { title: { th: 'วิธีจัดส่ง', en: 'Shipping method' }, fields: ['name', 'note', 'postcodes', 'order', 'status'] },
    {
      title: { th: 'ค่าจัดส่ง', en: 'Price' },
      fields: ['price', 'includedWeight', 'pricePerKilogram', 'maxWeight', 'freeFrom', 'taxClass'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    shipping_method: typeof shippingMethod
  }
}
