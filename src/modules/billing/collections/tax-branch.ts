import { branchDigits, taxDigits, taxIssue } from '#domain/thai-identity/tax-id.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { clean, cleanKey } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  address,
  boolean,
  choice,
  computed,
  date,
  email,
  entries,
  exampled,
  initially,
  instant,
  kind,
  optional,
  phone,
  secret,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { type EtaxVersion, etaxVersions } from '../etax/format/etax-document.ts'
import { defaultNumberFormat, isNumberFormat } from '../rules/number-format.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const keyColumn = 'text collate "C"'

const taxId = kind(
  'code',
  keyColumn,
  cleanKey(60)
    .overwrite(taxDigits)
    .refine((digits) => taxIssue('taxId', digits) === null),
)
const branchNo = kind(
  'code',
  keyColumn,
  clean(10)
    .overwrite((written) => branchDigits(written) ?? '')
    .refine((digits) => digits !== ''),
)
const prefix = kind(
  'code',
  keyColumn,
  cleanKey(10).refine((letters) => /^[A-Z0-9]{1,10}$/.test(letters)),
)
const format = kind('code', keyColumn, cleanKey(60).refine(isNumberFormat))
const biller = kind(
  'code',
  keyColumn,
  cleanKey(20).refine((digits) => /^[0-9]{15}$/.test(digits)),
)

const versions = etaxVersions.map((value) => ({ value, label: { th: value, en: value } }))

const prefixOf = (value: string, th: string, en: string) =>
  exampled(() => value, initially(value, prefix(`อักษรนำ${th}`, `${en} prefix`)))

/** An establishment that issues tax documents: the head office is 00000 (specification L89). */
export const taxBranch = defineCollection({
  name: 'tax_branch',
  label: { th: 'สาขาผู้ออกเอกสาร', en: 'tax branch' },
  plural: { th: 'สาขาผู้ออกเอกสาร', en: 'Tax branches' },
  site: 'unit',
  history: true,
  softDelete: true,
  title: ['name', 'branchNo'],
  fields: {
    name: text('ชื่อผู้ประกอบการ', 'Business name'),
    nameEn: optional(text('ชื่อภาษาอังกฤษ', 'Name in English')),
    taxId: exampled(() => '0994000165501', taxId('เลขประจำตัวผู้เสียภาษี', 'Tax ID')),
    branchNo: withHint(
      { th: '00000 คือสำนักงานใหญ่', en: '00000 is the head office' },
      exampled((n) => String(n).padStart(5, '0'), branchNo('เลขที่สาขา', 'Branch number')),
    ),
    address: address('ที่อยู่', 'Address'),
    phone: optional(phone('โทรศัพท์', 'Telephone')),
    email: optional(email('อีเมล', 'E-mail')),
    active: {
      ...initially(true, boolean('ออกเอกสารได้', 'Issues documents')),
      states: { on: { th: 'ใช้งาน', en: 'Active' }, off: { th: 'หยุดใช้', en: 'Inactive' } },
    },
    vatRegistered: initially(true, boolean('จดทะเบียนภาษีมูลค่าเพิ่ม', 'Registered for VAT')),
    isRetail: withHint(
      { th: 'เฉพาะกิจการค้าปลีกตามประกาศอธิบดีกรมสรรพากร', en: 'Only for a retail business as the law defines it' },
      initially(false, boolean('ออกใบกำกับภาษีอย่างย่อได้', 'May issue abbreviated tax invoices')),
    ),
    billerId: withHint(
      { th: 'รหัส 15 หลักจากธนาคาร', en: '15 digits from the bank' },
      exampled(() => '099400016550101', optional(biller('รหัสผู้รับชำระเงิน (Biller ID)', 'Biller ID'))),
    ),
    bankAccounts: initially<string[], string[]>([], entries('บัญชีธนาคาร', 'Bank accounts')),
    signatory: optional(text('ผู้มีอำนาจลงนาม', 'Signatory')),
    numberFormat: withHint(
      {
        th: 'ใช้ {prefix} {branch} {yy} {yyyy} {mm} และลงท้ายด้วย {n} ปีเป็น พ.ศ.',
        en: 'Use {prefix}, {branch}, {yy}, {yyyy} and {mm}, and end with {n}. Years are Buddhist',
      },
      exampled(() => defaultNumberFormat, initially(defaultNumberFormat, format('รูปแบบเลขที่', 'Number format'))),
    ),
    receiptPrefix: prefixOf('RE', 'ใบเสร็จรับเงิน', 'Receipt'),
    invoicePrefix: prefixOf('RC', 'ใบกำกับภาษี', 'Tax invoice'),
    abbreviatedPrefix: prefixOf('AB', 'ใบกำกับภาษีอย่างย่อ', 'Abbreviated invoice'),
    creditPrefix: prefixOf('CN', 'ใบลดหนี้', 'Credit note'),
    debitPrefix: prefixOf('DN', 'ใบเพิ่มหนี้', 'Debit note'),
    quotationPrefix: prefixOf('QT', 'ใบเสนอราคา', 'Quotation'),
    closedThrough: withHint(
      {
        th: 'ยกเลิกเอกสารของวันนั้นและก่อนหน้าไม่ได้ ถ้าเว้นว่าง งวดปิดเองหลังวันที่ 15 ของเดือนถัดไป',
        en: 'Documents up to this day cannot be voided. If empty, a month closes after the 15th of the next one',
      },
      optional(date('ปิดงวดภาษีถึงวันที่', 'Tax period closed through')),
    ),
    etaxVersion: withHint(
      { th: 'ถามผู้ให้บริการนำส่งก่อนเปลี่ยน', en: 'Ask your service provider before you change it' },
      initially<EtaxVersion, EtaxVersion>('v2.0', choice(versions)('เวอร์ชัน e-Tax', 'e-Tax version')),
    ),
    etaxCertificate: withHint(
      {
        th: 'วางทั้งไฟล์ PEM ที่ขึ้นต้นด้วย -----BEGIN CERTIFICATE-----',
        en: 'Paste the PEM file, from -----BEGIN CERTIFICATE-----',
      },
      secret('ใบรับรองอิเล็กทรอนิกส์', 'Certificate'),
    ),
    etaxKey: withHint(
      {
        th: 'กุญแจส่วนตัว RSA แบบ PKCS#8 ที่ขึ้นต้นด้วย -----BEGIN PRIVATE KEY-----',
        en: 'An RSA key as PKCS#8, from -----BEGIN PRIVATE KEY-----',
      },
      secret('กุญแจส่วนตัว', 'Private key'),
    ),
    etaxSubject: exampled(() => null, computed(null, optional(text('ใบรับรองออกให้', 'Certificate of')))),
    etaxExpiresAt: exampled(() => null, computed(null, optional(instant('ใบรับรองหมดอายุ', 'Certificate expires')))),
  },
  uniques: [['branchNo']],
  access: { read: byAdmins, create: byAdmins, update: byAdmins, remove: byAdmins },
  list: {
    columns: ['name', 'branchNo', 'taxId', 'vatRegistered', 'active'],
    search: ['name', 'nameEn', 'branchNo', 'taxId'],
    sort: 'branchNo',
    subtitle: 'branchNo',
    state: 'active',
  },
  form: [
    {
      title: { th: 'ผู้ออกเอกสาร', en: 'Issuer' },
      fields: ['name', 'nameEn', 'taxId', 'branchNo', 'phone', 'email', 'active'],
    },
    { title: { th: 'ที่อยู่', en: 'Address' }, fields: ['address'] },
    {
      title: { th: 'ภาษีและการรับเงิน', en: 'Tax and payment' },
      fields: ['vatRegistered', 'isRetail', 'billerId', 'bankAccounts', 'signatory', 'closedThrough'],
    },
    {
      title: { th: 'เลขที่เอกสาร', en: 'Document numbers' },
      fields: [
        ...(['numberFormat', 'receiptPrefix', 'invoicePrefix', 'abbreviatedPrefix'] as const),
        ...(['creditPrefix', 'debitPrefix', 'quotationPrefix'] as const),
      ],
    },
    {
      title: { th: 'ลายเซ็นดิจิทัลของ e-Tax', en: 'Digital signature of e-Tax' },
      fields: ['etaxVersion', 'etaxCertificate', 'etaxKey'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    tax_branch: typeof taxBranch
  }
}
