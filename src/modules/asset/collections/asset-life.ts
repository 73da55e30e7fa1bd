import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  code,
  exampled,
  initially,
  listedIn,
  numberBetween,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byOwners = (viewer: Viewer) => isAtLeast(viewer, 'superadmin')
const bahtUnit = { th: 'บาท', en: 'baht' }

/** The useful life and the salvage value of assets in a category. */
export const assetLife = defineCollection({
  name: 'asset_life',
  label: { th: 'อายุการใช้งาน', en: 'useful life' },
  plural: { th: 'อายุการใช้งานตามหมวด', en: 'Useful lives by category' },
  site: null,
  softDelete: true,
  history: true,
  title: ['category'],
  fields: {
    category: listedIn('asset', code('หมวด', 'Category')),
    years: exampled(() => 5, withUnit({ th: 'ปี', en: 'years' }, numberBetween(1, 100)('อายุการใช้งาน', 'Useful life'))),
    salvage: withHint(
      { th: 'ทรัพย์สินของรัฐเหลือ 1 บาท', en: 'State property keeps a value of 1 baht' },
      withUnit(bahtUnit, initially(1, baht('มูลค่าคงเหลือเมื่อครบอายุ', 'Residual value'))),
    ),
  },
  uniques: [['category']],
  access: { read: byOwners, create: byOwners, update: byOwners, remove: byOwners },
  list: { columns: ['category', 'years', 'salvage'], search: ['category'], sort: 'category' },
  form: [{ title: { th: 'อายุการใช้งาน', en: 'Useful life' }, fields: ['category', 'years', 'salvage'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    asset_life: typeof assetLife
  }
}
