import { plugins } from '#modules/config/public-api.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choicesFrom,
  group,
  initially,
  number,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')
const rows = { th: 'รายการ', en: 'rows' }
const gigabytes = { th: 'GB', en: 'GB' }

/** The limits and the price of a site's package. Its limits are per collection, and the product enforces them. */
export const bundle = defineCollection({
  name: 'package',
  label: { th: 'แพ็กเกจ', en: 'package' },
  plural: { th: 'แพ็กเกจ', en: 'Packages' },
  site: null,
  isGlobal: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแพ็กเกจ', 'Name'),
    price: initially(0, withUnit({ th: 'บาท/เดือน', en: 'baht a month' }, baht('ราคา', 'Price'))),
    trialDays: initially(0, withUnit({ th: 'วัน', en: 'days' }, numberBetween(0, 365)('ทดลองใช้', 'Trial'))),
    limits: withHint(
      { th: 'เว้นว่างเมื่อไม่จำกัด', en: 'Leave empty for no limit' },
      initially(
        { user: null, course: null, storage: null },
        group({
          user: optional(withUnit(rows, number('ผู้เรียน', 'Learners'))),
          course: optional(withUnit(rows, number('หลักสูตร', 'Courses'))),
          storage: optional(withUnit(gigabytes, numberBetween(1, 100_000)('พื้นที่เก็บไฟล์', 'Storage'))),
        })('จำนวนสูงสุด', 'Most'),
      ),
    ),
    plugins: withHint(
      { th: 'ไม่เลือกเลยคือใช้ได้ทุกระบบ', en: 'Leave empty for all' },
      initially<string[], string[]>([], choicesFrom(plugins)('ระบบเสริมที่รวมอยู่', 'Included plugins')),
    ),
    active: initially(true, boolean('เสนอขาย', 'Offered')),
  },
  uniques: [['name']],
  access: { read: byRoot, create: byRoot, update: byRoot, remove: byRoot },
  list: {
    columns: ['name', 'price', 'limits.user', 'limits.course', 'limits.storage', 'trialDays', 'active'],
    search: ['name'],
    sort: 'price',
    state: 'active',
  },
  form: [
    { title: { th: 'แพ็กเกจ', en: 'Package' }, fields: ['name', 'price', 'trialDays', 'limits', 'plugins', 'active'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    package: typeof bundle
  }
}
