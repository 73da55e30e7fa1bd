import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  code,
  computed,
  date,
  exampled,
  jsonOf,
  longtext,
  number,
  optional,
  reference,
  signedBaht,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type RowState, rowStates } from '../rules/file-states.ts'

const optionalCode = (th: string, en: string) => exampled(() => null, optional(code(th, en)))

/** The orders that one row may pay together, and why. */
const suggestions = z.array(
  z.object({
    rule: z.string().max(1),
    score: z.number(),
    orderIDs: z.array(z.string().max(24)).max(6),
    reasons: z.array(z.string().max(30)).max(6),
  }),
)

/** A row of a bank file or statement: money that arrived, or with a negative amount money that the bank took back. */
export const bankRow = defineCollection({
  name: 'bank_row',
  label: { th: 'รายการธนาคาร', en: 'bank row' },
  plural: { th: 'รายการธนาคาร', en: 'Bank rows' },
  site: null,
  title: ['ref1', 'payer'],
  fields: {
    fileID: exampled(() => exampleId('bank_file'), reference('bank_file')('ไฟล์', 'File')),
    accountID: exampled(() => exampleId('bank_account'), reference('bank_account')('บัญชี', 'Account')),
    key: code('กุญแจของรายการ', 'Key'),
    line: number('บรรทัด', 'Line'),
    day: date('วันที่', 'Day'),
    time: exampled(() => '09:30:15', optional(code('เวลา', 'Time'))),
    payer: text('ผู้ชำระ', 'Payer'),
    ref1: optionalCode('เลขอ้างอิง 1', 'Reference 1'),
    ref2: optionalCode('เลขอ้างอิง 2', 'Reference 2'),
    billerId: optionalCode('รหัสผู้รับชำระเงิน (Biller ID)', 'Biller ID'),
    sendingBank: optionalCode('ธนาคารผู้โอน', 'Sending bank'),
    amount: withUnit({ th: 'บาท', en: 'baht' }, signedBaht('จำนวนเงิน', 'Amount')),
    reversesID: optionalCode('กลับรายการของ', 'Reverses'),
    state: computed<RowState, RowState>('open', choice(rowStates)('สถานะ', 'State')),
    isExact: computed(false, boolean('ตรงกันทั้งหมด', 'Exact')),
    suggestions: computed([], jsonOf(suggestions)('คู่ที่แนะนำ', 'Suggestions')),
    note: computed(null, optional(longtext('หมายเหตุ', 'Note'))),
  },
  managedElsewhere: {
    when: { line: { $gte: 0 } },
    reason: { th: 'รายการมาจากไฟล์ของธนาคาร แก้ไขไม่ได้', en: 'Rows come from files of the bank and cannot be changed' },
    editable: [],
  },
  uniques: [['key']],
  indexes: [['fileID', 'state'], ['state', 'day'], ['accountID', 'ref1'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['day', 'time', 'payer', 'ref1', 'amount', 'state', 'fileID'],
    search: ['payer', 'ref1', 'ref2'],
    sort: 'createdAt desc',
    state: 'state',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    bank_row: typeof bankRow
  }
}
