import { taxIssue } from '#domain/thai-identity/tax-id.ts'
import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  address,
  boolean,
  code,
  date,
  email,
  exampled,
  file,
  initially,
  only,
  optional,
  phone,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
/** Only staff may read the contact person and the end of the contract. */
const ofStaff = { read: isStaff }

const taxHint = { th: 'เลข 13 หลัก', en: 'Thirteen digits' }
const branchHint = { th: 'สำนักงานใหญ่คือ 00000', en: 'The head office is 00000' }

/** A tax number of the Revenue Department, with a valid check digit. */
const taxId = (th: string, en: string) => {
  const field = code(th, en)
  const decode = field.decode.refine((text) => taxIssue('taxId', text) === null)
  return exampled(() => '0994000158203', { ...field, decode })
}

/**
 * An institution that offers courses together with the academy (specification L85). Courses refer to it, and it holds
 * the contract.
 */
export const institution = defineCollection({
  name: 'institution',
  label: { th: 'สถาบัน', en: 'institution' },
  plural: { th: 'สถาบัน', en: 'Institutions' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    code: code('รหัส', 'Code'),
    name: text('ชื่อสถาบัน', 'Name'),
    nameEn: optional(text('ชื่อภาษาอังกฤษ', 'Name in English')),
    logo: optional(file({ extensions: ['png', 'jpg', 'jpeg', 'webp'] })('ตราสถาบัน', 'Logo')),
    taxId: only(ofStaff, withHint(taxHint, optional(taxId('เลขประจำตัวผู้เสียภาษี', 'Tax ID')))),
    branchNo: only(ofStaff, withHint(branchHint, optional(code('เลขที่สาขา', 'Branch number')))),
    address: optional(address('ที่อยู่', 'Address')),
    contact: only(ofStaff, optional(text('ผู้ประสานงาน', 'Contact'))),
    phone: only(ofStaff, optional(phone('โทรศัพท์', 'Phone'))),
    email: only(ofStaff, optional(email('อีเมล', 'E-mail'))),
    contractFrom: only(ofStaff, optional(date('เริ่มสัญญา', 'Contract from'))),
    contractTo: only(ofStaff, optional(date('สิ้นสุดสัญญา', 'Contract until'))),
    active: {
      ...initially(true, boolean('ร่วมมืออยู่', 'Partner')),
      states: { on: { th: 'ร่วมมืออยู่', en: 'Partner' }, off: { th: 'สิ้นสุดแล้ว', en: 'Ended' } },
    },
  },
  relations: {
    courses: { to: 'course', from: '_id', at: 'institution' },
    lecturers: { to: 'lecturer', from: '_id', at: 'institution' },
  },
  uniques: [['code']],
  indexes: [['name']],
  access: { read: everybody, create: byAdmins, update: byAdmins, remove: byAdmins },
  list: {
    columns: ['name', 'contact', 'phone', 'contractTo', 'active'],
    search: ['code', 'name', 'nameEn'],
    sort: 'name',
    subtitle: 'code',
    state: 'active',
    figures: [
      { label: { th: 'ร่วมมืออยู่', en: 'Partners' }, where: ['active:is:true'] },
      { label: { th: 'สัญญาสิ้นสุดใน 30 วัน', en: 'Ending in 30 days' }, where: ['contractTo:within:next30'] },
    ],
  },
  form: [
    { title: { th: 'สถาบัน', en: 'Institution' }, fields: ['code', 'name', 'nameEn', 'logo', 'active'] },
    { title: { th: 'ผู้เสียภาษีและที่อยู่', en: 'Tax and address' }, fields: ['taxId', 'branchNo', 'address'] },
    { title: { th: 'การติดต่อ', en: 'Contact' }, fields: ['contact', 'phone', 'email'] },
    { title: { th: 'สัญญา', en: 'Contract' }, fields: ['contractFrom', 'contractTo'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    institution: typeof institution
  }
}
