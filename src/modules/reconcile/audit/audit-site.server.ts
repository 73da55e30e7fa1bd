import { href } from 'react-router'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { reconcileNotices as words } from '../words.ts'
import { bankDifferences } from './bank-rules.server.ts'
import type { Difference } from './difference.ts'
import { orderDifferences } from './order-rules.server.ts'
import { paymentDifferences } from './payment-rules.server.ts'
import { recordDifferences } from './record-rules.server.ts'

/** Returns all amounts and counts of the site that differ. With the rights of an administrator; it changes nothing. */
export const findDifferences = async (ctx: Context): Promise<Difference[]> => [
  ...(await orderDifferences(ctx)),
  ...(await paymentDifferences(ctx)),
  ...(await bankDifferences(ctx)),
  ...(await recordDifferences(ctx)),
]

/** A payment that commits between two queries may look like a difference, so only what two readings agree on counts. */
async function lasting(ctx: Context): Promise<Difference[]> {
  const first = new Set((await findDifferences(ctx)).map((one) => JSON.stringify(one)))
  if (first.size === 0) return []
  return (await findDifferences(ctx)).filter((one) => first.has(JSON.stringify(one)))
}

/**
 * Lists what differs now, marks what agrees again, and notifies staff of new differences. It repairs nothing, and
 * a second run changes nothing. Returns the number of differences.
 */
export const auditSite = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const differences = await lasting(inside)
    const known = new Map((await knownDifferences(inside)).map((row) => [keyOf(row), row]))
    let isNew = 0
    for (const one of differences) {
      const before = known.get(keyOf(one))
      if (!before?.isOpen) isNew++
      await list(inside, one, before?._id)
      known.delete(keyOf(one))
    }
    for (const { _id, isOpen } of known.values())
      if (isOpen) await compute(inside, 'audit_difference', { _id, change: { isOpen: false } })
    if (isNew > 0) await notifyStaff(inside, differences.length)
    return differences.length
  })

const keyOf = ({ rule, subject }: Pick<Difference, 'rule' | 'subject'>) => `${rule} ${subject}`

const knownDifferences = (ctx: Context) =>
  from(ctx, 'audit_difference')
    .select(['audit_difference._id', 'audit_difference.rule', 'audit_difference.subject', 'audit_difference.isOpen'])
    .execute()

async function list(ctx: Context, { rule, subject, orderID, expected, actual }: Difference, known?: string) {
  const _id = known ?? (await record(ctx, 'audit_difference', { rule, subject, orderID }))._id
  await compute(ctx, 'audit_difference', { _id, change: { expected, actual, isOpen: true, seenAt: nowOf(ctx) } })
}

const notifyStaff = (ctx: Context, n: number) =>
  tellStaff(ctx, {
    title: { th: fill(words.differs.th, { n }), en: fill(words.differs.en, { n }) },
    text: words.differsText,
    href: href('/order/audit'),
  })
