import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { extendLines } from '../orders/lines/line-delivery.server.ts'
import { notifyBuyer } from '../orders/notify-buyer.server.ts'
import { expireJob, slipJob } from '../orders/order-jobs.ts'
import { lockOrder, moveOrder, type OrderRow } from '../orders/order-row.server.ts'
import { isBuyer } from '../collections/own-order.ts'
import { orderWords as words } from '../words.ts'
import { recordPayment } from './record-payment.server.ts'

/** How long seats and goods stay reserved while staff review a slip, in milliseconds. */
const reviewMs = 30 * 86_400_000

/** The slips of an order as the viewer may read them, newest first. */
export const slipsOf = (ctx: Context, orderID: string) =>
  from(ctx, 'slip')
    .select(['slip._id', 'slip.file', 'slip.transRef', 'slip.status', 'slip.reason', 'slip.createdAt'])
    .where('slip.orderID', '=', orderID)
    .orderBy('slip.createdAt', 'desc')
    .orderBy('slip._id', 'desc')
    .limit(20)
    .execute()

/**
 * Attaches a slip to an order of the viewer and keeps seats and goods while staff review it. `file` is the key of an uploaded picture and
 * `checksum` the SHA-256 of its bytes. Throws conflict if the picture was used before or another slip is under review.
 */
export const submitSlip = (ctx: Context, of: { orderID: string; file: string; checksum: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, of.orderID)
    if (!order) throw notFound()
    if (!isBuyer(inside, order)) throw forbidden()
    if (await openSlipOf(inside, order)) throw conflict({ field: 'file', code: 'open', ...words.slipOpen })
    await assertUnused(inside, of.checksum)
    const moved = await moveOrder(inside, order, { event: 'slip', kind: 'slip' })
    if (moved === null) throw conflict({ field: 'process', code: 'closed', ...words.notPayable })
    const slip = { orderID: order._id, file: of.file, checksum: of.checksum, transRef: null }
    const { _id } = await record(inside, 'slip', slip)
    await enqueue(inside, slipJob, { payload: { slip: _id }, key: _id })
    const until = new Date(inside.now + reviewMs).toISOString()
    await extendLines(inside, { order, until })
  })

/** The slip that waits for a review. An order with a part of its money may have one too. */
const openSlipOf = async (ctx: Context, { _id, process }: OrderRow) =>
  process === 'review' || process === 'attention'
    ? (await slipsOf(ctx, _id)).find(({ status }) => status === 'submitted')
    : undefined

async function assertUnused(ctx: Context, checksum: string) {
  const used = await from(ctx, 'slip').select('slip._id').where('slip.checksum', '=', checksum).executeTakeFirst()
  if (used) throw conflict({ field: 'file', code: 'duplicate', ...words.slipUsed })
}

interface Approval {
  orderID: string
  /** The transaction number of the bank, as staff read it on the statement. */
  reference: string
  amount: number
}

/** Approves the slip under review: staff found the money on the account. The buyer cannot approve their own slip. */
export const approveSlip = (ctx: Context, { orderID, reference, amount }: Approval): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { slip } = await underReview(inside, orderID)
    await compute(inside, 'slip', { _id: slip._id, change: { status: 'approved' } })
    await recordPayment(inside, { orderID, method: 'slip', reference, amount })
  })

/** Rejects the slip under review with a reason. The order can be paid for another day. */
export const rejectSlip = (ctx: Context, { orderID, reason }: { orderID: string; reason: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (reason === '') throw invalid({ field: 'reason', code: 'required', ...words.noReason })
    const { order, slip } = await underReview(inside, orderID)
    await compute(inside, 'slip', { _id: slip._id, change: { status: 'rejected', reason } })
    const expiresAt = new Date(inside.now + 86_400_000).toISOString()
    await moveOrder(inside, order, { event: 'reject', kind: 'reject', note: reason, change: { expiresAt } })
    await afterReject(inside, order, { reason, expiresAt })
  })

async function underReview(ctx: Context, orderID: string) {
  const order = await lockOrder(ctx, orderID)
  if (!order) throw notFound()
  if (order.userID === ctx.viewer.id) throw forbidden({ field: 'userID', code: 'own', ...words.ownOrder })
  const slip = await openSlipOf(ctx, order)
  if (!slip) throw conflict({ field: 'process', code: 'closed', ...words.notPayable })
  return { order, slip }
}

async function afterReject(
  ctx: Context,
  order: OrderRow,
  { reason, expiresAt }: { reason: string; expiresAt: string },
) {
  const { _id } = order
  await enqueue(ctx, expireJob, { payload: { order: _id }, key: `${_id} ${expiresAt}`, at: Date.parse(expiresAt) })
  await extendLines(ctx, { order, until: expiresAt })
  await notifyBuyer(ctx, order, { what: 'rejected', reason, until: expiresAt })
}
