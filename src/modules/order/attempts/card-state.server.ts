import type { Context } from '#platform/context.ts'
import { attemptsOf, isOpen } from './attempt-row.server.ts'

/** What a buyer is told about the last card payment: begun, at the bank, declined, or that it cannot be continued. */
export type CardState = 'begun' | 'processing' | 'declined' | 'ended'

/** The state of the last card payment of an order that the viewer may read; null without one, or if it was successful. */
export const cardStateOf = async (ctx: Context, orderID: string): Promise<CardState | null> => {
  const [last] = await attemptsOf(ctx, orderID)
  if (!last || last.state === 'succeeded' || last.state === 'created') return null
  if (last.state === 'processing' || last.state === 'alarm') return 'processing'
  if (last.failure !== null) return 'declined'
  return isOpen(last) ? 'begun' : 'ended'
}
