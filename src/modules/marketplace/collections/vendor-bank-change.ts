import { nobody } from '#platform/data/access/rule.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  cascading,
  choice,
  code,
  computed,
  exampled,
  generated,
  immutable,
  initially,
  kind,
  optional,
  reference,
  text,
  timed,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { banks } from '../rules/banks.ts'
import { byAdmin } from './amounts.ts'

const account = kind(
  'code',
  'text collate "C"',
  clean(20)
    .overwrite((written) => written.replaceAll(/[\s-]/g, ''))
    .regex(/^\d{10,15}$/),
)

/** A new bank account of a vendor. It counts only after a second person confirms it. */
export const vendorBankChange = defineCollection({
  name: 'vendor_bank_change',
  label: { th: 'การเปลี่ยนบัญชีธนาคาร', en: 'bank account change' },
  plural: { th: 'การเปลี่ยนบัญชีธนาคาร', en: 'Bank account changes' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['accountName'],
  fields: {
    vendorID: immutable(cascading(reference('vendor')('ผู้ขาย', 'Vendor'))),
    bank: immutable(choice(banks)('ธนาคาร', 'Bank')),
    accountNumber: immutable(
      withHint(
        { th: 'ตัวเลข 10 ถึง 15 หลัก', en: '10 to 15 digits' },
        exampled(() => '1234567890', account('เลขที่บัญชี', 'Account number')),
      ),
    ),
    accountName: immutable(text('ชื่อบัญชี', 'Account name')),
    state: initially(
      'waiting',
      exampled(
        () => 'waiting',
        choice([
          { value: 'waiting', label: { th: 'รอยืนยัน', en: 'Waiting' }, tone: 'waiting' },
          { value: 'confirmed', label: { th: 'ยืนยันแล้ว', en: 'Confirmed' }, tone: 'live' },
          { value: 'refused', label: { th: 'ไม่ยืนยัน', en: 'Refused' }, tone: 'broken' },
        ])('สถานะ', 'State'),
      ),
    ),
    requestedBy: exampled(
      () => '',
      generated(({ viewer }) => viewer.id, code('รหัสผู้บันทึก', 'Entered by (ID)')),
    ),
    requestedByName: generated(({ viewer }) => viewer.name, author('ผู้บันทึก', 'Entered by')),
    decidedByName: exampled(() => null, computed(null, optional(text('ผู้ยืนยัน', 'Decided by')))),
    decidedAt: exampled(() => null, computed(null, optional(timed('ยืนยันเมื่อ', 'Decided at')))),
  },
  indexes: [['state', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: byAdmin,
    create: (viewer) => byAdmin(viewer) && { state: 'waiting' },
    update: byAdmin,
    remove: nobody,
  },
  actions: [
    {
      name: 'confirm',
      label: { th: 'ยืนยันบัญชี', en: 'Confirm account' },
      icon: 'check',
      isPrimary: true,
      where: { state: 'waiting' },
      why: { th: 'ตัดสินแล้ว', en: 'already decided' },
      sets: () => ({ state: 'confirmed' }),
      text: {
        th: 'โทรหาผู้ขายตามเบอร์เดิมก่อนยืนยัน ผู้ที่บันทึกยืนยันเองไม่ได้ และจ่ายเงินไม่ได้ 72 ชั่วโมงหลังยืนยัน',
        en: 'Call the vendor at the known number first. The person who entered the account cannot confirm it. Payouts pause for 72 hours.',
      },
      done: { th: 'ยืนยันบัญชีแล้ว', en: 'Account confirmed' },
    },
    {
      name: 'refuse',
      label: { th: 'ไม่ยืนยัน', en: 'Refuse' },
      icon: 'x',
      isDestructive: true,
      where: { state: 'waiting' },
      why: { th: 'ตัดสินแล้ว', en: 'already decided' },
      sets: () => ({ state: 'refused' }),
      done: { th: 'ไม่ยืนยันบัญชีแล้ว', en: 'Account refused' },
    },
  ],
  list: {
    columns: ['vendorID', 'bank', 'accountNumber', 'accountName', 'requestedByName', 'createdAt', 'state'],
    search: ['accountNumber', 'accountName'],
    sort: 'createdAt desc',
    state: 'state',
  },
  form: [
    {
      title: { th: 'บัญชีธนาคารใหม่', en: 'New bank account' },
      text: {
        th: 'ผู้ขายได้รับอีเมลแจ้งทันที และผู้ดูแลอีกคนต้องยืนยันก่อนใช้บัญชีนี้',
        en: 'The vendor is notified by e-mail at once. Another administrator must confirm the account before it is used.',
      },
      fields: ['vendorID', 'bank', 'accountNumber', 'accountName'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    vendor_bank_change: typeof vendorBankChange
  }
}
