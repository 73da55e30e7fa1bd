import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { liveKeyOf } from '../rules/certificate-state.ts'
import { openReviews } from '../issuing/open-reviews.server.ts'

/** An attempt that is no longer complete after its certificate was issued, for example after a new mark. */
const reviewResult: Listener = async (ctx, { enrollID, attempt }) => {
  const found = await from(ctx, 'certification')
    .select('certification._id')
    .where(
      'certification.liveKey',
      '=',
      liveKeyOf({ enrollID: String(enrollID), attempt: Number(attempt), kind: 'completion' }),
    )
    .execute()
  await openReviews(ctx, { certificates: found.map(({ _id }) => _id), cause: 'result', detail: '' })
}

export default reviewResult
