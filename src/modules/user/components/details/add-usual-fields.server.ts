import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { usualFields } from '../../rules/usual-fields.ts'

/** Adds those of the usual fields whose keys the site has not got yet; answers how many. */
export const addUsualFields = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const rows = await from(inside, 'user_field').select(['key', 'order']).execute()
    const known = new Set(rows.map(({ key }) => key))
    const last = Math.max(0, ...rows.map(({ order }) => order))
    const added = usualFields.filter(({ key }) => !known.has(key))
    for (const [at, field] of added.entries()) {
      await create(inside, 'user_field', { ...field, order: last + (at + 1) * 10 })
    }
    return added.length
  })
