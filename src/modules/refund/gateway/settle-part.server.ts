import {
  cardProviderOf,
  type ChargeRefund,
  GatewayError,
  isLastLook,
  lockOrder,
  nextLook,
} from '#modules/order/public-api.ts'
import { toSatang } from '#domain/money/baht.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { refundOf } from '../refunds/refund-row.server.ts'
import type { PartState } from '../tables.ts'
import { endRefund } from './end-refund.server.ts'
import { changePart, isOpen, partOf, type PartRow, settleLater } from './part-row.server.ts'

/** What the gateway said. `silent`: nothing. `none`: it knows of no such refund. `refused`: it did not carry it out. */
type Answer =
  | { kind: 'silent' | 'none' }
  | { kind: 'refused'; failure: string }
  | { kind: 'known'; refund: ChargeRefund }

/**
 * Calls the gateway for a part of a refund once, and from then on only looks. Nothing is sent twice: the call is noted before it is made,
 * and after a call without an answer only the list of refunds at the gateway decides. A second run changes nothing.
 */
export const settlePart = async (ctx: Context, _id: string): Promise<void> => {
  const part = await partOf(ctx, _id)
  if (!part || !isOpen(part)) return
  const isFirst = part.state === 'created' && (await noteCall(ctx, part))
  const answer = await answerOf(ctx, { part, isFirst })
  await inTransaction(ctx, async (inside) => {
    const refund = await refundOf(inside, part.refundID)
    if (!refund || !(await lockOrder(inside, refund.orderID))) return
    const now = await partOf(inside, _id)
    if (!now || !isOpen(now)) return
    await apply(inside, { part: now, answer })
    await endRefund(inside, { refundID: refund._id, isLast: isLast(inside, now) })
  })
}

/** Notes that the gateway is about to be called. False if another run was faster. */
const noteCall = (ctx: Context, part: PartRow): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const refund = await refundOf(inside, part.refundID)
    if (!refund || !(await lockOrder(inside, refund.orderID))) return false
    if ((await partOf(inside, part._id))?.state !== 'created') return false
    await changePart(inside, part, { state: 'sending', sentAt: nowOf(inside) })
    return true
  })

async function answerOf(ctx: Context, { part, isFirst }: { part: PartRow; isFirst: boolean }): Promise<Answer> {
  const provider = await cardProviderOf(ctx, part.providerID)
  if (!provider) return { kind: 'silent' }
  const { gateway, access } = provider
  try {
    if (isFirst) {
      const of = { charge: part.charge, satang: toSatang(Number(part.amount)), key: part._id }
      return { kind: 'known', refund: await gateway.refund(access, of) }
    }
    const refund = (await gateway.refunds(access, part.charge)).find(({ key }) => key === part._id)
    return refund ? { kind: 'known', refund } : { kind: 'none' }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const text = `refund ${part.refundID}: ${error.fault}: ${error.message}`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
    const isRefused = isFirst && (error.fault === 'refused' || error.fault === 'keys')
    return isRefused ? { kind: 'refused', failure: error.fault } : { kind: 'silent' }
  }
}

const isLast = (ctx: Context, { createdAt }: PartRow) => isLastLook(Date.parse(createdAt), ctx.now)

async function apply(ctx: Context, { part, answer }: { part: PartRow; answer: Answer }): Promise<void> {
  const change = changeBy(ctx, { part, answer })
  if (change) await changePart(ctx, part, change)
  if (!isOpen({ state: change?.state ?? part.state })) return
  const startedAt = Date.parse(part.createdAt)
  const at = nextLook({ startedAt, expiresAt: startedAt }, ctx.now)
  if (at !== null) await settleLater(ctx, { _id: part._id, at })
}

/** A call of which the gateway knows nothing after a day never arrived: it answers within seconds. */
function changeBy(ctx: Context, { part, answer }: { part: PartRow; answer: Answer }) {
  if (answer.kind === 'known') {
    const { state, ref } = answer.refund
    return { state: state as PartState, ref, failure: state === 'failed' ? 'failed' : null }
  }
  if (answer.kind === 'refused') return { state: 'failed' as const, failure: answer.failure }
  if (answer.kind === 'none' && isLast(ctx, part)) return { state: 'failed' as const, failure: 'none' }
  return null
}
