import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  exampled,
  generated,
  initially,
  kind,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { buyerFields } from '../rules/buyer.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const own = (viewer: Viewer) => viewer.role === 'user' && { userID: viewer.id }
const code = 'text collate "C"'

const types = [
  { value: 'person', label: { th: 'บุคคลธรรมดา', en: 'Person' } },
  { value: 'company', label: { th: 'นิติบุคคล', en: 'Company' } },
] as const

/** The tax data of a person or of their company, for the documents of their next orders. */
export const buyerProfile = defineCollection({
  name: 'buyer_profile',
  label: { th: 'ข้อมูลออกใบกำกับภาษี', en: 'tax data' },
  plural: { th: 'ข้อมูลออกใบกำกับภาษี', en: 'Tax data of buyers' },
  site: 'unit',
  softDelete: true,
  title: ['name'],
  fields: {
    userID: exampled(
      () => null,
      generated(({ viewer }) => viewer.id, cascading(reference('user')('ผู้ซื้อ', 'Buyer'))),
    ),
    type: exampled(
      (n) => types[n % 2]!.value,
      initially<(typeof types)[number]['value'], (typeof types)[number]['value']>(
        'person',
        choice(types)('ประเภท', 'Type'),
      ),
    ),
    name: exampled((n) => `ลูกค้า ${n}`, kind('text', 'text collate "und-x-icu"', buyerFields.name)('ชื่อ', 'Name')),
    taxId: exampled(() => null, optional(kind('code', code, buyerFields.taxId)('เลขประจำตัวผู้เสียภาษี', 'Tax ID'))),
    branch: exampled(() => null, optional(kind('code', code, buyerFields.branch)('เลขที่สาขา', 'Branch number'))),
    address: exampled(
      () => '',
      initially('', kind('text', 'text collate "und-x-icu"', buyerFields.address)('ที่อยู่', 'Address')),
    ),
  },
  uniques: [['userID', 'type']],
  access: {
    read: (viewer) => byAdmins(viewer) || own(viewer),
    create: (viewer) => own(viewer),
    update: own,
    remove: own,
  },
  list: { columns: ['name', 'type', 'taxId'], search: ['name', 'taxId'], sort: 'name' },
  form: [{ title: { th: 'ข้อมูลผู้ซื้อ', en: 'Buyer' }, fields: ['type', 'name', 'taxId', 'branch', 'address'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    buyer_profile: typeof buyerProfile
  }
}
