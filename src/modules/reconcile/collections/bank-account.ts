import { z } from 'zod'
import { mostLineLetters } from '#domain/money/bank-file/layout-places.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  digits,
  exampled,
  initially,
  jsonOf,
  optional,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byAdmins = (viewer: Parameters<typeof isAtLeast>[0]) => isAtLeast(viewer, 'admin')

const units = [
  { value: 'satang', label: { th: 'สตางค์', en: 'Satang' } },
  { value: 'baht', label: { th: 'บาท', en: 'Baht' } },
] as const

const column = z.int().min(0).max(199)
/** The column of each value in a statement of the account, and the first row with a transaction, counted from 0. */
export const statementColumns = z.strictObject({
  firstRow: z.int().min(0).max(200),
  day: column,
  deposit: column,
  time: column.optional(),
  description: column.optional(),
  withdrawal: column.optional(),
  balance: column.optional(),
  reference: column.optional(),
})

/** OpenAPI knows no tuples. */
const place = z.array(z.int().min(0).max(mostLineLetters)).length(2) as unknown as z.ZodType<[number, number]>
const placesOfLine = z.record(z.string().max(20), place)
/** Where the fields of its bill payment files are, if that is not as in the cross-bank file. */
export const layoutPlaces = z.strictObject({
  length: z.int().min(80).max(mostLineLetters),
  everyLine: placesOfLine,
  header: placesOfLine,
  detail: placesOfLine,
  trailer: placesOfLine,
})

/** An account whose bank files and statements the site reads. The columns of its statements are remembered. */
export const bankAccount = defineCollection({
  name: 'bank_account',
  label: { th: 'บัญชีธนาคาร', en: 'bank account' },
  plural: { th: 'บัญชีธนาคาร', en: 'Bank accounts' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อบัญชี', 'Name'),
    bank: exampled(
      () => '004',
      withHint(
        { th: 'รหัสธนาคาร 3 หลัก เช่น 004 กสิกรไทย 014 ไทยพาณิชย์', en: '3 digits, such as 004 for Kasikornbank' },
        digits(/^\d{3}$/)('รหัสธนาคาร', 'Bank code'),
      ),
    ),
    account: exampled(
      (n) => String(1_234_567_890 + n),
      digits(/^\d{10}$/)('เลขที่บัญชี 10 หลัก', 'Account number (10 digits)'),
    ),
    billerId: exampled(
      () => null,
      optional(
        withHint(
          {
            th: 'Biller ID 15 หลัก ถ้าไม่ระบุ ระบบจะไม่ตัดยอดอัตโนมัติ',
            en: '15 digits. Without it, no row is matched automatically',
          },
          digits(/^\d{15}$/)('รหัสผู้รับชำระเงิน (Biller ID)', 'Biller ID'),
        ),
      ),
    ),
    amountUnit: withHint(
      { th: 'ธนาคารส่วนใหญ่ใช้สตางค์', en: 'Most banks use satang' },
      initially('satang', choice(units)('หน่วยของจำนวนเงินในไฟล์', 'Unit of amounts in files')),
    ),
    isAutomatic: withHint(
      {
        th: 'เฉพาะรายการที่ Biller ID เลขอ้างอิง และยอดตรงกันทั้งหมด',
        en: 'Only rows whose biller, reference and amount are exact',
      },
      initially(true, boolean('ตัดยอดรายการที่ตรงกันอัตโนมัติ', 'Match exact rows automatically')),
    ),
    active: {
      ...initially(true, boolean('เปิดใช้', 'Active')),
      states: { on: { th: 'เปิดใช้', en: 'Active' }, off: { th: 'ปิด', en: 'Inactive' } },
    },
    isSample: computed(false, boolean('บัญชีตัวอย่าง', 'Sample account')),
    columns: exampled(
      () => null,
      computed(null, optional(jsonOf(statementColumns)('คอลัมน์ของรายการเดินบัญชี', 'Columns of statements'))),
    ),
    layout: exampled(
      () => null,
      computed(null, optional(jsonOf(layoutPlaces)('ตำแหน่งในไฟล์รับชำระ', 'Layout of bill payment files'))),
    ),
  },
  uniques: [['bank', 'account']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager'),
    create: byAdmins,
    update: byAdmins,
    remove: byAdmins,
  },
  list: {
    columns: ['name', 'bank', 'account', 'billerId', 'isAutomatic', 'active'],
    search: ['name', 'account'],
    sort: 'name',
    state: 'active',
    empty: {
      th: 'ยังไม่มีบัญชี เพิ่มบัญชีที่รับค่าเรียนเพื่อเริ่มจับคู่ไฟล์ธนาคาร',
      en: 'No accounts yet. Add the account that receives course fees to start reading bank files.',
    },
  },
  form: [
    {
      title: { th: 'บัญชีธนาคาร', en: 'Bank account' },
      fields: ['name', 'bank', 'account', 'billerId', 'amountUnit', 'isAutomatic', 'active'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    bank_account: typeof bankAccount
  }
}
