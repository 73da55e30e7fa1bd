import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  code,
  exampled,
  immutable,
  initially,
  optional,
  reference,
  richtext,
  sentAsFile,
  slugOf,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** The public page of a vendor, with its products. */
export const vendorStore = defineCollection({
  name: 'vendor_store',
  label: { th: 'หน้าร้าน', en: 'store' },
  plural: { th: 'หน้าร้านของผู้ขาย', en: 'Stores' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    vendorID: immutable(cascading(reference('vendor')('ผู้ขาย', 'Vendor'))),
    name: text('ชื่อร้าน', 'Name'),
    slug: withHint(
      { th: 'ถ้าเว้นว่าง ระบบจะสร้างจากชื่อ', en: 'Leave empty to create it from the name' },
      slugOf('name', code('ชื่อใน URL', 'Slug')),
    ),
    image: exampled(() => null, optional(sentAsFile(['png', 'jpg', 'jpeg', 'webp'], text('รูปร้าน', 'Picture')))),
    text: initially('', richtext('แนะนำร้าน', 'About the store')),
    status: initially(false, boolean('เผยแพร่', 'Published')),
  },
  uniques: [['vendorID'], ['slug']],
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'image', 'vendorID', 'slug', 'status'],
    search: ['name', 'slug'],
    sort: 'name',
    state: 'status',
  },
  form: [{ title: { th: 'หน้าร้าน', en: 'Store' }, fields: ['vendorID', 'name', 'slug', 'image', 'text', 'status'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    vendor_store: typeof vendorStore
  }
}
