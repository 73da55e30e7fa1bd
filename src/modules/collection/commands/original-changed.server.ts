import type { Listener } from '#platform/http/api/command.ts'
import { sharesOfRow } from '#platform/content/syndication/copies.ts'
import { beginGiving } from './give-rows.server.ts'

/** A course, a lesson or a page has changed. If it is shared with units, or hidden in one, it is given again. */
const originalChanged: Listener = async (ctx, row) => {
  const original = String(row['courseID'] ?? row['_id'])
  for (const { group, share } of await sharesOfRow(ctx, original))
    await beginGiving({ ...ctx, site: { ...ctx.site, _id: group } }, { share })
}

export default originalChanged
