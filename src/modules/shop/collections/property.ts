import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  entries,
  initially,
  number,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A property of products, such as material. Products hold values of it, and customers filter by it. */
export const property = defineCollection({
  name: 'property',
  label: { th: 'คุณสมบัติสินค้า', en: 'property' },
  plural: { th: 'คุณสมบัติสินค้า', en: 'Properties' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: withHint({ th: 'เช่น วัสดุ หรือ ระดับ', en: 'Such as material or level' }, text('ชื่อคุณสมบัติ', 'Name')),
    type: initially(
      'choice',
      choice([
        { value: 'choice', label: { th: 'เลือกจากรายการ', en: 'Choice' } },
        { value: 'text', label: { th: 'ข้อความ', en: 'Text' } },
      ])('ประเภท', 'Type'),
    ),
    options: shownWhen({ type: 'choice' }, initially<string[], string[]>([], entries('ตัวเลือก', 'Options'))),
    filterable: initially(false, boolean('ใช้กรองสินค้าในร้าน', 'Filters products in the shop')),
    order: initially(0, number('ลำดับ', 'Order')),
  },
  uniques: [['name']],
  indexes: [['filterable', 'order']],
  order: 'order',
  access: {
    read: (viewer) => isStaff(viewer) || { filterable: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'type', 'options', 'filterable', 'order'],
    search: ['name'],
    sort: 'order',
    state: 'filterable',
  },
  form: [
    {
      title: { th: 'คุณสมบัติสินค้า', en: 'Property' },
      text: {
        th: 'ใส่ค่าในหน้าแก้ไขสินค้า เช่น วัสดุ: ผ้าฝ้าย',
        en: 'Enter values in the form of a product, such as Material: cotton',
      },
      fields: ['name', 'type', 'options', 'filterable', 'order'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    property: typeof property
  }
}
