import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { BatchRow } from '#platform/office/screens/list/bulk/batch.ts'
import { carryWords as words } from '../words.ts'

/** Redirects an old URL to its new page. Creates nothing if a redirect for it exists or it would conflict with one. */
export const storeRedirect = async (ctx: Context, of: { path: string; target: string }): Promise<BatchRow[]> => {
  const there = await from(ctx, 'redirect')
    .select('redirect._id')
    .where('redirect.path', '=', of.path)
    .executeTakeFirst()
  if (there) return []
  try {
    const row = await savepoint(ctx, (part) => create(part, 'redirect', { ...of, note: words.redirectNote.th }))
    return [{ _id: row._id, version: row.version }]
  } catch (error) {
    if (error instanceof RequestError) return []
    throw error
  }
}
