import type { Context } from '#platform/context.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { forbidden } from '#platform/errors/errors.ts'

/**
 * Returns a vendor and locks it until the end of the transaction, so that its ledger has one writer at a time. Throws
 * forbidden for people who do not read its commission: they would enter wrong amounts.
 */
export const lockVendor = async (ctx: Context, _id: string) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  return from(ctx, 'vendor').selectAll().where('vendor._id', '=', _id).forNoKeyUpdate().executeTakeFirst()
}
