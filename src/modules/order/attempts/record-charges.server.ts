import { fromSatang } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { addEvent } from '../orders/order-row.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import type { Charge } from '../providers/gateway.ts'
import { cardWords as words } from '../words.ts'
import type { AttemptRow } from './attempt-row.server.ts'

/**
 * Records successful charges of an attempt whose order is locked, each once. Returns false if one cannot be recorded:
 * money of another currency, or a test payment where real money is expected. Staff then see an alarm on the order.
 */
export const recordCharges = async (
  ctx: Context,
  { attempt, charges, isLive }: { attempt: AttemptRow; charges: readonly Charge[]; isLive: boolean },
): Promise<boolean> => {
  let isFine = true
  for (const charge of charges) {
    const problem = problemOf(charge, isLive)
    if (problem) isFine = false
    if (problem && attempt.state !== 'alarm') await alarm(ctx, { attempt, charge, problem })
    if (!problem) await recordOnce(ctx, { attempt, charge })
  }
  return isFine
}

const problemOf = ({ currency, satang, isLive }: Charge, isExpectedLive: boolean) =>
  currency !== 'THB' || satang <= 0 ? words.wrongMoney : isLive !== isExpectedLive ? words.wrongMode : null

async function recordOnce(ctx: Context, { attempt, charge }: { attempt: AttemptRow; charge: Charge }) {
  const known = await from(ctx, 'payment')
    .select('payment._id')
    .where('payment.method', '=', 'card')
    .where('payment.reference', '=', charge.ref)
    .executeTakeFirst()
  if (known) return
  await recordPayment(ctx, {
    ...{ orderID: attempt.orderID, method: 'card', reference: charge.ref, amount: fromSatang(charge.satang) },
    note: charge.isLive ? null : words.testMoney[ctx.locale],
  })
}

interface Alarm {
  attempt: AttemptRow
  charge: Charge
  problem: { th: string; en: string }
}

async function alarm(ctx: Context, { attempt, charge, problem }: Alarm) {
  const of = { ref: charge.ref, amount: (charge.satang / 100).toFixed(2), currency: charge.currency }
  await addEvent(ctx, { orderID: attempt.orderID, kind: 'alarm', note: fill(problem[ctx.locale], of) })
  const text = `card payment ${attempt._id}: ${fill(problem.en, of)}`
  ctx.app.errorLog.add({ site: ctx.site._id, level: 'error', source: 'server', text })
}
