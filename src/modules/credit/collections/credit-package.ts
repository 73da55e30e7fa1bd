import { isAtLeast, isSignedIn, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  initially,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }

/** Credit that learners buy with money. */
export const creditPackage = defineCollection({
  name: 'credit_package',
  label: { th: 'แพ็กเกจเครดิต', en: 'credit package' },
  plural: { th: 'แพ็กเกจเครดิต', en: 'Credit packages' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแพ็กเกจ', 'Name'),
    price: withUnit(bahtUnit, baht('ราคา', 'Price')),
    credits: withUnit(bahtUnit, baht('เครดิตที่ได้', 'Credit')),
    days: withHint(
      { th: 'เว้นว่างคือไม่หมดอายุ', en: 'Leave empty for no end' },
      optional(withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('อายุเครดิต', 'Credit lasts'))),
    ),
    active: initially(true, boolean('เปิดขาย', 'For sale')),
  },
  checks: ['price > 0 and credits > 0'],
  indexes: [['active', 'price']],
  order: 'price',
  access: {
    read: (viewer) => byAdmin(viewer) || (isSignedIn(viewer) && { active: true }),
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'price', 'credits', 'days', 'active'],
    search: ['name'],
    sort: 'price',
    state: 'active',
  },
  form: [
    { title: { th: 'แพ็กเกจเครดิต', en: 'Credit package' }, fields: ['name', 'price', 'credits', 'days', 'active'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    credit_package: typeof creditPackage
  }
}
