import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { openReviews } from '../issuing/open-reviews.server.ts'

/** Two learners who were merged: staff look at all their certificates in force. */
const reviewMerge: Listener = async (ctx, change) => {
  if (change['kind'] !== 'merge') return
  const found = await from(ctx, 'certification')
    .select('certification._id')
    .where('certification.userID', '=', String(change['userID']))
    .where('certification.status', '=', 'issued')
    .execute()
  const detail = String(change['told'] ?? '')
  await openReviews(ctx, { certificates: found.map(({ _id }) => _id), cause: 'merge', detail })
}

export default reviewMerge
