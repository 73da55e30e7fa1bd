import { postEntry } from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { accountOf, type RefundMethod } from '../rules/refund-states.ts'
import type { RefundRow } from './refund-row.server.ts'

interface Posted {
  /** The transaction number of the money, or the key of its part at the gateway. */
  proof: string
  /** In baht. */
  amount: number
  /** Whether the money could not be paid and is still here. */
  isBack: boolean
}

/** Enters money that goes out, or that comes back because it could not be paid. Returns false if it was entered before. */
export function postRefund(ctx: Context, refund: RefundRow, { proof, amount, isBack }: Posted): Promise<boolean> {
  const method = refund.method as Exclude<RefundMethod, 'credit'>
  const out = (isBack ? -1 : 1) * amount
  return postEntry(ctx, {
    ...{ kind: isBack ? 'refundFailed' : 'refund', source: `${refund._id}:${proof}` },
    lines: [
      [fundOf(refund), out],
      [accountOf(method), -out],
    ],
  })
}

/** The account that owes the money: what was paid for the order, or what was paid beyond its price. */
export const fundOf = ({ source, orderID }: Pick<RefundRow, 'source' | 'orderID'>): string =>
  source === 'extra' ? 'unapplied' : `advance:${orderID}`
