import { isAtLeast, isSignedIn } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  exampled,
  initially,
  kind,
  optional,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const kinds = [
  { value: 'promptpay', label: { th: 'พร้อมเพย์ (Thai QR)', en: 'PromptPay (Thai QR)' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Bank transfer' } },
] as const

const digits = (pattern: RegExp) => kind('code', 'text collate "C"', clean(20).regex(pattern))
const byAdmins = (viewer: Parameters<typeof isAtLeast>[0]) => isAtLeast(viewer, 'admin')

/** A way in which the site takes money: a PromptPay account or a bank account. Buyers see it on the pay page. */
export const paymentProvider = defineCollection({
  name: 'payment_provider',
  label: { th: 'ช่องทางชำระเงิน', en: 'payment method' },
  plural: { th: 'ช่องทางชำระเงิน', en: 'Payment methods' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: withHint(
      { th: 'ชื่อที่ผู้ซื้อเห็น เช่น ธนาคารกสิกรไทย', en: 'Shown to buyers, such as Kasikornbank' },
      text('ชื่อช่องทาง', 'Name'),
    ),
    kind: choice(kinds)('ประเภท', 'Type'),
    accountName: text('ชื่อบัญชี', 'Account name'),
    account: exampled(
      () => '1234567890',
      optional(
        withHint(
          { th: 'สำหรับโอนเข้าบัญชี ตัวเลข 10 ถึง 15 หลัก', en: 'For bank transfers, 10 to 15 digits' },
          digits(/^\d{10,15}$/)('เลขที่บัญชี', 'Account number'),
        ),
      ),
    ),
    promptPayID: exampled(
      () => null,
      optional(
        withHint(
          {
            th: 'เบอร์โทร 10 หลัก เลขประจำตัวผู้เสียภาษี 13 หลัก หรือ Biller ID 15 หลัก',
            en: 'A phone number of 10 digits, a tax ID of 13 or a biller ID of 15',
          },
          digits(/^(?:0\d{9}|\d{13}|\d{15})$/)('หมายเลขพร้อมเพย์', 'PromptPay ID'),
        ),
      ),
    ),
    active: {
      ...initially(true, boolean('เปิดใช้', 'Active')),
      states: { on: { th: 'เปิดใช้', en: 'Active' }, off: { th: 'ปิด', en: 'Inactive' } },
    },
  },
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (isSignedIn(viewer) && { active: true }),
    create: byAdmins,
    update: byAdmins,
    remove: byAdmins,
  },
  list: {
    columns: ['name', 'kind', 'accountName', 'account', 'promptPayID', 'active'],
    search: ['name', 'accountName'],
    sort: 'name',
    state: 'active',
    empty: {
      th: 'ยังไม่มีช่องทางชำระเงิน เพิ่มพร้อมเพย์หรือบัญชีธนาคารเพื่อเริ่มขายหลักสูตร',
      en: 'No payment methods yet. Add a PromptPay ID or a bank account to start selling courses.',
    },
  },
  form: [
    {
      title: { th: 'ช่องทางชำระเงิน', en: 'Payment method' },
      fields: ['name', 'kind', 'accountName', 'account', 'promptPayID', 'active'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    payment_provider: typeof paymentProvider
  }
}
