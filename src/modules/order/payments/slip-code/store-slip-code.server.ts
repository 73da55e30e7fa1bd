import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, savepoint } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { SlipQr } from '#domain/money/thai-qr/read-slip-qr.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { orderWords as words } from '../../words.ts'
import { rejectSlip } from '../slips.server.ts'

/** A slip that has no code yet and waits for its review. */
export const slipToRead = (ctx: Context, _id: string) =>
  from(ctx, 'slip')
    .select(['slip._id', 'slip.orderID', 'slip.file'])
    .where('slip._id', '=', _id)
    .where('slip.status', '=', 'submitted')
    .where('slip.transRef', 'is', null)
    .executeTakeFirst()

/** The bank of a code; the wallet of TrueMoney has no bank number. */
const bankOf = (code: SlipQr) => (code.provider === 'bank' ? code.bank : code.provider)

/**
 * Stores the transfer that a slip names. A transfer proves one payment on the site: a second slip of it is rejected, and its buyer is told.
 * A second call changes nothing.
 */
export const storeSlipCode = (ctx: Context, { slip, code }: { slip: string; code: SlipQr }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const open = await slipToRead(inside, slip)
    if (!open) return
    const change = { bank: bankOf(code), transRef: code.transRef }
    try {
      await savepoint(inside, (part) => compute(part, 'slip', { _id: slip, change }))
    } catch (error) {
      if (!(error instanceof RequestError) || !error.issues.some((issue) => issue.code === 'duplicate')) throw error
      await rejectSlip(inside, { orderID: open.orderID, reason: words.slipUsed.th })
    }
  })
