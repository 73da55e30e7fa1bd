import { taxDigits, taxIssue } from '#domain/thai-identity/tax-id.ts'
import { cleanKey } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  code,
  computed,
  derived,
  email,
  exampled,
  initially,
  kind,
  longtext,
  only,
  optional,
  phone,
  reference,
  text,
  timed,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { banks } from '../rules/banks.ts'
import { taxIdOf } from '../rules/example-tax-id.ts'
import { balanceOf, bahtUnit, byAdmin, percent, signedBaht } from './amounts.ts'
import { vendorActions } from './vendor-actions.ts'

const taxId = kind(
  'code',
  'text collate "C"',
  cleanKey(60)
    .overwrite(taxDigits)
    .refine((digits) => taxIssue('taxId', digits) === null),
)
const internal = { read: byAdmin }
const none = () => null

/** A business that sells through the shop of a site. Everybody reads the name of an approved one. */
export const vendor = defineCollection({
  name: 'vendor',
  label: { th: 'ผู้ขาย', en: 'vendor' },
  plural: { th: 'ผู้ขาย', en: 'Vendors' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อผู้ขาย', 'Name'),
    legalName: only(internal, text('ชื่อตามทะเบียน', 'Legal name')),
    taxId: only(internal, exampled(taxIdOf, taxId('เลขประจำตัวผู้เสียภาษี', 'Tax ID'))),
    vatRegistered: only(internal, initially(false, boolean('จดทะเบียนภาษีมูลค่าเพิ่ม', 'Registered for VAT'))),
    userID: only(internal, exampled(none, optional(reference('user')('ผู้ติดต่อ', 'Contact')))),
    phone: only(internal, phone('โทรศัพท์', 'Telephone')),
    email: only(
      internal,
      withHint(
        { th: 'รับแจ้งเมื่อบัญชีธนาคารหรืออีเมลเปลี่ยน', en: 'Gets a notice when the bank account or this address changes' },
        email('อีเมล', 'E-mail'),
      ),
    ),
    commission: only(
      internal,
      withHint(
        { th: 'ใช้กับการขายหลังจากนี้', en: 'Applies to sales from now on' },
        withUnit(
          { th: '%', en: '%' },
          exampled(() => 10, percent('ค่าธรรมเนียมการขาย', 'Commission')),
        ),
      ),
    ),
    state: initially(
      'applied',
      exampled(
        () => 'applied',
        choice([
          { value: 'applied', label: { th: 'รออนุมัติ', en: 'Applied' }, tone: 'waiting' },
          { value: 'approved', label: { th: 'อนุมัติแล้ว', en: 'Approved' }, tone: 'live' },
          { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'broken' },
        ])('สถานะ', 'State'),
      ),
    ),
    reason: only(internal, exampled(none, optional(longtext('เหตุผล', 'Reason')))),
    bank: only(internal, exampled(none, computed(null, optional(choice(banks)('ธนาคาร', 'Bank'))))),
    accountNumber: only(internal, exampled(none, computed(null, optional(code('เลขที่บัญชี', 'Account number'))))),
    accountName: only(internal, exampled(none, computed(null, optional(text('ชื่อบัญชี', 'Account name'))))),
    payoutsFrom: only(
      internal,
      exampled(none, computed(null, optional(timed('จ่ายเงินได้ตั้งแต่', 'Payouts possible from')))),
    ),
    balance: only(internal, derived(balanceOf, withUnit(bahtUnit, signedBaht('ยอดค้างจ่าย', 'Balance')))),
  },
  uniques: [['taxId']],
  indexes: [['state', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => byAdmin(viewer) || { state: 'approved' },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  actions: vendorActions,
  list: {
    columns: ['name', 'taxId', 'commission', 'balance', 'phone', 'state'],
    search: ['name', 'legalName', 'taxId', 'email'],
    sort: 'createdAt desc',
    subtitle: 'legalName',
    state: 'state',
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'applied', label: { th: 'รออนุมัติ', en: 'Applied' }, rows: { state: 'applied' } },
      { name: 'approved', label: { th: 'อนุมัติแล้ว', en: 'Approved' }, rows: { state: 'approved' } },
      { name: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, rows: { state: 'suspended' } },
    ],
  },
  form: [
    {
      title: { th: 'ผู้ขาย', en: 'Vendor' },
      text: {
        th: 'แนบเอกสารยืนยันตัวตนในหน้าผู้ขายหลังบันทึก',
        en: 'Attach identity documents on the page of the vendor after saving.',
      },
      fields: ['name', 'legalName', 'taxId', 'vatRegistered', 'commission'],
    },
    { title: { th: 'ผู้ติดต่อ', en: 'Contact' }, fields: ['userID', 'phone', 'email'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    vendor: typeof vendor
  }
}
