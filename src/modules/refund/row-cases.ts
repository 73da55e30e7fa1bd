import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Refunds are for managers and the buyer of the order. */
const rowCases: RowCases = async ({ admin, courseID, own, other, mark, kept, insert }) => {
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  for (const [n, userID] of [own, other].entries()) {
    const owner = userID === own ? own : undefined
    const audience = owner ? ('owner and managers' as const) : ('managers' as const)
    const [orderID, _id] = ['ba', 'bb'].map((kind) => `${kind}${n}${site}`.padEnd(24, '0')) as [string, string]
    const ended = { payment: 'manual', type: 'lesson', approve: 'manual', status: 'คืนเงินแล้ว', process: 'refunded' }
    const item = mark(`refunded-item-${n}`, audience, owner)
    await insert('order', { _id: orderID, userID, courseID, item, price: 700, paid: 700, ...ended })
    kept('order', { _id: orderID }, audience, owner)
    const reason = mark(`refund-${n}`, audience, owner)
    const money = {
      amount: 700,
      lines: [],
      method: 'transfer',
      to: '-',
      source: 'order',
      byGateway: false,
      returnsStock: false,
      state: 'requested',
    }
    await insert('refund', { _id, orderID, reason, ...money, requesterID: admin.viewer.id, requestedBy: '' })
    kept('refund', { _id }, audience, owner)
  }
}
export default rowCases
