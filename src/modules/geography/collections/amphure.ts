import { defineCollection } from '#platform/data/collection/define.ts'
import { text } from '#platform/data/collection/field-builders.ts'
import { placeId, readByAll } from './province.ts'

/** The districts of the provinces: amphoe, and the khet of Bangkok. */
export const amphure = defineCollection({
  name: 'amphure',
  label: { th: 'อำเภอ', en: 'district' },
  plural: { th: 'อำเภอและเขต', en: 'Districts' },
  site: null,
  isGlobal: true,
  title: ['name_th'],
  fields: {
    id: placeId('รหัส', 'Code'),
    province_id: placeId('จังหวัด', 'Province'),
    name_th: text('ชื่อไทย', 'Thai name'),
    name_en: text('ชื่ออังกฤษ', 'English name'),
  },
  relations: {
    province: { to: 'province', from: 'province_id', at: 'id' },
    tambons: { to: 'tambon', from: 'id', at: 'amphure_id' },
  },
  uniques: [['id']],
  indexes: [['province_id', 'name_th']],
  order: 'name_th',
  access: readByAll,
  list: { columns: ['name_th', 'name_en', 'id', 'province_id'], search: [], sort: 'name_th' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    amphure: typeof amphure
  }
}
