import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { code, email, optional, phone, text } from '#platform/data/collection/field-builders.ts'

const byOwners = (viewer: Viewer) => isAtLeast(viewer, 'superadmin')

/** A person who can receive assets of the institution, with or without an account. */
export const assetHolder = defineCollection({
  name: 'asset_holder',
  label: { th: 'ผู้ถือครอง', en: 'holder' },
  plural: { th: 'ผู้ถือครองทรัพย์สิน', en: 'Asset holders' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อ-นามสกุล', 'Name'),
    code: optional(code('รหัสพนักงาน', 'Employee number')),
    department: optional(text('หน่วยงาน', 'Department')),
    phone: optional(phone('โทรศัพท์', 'Telephone')),
    email: optional(email('อีเมล', 'E-mail')),
  },
  uniques: [['code']],
  access: { read: byOwners, create: byOwners, update: byOwners, remove: byOwners },
  list: {
    columns: ['name', 'code', 'department', 'phone'],
    search: ['name', 'code', 'department'],
    sort: 'name',
  },
  form: [{ title: { th: 'ผู้ถือครอง', en: 'Holder' }, fields: ['name', 'code', 'department', 'phone', 'email'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    asset_holder: typeof assetHolder
  }
}
