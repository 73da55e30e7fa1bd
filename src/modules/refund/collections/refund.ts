import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  code,
  computed,
  exampled,
  initially,
  instant,
  jsonOf,
  longtext,
  only,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { refundMethods, refundSources, type RefundState, refundStates } from '../rules/refund-states.ts'

const refundedLines = z
  .array(z.object({ line: z.string(), name: z.string(), pieces: z.int(), amount: z.number() }))
  .max(200)

const staffOnly = { read: isStaff }
const moment = (th: string, en: string) => computed(null, optional(instant(th, en)))

/** Money that goes back to the buyer of an order. Only the product writes it. `lines` is empty for a refund by amount. */
export const refund = defineCollection({
  name: 'refund',
  label: { th: 'การคืนเงิน', en: 'refund' },
  plural: { th: 'การคืนเงิน', en: 'Refunds' },
  site: 'unit',
  history: true,
  title: ['reason'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    lines: exampled(() => [], jsonOf(refundedLines)('รายการที่คืน', 'Refunded lines')),
    amount: withUnit({ th: 'บาท', en: 'baht' }, baht('จำนวนเงินที่คืน', 'Amount')),
    source: choice(refundSources)('ที่มาของเงิน', 'Money'),
    method: choice(refundMethods)('วิธีคืนเงิน', 'Method'),
    to: text('คืนไปที่', 'Paid to'),
    reason: longtext('เหตุผล', 'Reason'),
    returnsStock: initially(false, boolean('รับสินค้ากลับเข้าสต็อก', 'Goods return to stock')),
    state: computed<RefundState, RefundState>('requested', choice(refundStates)('สถานะ', 'State')),
    byGateway: computed(false, boolean('คืนผ่านผู้ให้บริการบัตร', 'Sent through the gateway')),
    proof: computed(null, optional(code('เลขที่รายการโอนคืน', 'Transaction of the refund'))),
    note: computed(null, optional(longtext('หมายเหตุ', 'Note'))),
    requesterID: only(staffOnly, code('รหัสผู้ขอ', 'Requester ID')),
    requestedBy: only(staffOnly, text('ผู้ขอคืนเงิน', 'Requested by')),
    approverID: only(staffOnly, computed(null, optional(code('รหัสผู้อนุมัติ', 'Approver ID')))),
    approvedBy: only(staffOnly, computed(null, optional(text('ผู้อนุมัติ', 'Approved by')))),
    approvedAt: moment('อนุมัติเมื่อ', 'Approved at'),
    sentAt: moment('โอนเมื่อ', 'Sent at'),
    doneAt: moment('ได้รับเมื่อ', 'Received at'),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  indexes: [['orderID'], ['state', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { order: { userID: viewer.id } }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['orderID', 'amount', 'method', 'reason', 'state', 'requestedBy', 'approvedBy', 'createdAt'],
    search: ['reason', 'to', 'proof'],
    sort: 'createdAt desc',
    state: 'state',
    empty: {
      th: 'ยังไม่มีการคืนเงิน เปิดคำสั่งซื้อที่ชำระแล้วเพื่อขอคืนเงิน',
      en: 'No refunds yet. Open a paid order to request one.',
    },
    figures: [
      { label: { th: 'รออนุมัติ', en: 'Awaiting approval' }, where: ['state:is:requested'] },
      { label: { th: 'รอโอน', en: 'To be sent' }, where: ['state:is:approved'] },
    ],
    charts: [{ label: { th: 'เงินที่คืน', en: 'Refunded' }, sum: 'amount', over: 'createdAt', stride: 'month' }],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    refund: typeof refund
  }
}
