import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type CardProvider, cardProviderOf } from '../providers/access.server.ts'
import type { Charge, ChargeRefund } from '../providers/gateway.ts'
import { attemptsOf, type AttemptRow } from './attempt-row.server.ts'

/** A recorded card payment of an order with what the gateway says about it now. */
export interface OrderCharge extends Charge {
  provider: CardProvider
  refunds: ChargeRefund[]
}

/**
 * Asks the gateways about the card payments of an order and their refunds. Call it outside of any transaction. Throws `GatewayError`
 * without an answer. A payment whose provider is gone or lost its key is left out.
 */
export const orderCharges = async (ctx: Context, orderID: string): Promise<OrderCharge[]> => {
  const recorded = new Set(await recordedCharges(ctx, orderID))
  if (recorded.size === 0) return []
  const attempts = (await attemptsOf(ctx, orderID)).filter(({ state }) => state === 'succeeded' || state === 'alarm')
  const charges: OrderCharge[] = []
  for (const attempt of attempts) charges.push(...(await chargesAt(ctx, { attempt, recorded })))
  return charges
}

async function chargesAt(ctx: Context, of: { attempt: AttemptRow; recorded: ReadonlySet<string> }) {
  const provider = await cardProviderOf(ctx, of.attempt.providerID)
  if (!provider || of.attempt.providerRef === null) return []
  const { gateway, access, isLive } = provider
  const { charges } = await gateway.look(access, of.attempt.providerRef)
  const own = charges.filter((one) => of.recorded.has(one.ref) && one.currency === 'THB' && one.isLive === isLive)
  const all: OrderCharge[] = []
  for (const charge of own) all.push({ ...charge, provider, refunds: await gateway.refunds(access, charge.ref) })
  return all
}

/** The references of the card payments of an order that were not reversed. */
async function recordedCharges(ctx: Context, orderID: string): Promise<string[]> {
  const payments = await from(ctx, 'payment')
    .select(['payment._id', 'payment.reference', 'payment.amount'])
    .where('payment.orderID', '=', orderID)
    .where('payment.method', '=', 'card')
    .limit(100)
    .execute()
  const reversed = new Set(payments.map(({ reference }) => reference))
  return payments.flatMap(({ _id, reference, amount }) =>
    Number(amount) > 0 && !reversed.has(`reversal:${_id}`) ? [reference] : [],
  )
}
