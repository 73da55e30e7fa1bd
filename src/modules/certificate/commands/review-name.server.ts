import type { Listener } from '#platform/http/api/command.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { from } from '#platform/data/collection/rows.ts'
import { openReviews } from '../issuing/open-reviews.server.ts'

/** A learner whose name is no longer the printed one: staff look at their certificates in force. */
const reviewName: Listener = async (ctx, user) => {
  if (user['role'] !== 'user') return
  const name = oneLine(`${String(user['firstname'])} ${String(user['lastname'] ?? '')}`)
  const found = await from(ctx, 'certification')
    .select('certification._id')
    .where('certification.userID', '=', String(user['_id']))
    .where('certification.status', '=', 'issued')
    .where('certification.name', '<>', name)
    .execute()
  await openReviews(ctx, { certificates: found.map(({ _id }) => _id), cause: 'name', detail: name })
}

export default reviewName
