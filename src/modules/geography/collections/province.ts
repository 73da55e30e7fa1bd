import { z } from 'zod'
import { everybody, nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { kind, text } from '#platform/data/collection/field-builders.ts'

/** The number of a province, district or subdistrict: its DOPA code, or one of our own above 999,999. */
export const placeId = kind('number', 'integer', z.number().int().min(1).max(99_999_999))

/** Everybody reads these for address fields. The API does not change them. */
export const readByAll = { read: everybody, create: nobody, update: nobody, remove: nobody }

/** The provinces of Thailand (specification §7, Address lookups). */
export const province = defineCollection({
  name: 'province',
  label: { th: 'จังหวัด', en: 'province' },
  plural: { th: 'จังหวัด', en: 'Provinces' },
  site: null,
  isGlobal: true,
  title: ['name_th'],
  fields: {
    id: placeId('รหัส', 'Code'),
    name_th: text('ชื่อไทย', 'Thai name'),
    name_en: text('ชื่ออังกฤษ', 'English name'),
  },
  relations: { amphures: { to: 'amphure', from: 'id', at: 'province_id' } },
  uniques: [['id']],
  indexes: [['name_th']],
  order: 'name_th',
  access: readByAll,
  list: { columns: ['name_th', 'name_en', 'id'], search: [], sort: 'name_th' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    province: typeof province
  }
}
