import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choiceOrListed,
  code,
  file,
  initially,
  longtext,
  number,
  optional,
  reference,
  slugOf,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

export const category = defineCollection({
  name: 'category',
  label: { th: 'หมวดหมู่', en: 'category' },
  plural: { th: 'หมวดหมู่', en: 'Categories' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อหมวดหมู่', 'Name'),
    code: code('รหัส', 'Code'),
    description: initially('', longtext('คำอธิบาย', 'Description')),
    type: initially(
      'course',
      choiceOrListed('category', [
        { value: 'course', label: { th: 'หลักสูตร', en: 'Courses' } },
        { value: 'product', label: { th: 'สินค้า', en: 'Products' } },
        { value: 'content', label: { th: 'เนื้อหา', en: 'Content' } },
      ])('ประเภท', 'Type'),
    ),
    parent: optional(reference('category')('อยู่ใต้หมวด', 'Parent category')),
    order: initially(0, number('ลำดับ', 'Order')),
    visible: initially(true, boolean('แสดงบนเว็บไซต์', 'Shown on the site')),
    slug: withHint(
      { th: 'ถ้าเว้นว่าง ระบบจะสร้างจากชื่อ', en: 'Leave empty to create it from the name' },
      slugOf('name', code('ชื่อใน URL', 'Slug')),
    ),
    picture: optional(file({ extensions: ['png', 'jpg', 'jpeg', 'webp'] })('รูปหมวดหมู่', 'Image')),
  },
  workbook: { at: 20, key: ['code'], order: ['order'] },
  uniques: [['code'], ['slug']],
  indexes: [['visible', 'order']],
  access: {
    read: (viewer) => isStaff(viewer) || { visible: true },
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['name', 'picture', 'code', 'slug', 'type', 'visible'],
    search: ['name', 'code', 'slug'],
    sort: 'order',
    tree: { parent: 'parent', order: 'order' },
    usedIn: ['course.category'],
  },
  form: [
    {
      title: { th: 'ข้อมูลหมวดหมู่', en: 'Category' },
      fields: ['name', 'code', 'slug', 'picture', 'description', 'type', 'parent', 'order', 'visible'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    category: typeof category
  }
}
