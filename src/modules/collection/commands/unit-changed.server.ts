import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { groupAbove, straysOf } from '#platform/content/syndication/copies.ts'
import { sharesOf } from '#platform/content/syndication/shares.ts'
import { leave } from './give-row.server.ts'
import { beginGiving } from './give-rows.server.ts'

/**
 * A site was created, moved, reopened or reconfigured. A unit keeps copies of a group that it left as its own. It
 * receives the shares of its current group. A group gives its shares to all its units.
 */
const unitChanged: Listener = async (ctx) => {
  await inTransaction(ctx, async (inside) => {
    for (const copy of await straysOf(inside)) await leave(inside, copy)
  })
  // The site may be a group that was reopened or renamed.
  if ((await sharesOf(ctx)).length > 0) await beginGiving(ctx)
  const group = await groupAbove(ctx)
  if (group) await beginGiving({ ...ctx, site: { ...ctx.site, _id: group } }, { unit: ctx.site._id })
}

export default unitChanged
