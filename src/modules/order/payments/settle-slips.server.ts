import { from } from '#platform/data/collection/rows.ts'
import { computeMany } from '#platform/data/collection/writing/many/compute-many.ts'
import type { Context } from '#platform/context.ts'

/** Approves the slips under review of locked orders whose money was found another way, as in a file of the bank. */
export async function settleSlips(ctx: Context, orderIDs: readonly string[]): Promise<void> {
  if (orderIDs.length === 0) return
  const slips = await from(ctx, 'slip')
    .select('slip._id')
    .where('slip.orderID', 'in', [...orderIDs])
    .where('slip.status', '=', 'submitted')
    .orderBy('slip._id')
    .execute()
  await computeMany(
    ctx,
    'slip',
    slips.map(({ _id }) => ({ _id, change: { status: 'approved' as const } })),
  )
}
