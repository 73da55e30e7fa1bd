import { isAtLeast, isSignedIn } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  digits,
  exampled,
  initially,
  instant,
  only,
  optional,
  secret,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const kinds = [
  { value: 'promptpay', label: { th: 'พร้อมเพย์ (Thai QR)', en: 'PromptPay (Thai QR)' } },
  { value: 'transfer', label: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Bank transfer' } },
  { value: 'card', label: { th: 'บัตรเครดิตและเดบิต', en: 'Credit and debit cards' } },
] as const

/** The simulator works only where the settings of the installation name it (docs/configuration.md). */
const gatewayNames = [
  { value: 'omise', label: { th: 'Omise', en: 'Omise' } },
  { value: 'simulator', label: { th: 'ตัวจำลองสำหรับทดสอบ', en: 'Simulator for tests' } },
] as const

const byStaff = (viewer: Parameters<typeof isAtLeast>[0]) => isAtLeast(viewer, 'manager')
const byAdmins = (viewer: Parameters<typeof isAtLeast>[0]) => isAtLeast(viewer, 'admin')

const isCard = { kind: 'card' }
const sealed = (th: string, en: string) => only({ read: byAdmins }, secret(th, en))

/** A way in which the site takes money: a PromptPay account, a bank account or a card gateway. Buyers see it on the pay page. */
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
    account: shownWhen(
      { kind: 'transfer' },
      exampled(
        () => '1234567890',
        optional(
          withHint(
            { th: 'ตัวเลข 10 ถึง 15 หลัก', en: '10 to 15 digits' },
            digits(/^\d{10,15}$/)('เลขที่บัญชี', 'Account number'),
          ),
        ),
      ),
      { isRequired: true },
    ),
    promptPayID: shownWhen(
      { kind: 'promptpay' },
      exampled(
        () => '0812345678',
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
      { isRequired: true },
    ),
    gateway: shownWhen(
      isCard,
      exampled(() => null, optional(choice(gatewayNames)('ผู้ให้บริการ', 'Gateway'))),
      { isRequired: true },
    ),
    secretKey: shownWhen(
      isCard,
      withHint(
        {
          th: 'ขึ้นต้นด้วย skey_ คัดลอกจากแดชบอร์ดของผู้ให้บริการ คีย์ทดสอบขึ้นต้นด้วย skey_test_',
          en: 'Starts with skey_. Copy it from the dashboard of the gateway. Test keys start with skey_test_.',
        },
        sealed('คีย์ลับ', 'Secret key'),
      ),
    ),
    webhookSecret: shownWhen(
      isCard,
      withHint(
        {
          th: 'ใช้ตรวจลายเซ็นของ webhook ถ้าเว้นว่าง ผลการชำระเงินจะช้าลงหนึ่งถึงสามนาที',
          en: 'Checks the signatures of webhooks. Without it, results of payments arrive one to three minutes later.',
        },
        sealed('คีย์ของ webhook', 'Webhook secret'),
      ),
    ),
    merchant: only({ read: byStaff }, computed(null, optional(text('บัญชีร้านค้า', 'Merchant account')))),
    checkedAt: only({ read: byStaff }, computed(null, optional(instant('ทดสอบล่าสุด', 'Last tested')))),
    active: {
      ...initially(true, boolean('เปิดใช้', 'Active')),
      states: { on: { th: 'เปิดใช้', en: 'Active' }, off: { th: 'ปิด', en: 'Inactive' } },
    },
  },
  access: {
    // A visitor sees them with the link of their order.
    read: (viewer) =>
      isAtLeast(viewer, 'manager') || ((isSignedIn(viewer) || viewer.opened !== undefined) && { active: true }),
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
      fields: [
        'name',
        'kind',
        'accountName',
        'account',
        'promptPayID',
        'gateway',
        'secretKey',
        'webhookSecret',
        'active',
      ],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    payment_provider: typeof paymentProvider
  }
}
