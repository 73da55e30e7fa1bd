import { create } from '#platform/data/collection/write.ts'
import type { RowCases, RowCaseTools } from '#platform/manifest/row-cases.ts'

/** Plans for sale are for everybody, others for managers and their subscribers. Subscriptions are for managers and their person. */
const rowCases: RowCases = async (tools) => {
  const { admin, own, other, mark, kept } = tools
  const live = { name: mark('plan-live', 'everybody'), price: 399, allCourses: false }
  kept('plan', await create(admin, 'plan', live), 'everybody')
  for (const [n, userID] of [own, other].entries())
    await subscriptionCases(tools, { n, userID, ...(userID === own && { owner: own }) })
}
export default rowCases

/** A subscription that ended, so that no job changes it, with its paid period. */
async function subscriptionCases(
  { admin, mark, kept, insert }: RowCaseTools,
  { n, userID, owner }: { n: number; userID: string; owner?: string },
) {
  const audience = owner ? ('owner and managers' as const) : ('managers' as const)
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  const [orderID, subscriptionID, periodID] = ['da', 'db', 'dc'].map((kind) =>
    `${kind}${n}${site}`.padEnd(24, '0'),
  ) as [string, string, string]
  const off = { name: mark(`plan-off-${n}`, audience, owner), price: 500, status: false }
  const planID = kept('plan', await create(admin, 'plan', off), audience, owner)
  const ended = { payment: 'manual', type: 'plan', approve: 'manual', status: 'ยกเลิกแล้ว', process: 'cancelled' }
  const item = mark(`plan-item-${n}`, audience, owner)
  await insert('order', { _id: orderID, userID, item, price: 399, paid: 0, ...ended })
  kept('order', { _id: orderID }, audience, owner)
  const days = { startsOn: '2026-01-01', endsOn: '2026-01-31', months: 1 }
  await insert('subscription', { _id: subscriptionID, userID, planID, state: 'ended', ...days })
  kept('subscription', { _id: subscriptionID }, audience, owner)
  const period = { userID, orderID, subscriptionID, kind: 'start', timeFrom: '2026-01-01', ...days }
  await insert('subscription_period', { _id: periodID, ...period })
  kept('subscription_period', { _id: periodID }, audience, owner)
}
