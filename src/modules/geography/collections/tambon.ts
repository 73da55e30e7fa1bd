import { defineCollection } from '#platform/data/collection/define.ts'
import { code, text } from '#platform/data/collection/field-builders.ts'
import { placeId, readByAll } from './province.ts'

/** The subdistricts of the districts: tambon, and the khwaeng of Bangkok, each with its usual postal code. */
export const tambon = defineCollection({
  name: 'tambon',
  label: { th: 'ตำบล', en: 'subdistrict' },
  plural: { th: 'ตำบลและแขวง', en: 'Subdistricts' },
  site: null,
  isGlobal: true,
  title: ['name_th'],
  fields: {
    id: placeId('รหัส', 'Code'),
    amphure_id: placeId('อำเภอ', 'District'),
    name_th: text('ชื่อไทย', 'Thai name'),
    name_en: text('ชื่ออังกฤษ', 'English name'),
    zip_code: code('รหัสไปรษณีย์', 'Post code'),
  },
  relations: { amphure: { to: 'amphure', from: 'amphure_id', at: 'id' } },
  uniques: [['id']],
  indexes: [['amphure_id', 'name_th'], ['zip_code']],
  order: 'name_th',
  access: readByAll,
  list: { columns: ['name_th', 'name_en', 'zip_code', 'id', 'amphure_id'], search: [], sort: 'name_th' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    tambon: typeof tambon
  }
}
