import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { groupAbove, straysOf } from '#platform/content/syndication/copies.ts'
import { sharesOf } from '#platform/content/syndication/shares.ts'
import { leave } from './give-row.server.ts'
import { beginGiving } from './give-rows.server.ts'

/**
 * A site was made, moved, opened again or set otherwise: what a unit has of a group that it has left becomes its own, the
 * group above it gives it what it gives, and a group gives all its units.
 */
const unitChanged: Listener = async (ctx) => {
  await inTransaction(ctx, async (inside) => {
    for (const copy of await straysOf(inside)) await leave(inside, copy)
  })
  // A group that was opened again, or is called otherwise now.
  if ((await sharesOf(ctx)).length > 0) await beginGiving(ctx)
  const group = await groupAbove(ctx)
  if (group) await beginGiving({ ...ctx, site: { ...ctx.site, _id: group } }, { unit: ctx.site._id })
}

export default unitChanged
