import { create } from '#platform/data/collection/write.ts'
import type { RowCases, RowCaseTools } from '#platform/manifest/row-cases.ts'

/** Payment methods are for signed-in people. Payments, slips and events are for managers and the buyer. */
const rowCases: RowCases = async (tools) => {
  const { admin, own, other, mark, kept } = tools
  const name = mark('payment provider', 'signed in')
  const provider = { name, kind: 'transfer' as const, accountName: 'สถาบัน', account: '1234567890' }
  kept('payment_provider', await create(admin, 'payment_provider', provider), 'signed in')
  for (const [n, userID] of [own, other].entries()) {
    const owner = userID === own ? own : undefined
    await orderCases(tools, { n, userID, ...(owner && { owner }) })
  }
}
export default rowCases

/** An order with a payment, a slip, an event, a line and a shipment. The price is not due. */
async function orderCases(
  { admin, courseID, mark, kept, insert }: RowCaseTools,
  { n, userID, owner }: { n: number; userID: string; owner?: string },
) {
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  const idOf = (kind: string) => `${kind}${n}${site}`.padEnd(24, '0')
  const audience = owner ? ('owner and managers' as const) : ('managers' as const)
  const keep = async (name: string, row: { _id: string }, more: object = {}) => {
    await insert(name, { ...row, ...more })
    kept(name, row, audience, owner)
  }
  const orderID = idOf('aa')
  const item = mark(`order-item-${n}`, audience, owner)
  const ended = { payment: 'bill_payment', type: 'lesson', approve: 'manual', status: 'ยกเลิกแล้ว', process: 'cancelled' }
  await keep('order', { _id: orderID }, { userID, courseID, item, price: 700, paid: 0, ...ended })
  const paid = { amount: 700, applied: 700, receivedAt: new Date().toISOString(), byName: '', method: 'manual' }
  await keep('payment', { _id: idOf('ab') }, { orderID, reference: mark(`payment-${n}`, audience, owner), ...paid })
  const checksum = mark(`slip-${n}`, audience, owner)
  await keep('slip', { _id: idOf('ac') }, { orderID, checksum, file: '', status: 'submitted' })
  const note = mark(`order-event-${n}`, audience, owner)
  await keep('order_event', { _id: idOf('ad') }, { orderID, note, kind: 'created', byName: '' })
  const amounts = { unitPrice: 700, quantity: 1, discount: 0, net: 700, taxClass: 'vat', rate: 0, vat: 0, base: 700 }
  const line = { orderID, position: 0, kind: 'course', name: mark(`order-line-${n}`, audience, owner), ...amounts }
  await keep('order_line', { _id: idOf('ae') }, line)
  const carrier = mark(`shipment-${n}`, audience, owner)
  await keep('shipment', { _id: idOf('af') }, { orderID, lines: [], carrier, state: 'sent' })
}
