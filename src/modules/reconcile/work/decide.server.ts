import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden } from '#platform/errors/errors.ts'
import type { Decision } from '../collections/money-decision.ts'
import { reconcileWords as words } from '../words.ts'
import { readWork } from './read-work.server.ts'

/** The decisions about money, by their subject and amount. */
export async function decisionsOf(ctx: Context) {
  const found = await from(ctx, 'money_decision')
    .select(['money_decision._id', 'money_decision.subject', 'money_decision.amount', 'money_decision.decision'])
    .select(['money_decision.byName', 'money_decision.note'])
    .execute()
  return new Map(found.map((one) => [keyOf(one), one]))
}

export const keyOf = ({ subject, amount }: { subject: string; amount: number }) => `${subject} ${amount}`

/**
 * Decides about a case as it is now: keep the money as unapplied, mark it for a refund, or with null decide again later.
 * Nobody decides about their own order. A second press changes nothing. Throws conflict if the case has changed.
 */
export const decide = (
  ctx: Context,
  of: { subject: string; amount: string; decision: Decision | null; note: string | null },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    const one = (await readWork(inside)).find(
      ({ subject, amount }) => subject === of.subject && String(amount) === of.amount,
    )
    if (!one || one.kind === 'slip') throw conflict({ field: 'subject', code: 'changed', ...words.noDecision })
    if (one.orderID !== null) await assertNotOwn(inside, one.orderID)
    const before = (await decisionsOf(inside)).get(keyOf(one))
    if (of.decision === null && !before) return
    const { subject, orderID, amount } = one
    const given = { subject, orderID, amount, byName: ctx.viewer.name }
    const _id = before?._id ?? (await record(inside, 'money_decision', given))._id
    await compute(inside, 'money_decision', { _id, change: { decision: of.decision ?? 'open', note: of.note } })
  })

/** The order is locked, so that two people decide one after the other. */
async function assertNotOwn(ctx: Context, orderID: string): Promise<void> {
  const order = await from(ctx, 'order')
    .select('order.userID')
    .where('order._id', '=', orderID)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (order?.userID === ctx.viewer.id) throw forbidden({ field: 'subject', code: 'own', ...words.ownOrder })
}
