import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type FormReceiptRow, formReceipt } from './store/tables.ts'

/** What was sent under a key; null if nothing was. */
export async function receiptOf(
  ctx: Context,
  { formID, key }: { formID: string; key: string },
): Promise<FormReceiptRow | null> {
  const row = await fromPrivate(ctx, formReceipt)
    .selectAll()
    .where('formID', '=', formID)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? { ...row, at: new Date(row.at).toISOString() } : null
}
