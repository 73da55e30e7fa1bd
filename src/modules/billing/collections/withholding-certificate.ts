import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  code,
  date,
  exampled,
  file,
  generated,
  immutable,
  initially,
  kind,
  only,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { buyerFields } from '../rules/buyer.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }

/**
 * A certificate of tax that a company withheld (50 ทวิ). It waits until staff confirm it; then its sender cannot change
 * it any more.
 */
export const withholdingCertificate = defineCollection({
  name: 'withholding_certificate',
  label: { th: 'หนังสือรับรองการหักภาษี', en: 'withholding certificate' },
  plural: { th: 'หนังสือรับรองการหักภาษี (50 ทวิ)', en: 'Withholding certificates' },
  site: 'unit',
  history: true,
  softDelete: true,
  title: ['number', 'payer'],
  fields: {
    userID: exampled(
      () => null,
      generated(({ viewer }) => viewer.id, reference('user')('ผู้ส่ง', 'Sent by')),
    ),
    source: exampled(() => '69000000001', immutable(code('รายการอ้างอิง', 'Sale'))),
    payer: text('ผู้หักภาษี', 'Payer'),
    payerTaxId: exampled(
      () => '0994000165501',
      kind('code', 'text collate "C"', buyerFields.taxId)('เลขประจำตัวผู้เสียภาษีของผู้หัก', 'Tax ID of the payer'),
    ),
    form: choice([
      { value: 'pnd3', label: { th: 'ภ.ง.ด.3', en: 'P.N.D. 3' } },
      { value: 'pnd53', label: { th: 'ภ.ง.ด.53', en: 'P.N.D. 53' } },
    ])('แบบ', 'Form'),
    number: code('เลขที่หนังสือรับรอง', 'Certificate number'),
    day: exampled(() => '2026-11-20', date('วันที่', 'Date')),
    base: withUnit(bahtUnit, baht('เงินได้ที่จ่าย', 'Amount paid')),
    tax: withUnit(bahtUnit, baht('ภาษีที่หัก', 'Tax withheld')),
    file: exampled(
      () => null,
      optional(file({ extensions: ['pdf', 'jpg', 'jpeg', 'png'], isOurs: true })('ไฟล์', 'File')),
    ),
    state: only(
      { write: byAdmins },
      initially(
        'awaited',
        choice([
          { value: 'awaited', label: { th: 'รอตรวจสอบ', en: 'Awaiting confirmation' }, tone: 'waiting' },
          { value: 'received', label: { th: 'ได้รับแล้ว', en: 'Received' }, tone: 'live' },
          { value: 'refused', label: { th: 'ไม่รับ', en: 'Refused' }, tone: 'broken' },
        ])('สถานะ', 'State'),
      ),
    ),
  },
  uniques: [['payerTaxId', 'number']],
  indexes: [['state', 'day desc'], ['source']],
  access: {
    read: (viewer) => byAdmins(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: (viewer) => viewer.role === 'user' && { userID: viewer.id, state: 'awaited' },
    update: (viewer) => byAdmins(viewer) || (viewer.role === 'user' && { userID: viewer.id, state: 'awaited' }),
    remove: (viewer) => viewer.role === 'user' && { userID: viewer.id, state: 'awaited' },
  },
  actions: [
    {
      name: 'receive',
      label: { th: 'ยืนยันว่าได้รับ', en: 'Confirm' },
      icon: 'check',
      isPrimary: true,
      where: { state: 'awaited' },
      why: { th: 'ตรวจสอบแล้ว', en: 'already checked' },
      sets: () => ({ state: 'received' }),
      done: { th: 'ยืนยัน {n} รายการแล้ว', en: '{n} confirmed' },
    },
  ],
  list: {
    columns: ['number', 'payer', 'day', 'base', 'tax', 'state'],
    search: ['number', 'payer', 'payerTaxId', 'source'],
    sort: 'day desc',
    subtitle: 'payer',
    state: 'state',
  },
  form: [
    {
      title: { th: 'หนังสือรับรอง', en: 'Certificate' },
      fields: ['source', 'number', 'day', 'form', 'file', 'state'],
    },
    { title: { th: 'ผู้หักและจำนวนเงิน', en: 'Payer and amounts' }, fields: ['payer', 'payerTaxId', 'base', 'tax'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    withholding_certificate: typeof withholdingCertificate
  }
}
