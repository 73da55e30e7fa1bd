import { type Context, nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { record } from '#platform/data/collection/write.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'

/**
 * Writes a row of the ledger. Returns false if the source has its row already. The vendor must be locked, so that two
 * writers do not meet.
 */
export async function postRow(ctx: Context, row: Omit<NewRowOf<'vendor_ledger'>, 'at'>): Promise<boolean> {
  const there = await from(ctx, 'vendor_ledger').select('_id').where('source', '=', row.source).executeTakeFirst()
  if (there) return false
  await record(ctx, 'vendor_ledger', { ...row, at: nowOf(ctx) })
  return true
}
