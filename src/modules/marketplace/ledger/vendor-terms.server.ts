import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { vendorTerms } from '../tables.ts'

/** The commissions of vendors in percent, by their id. They are read for orders of learners and visitors alike. */
export const vendorCommissions = async (ctx: Context, ids: readonly string[]): Promise<Map<string, number>> => {
  const terms = await fromPrivate(ctx, vendorTerms)
    .select(['vendor_terms.vendorID', 'vendor_terms.commission'])
    .where('vendor_terms.vendorID', 'in', [...new Set(ids)])
    .execute()
  return new Map(terms.map(({ vendorID, commission }) => [vendorID, Number(commission)]))
}

/** Keeps the commission of a vendor where orders find it, in the transaction of its change. */
export const keepTerms = (ctx: Context, row: { vendorID: string; commission: number }) =>
  insertPrivate(ctx, vendorTerms, { row, onConflict: { columns: ['vendorID'], update: 'all' } })
