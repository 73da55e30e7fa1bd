import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  code,
  derived,
  initially,
  number,
  only,
  slugOf,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { vendorCountOf } from './product-fields.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A category of the shop. Visitors choose products by it. */
export const productCategory = defineCollection({
  name: 'product_category',
  label: { th: 'หมวดสินค้า', en: 'product category' },
  plural: { th: 'หมวดสินค้า', en: 'Product categories' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อหมวดสินค้า', 'Name'),
    slug: withHint(
      { th: 'ถ้าเว้นว่าง ระบบจะสร้างจากชื่อ', en: 'Leave empty to create it from the name' },
      slugOf('name', code('ชื่อใน URL', 'Slug')),
    ),
    order: initially(0, number('ลำดับ', 'Order')),
    visible: initially(true, boolean('แสดงในร้านค้า', 'Shown in the shop')),
    vendorCount: only({ read: isStaff }, derived(vendorCountOf, number('จำนวนผู้ขาย', 'Vendors'))),
  },
  uniques: [['slug']],
  indexes: [['visible', 'order']],
  order: 'order',
  access: {
    read: (viewer) => isStaff(viewer) || { visible: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'slug', 'vendorCount', 'order', 'visible'],
    search: ['name', 'slug'],
    sort: 'order',
    state: 'visible',
    usedIn: ['product.category'],
  },
  form: [{ title: { th: 'หมวดสินค้า', en: 'Product category' }, fields: ['name', 'slug', 'order', 'visible'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    product_category: typeof productCategory
  }
}
