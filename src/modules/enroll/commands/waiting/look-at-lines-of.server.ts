import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { waitlistJob } from '../../waitlist/waitlist-job.ts'

/**
 * Somebody was removed, or came back, and with him his places in lines: others move up, and a seat that was kept for him is free. Where
 * that was is told by the lines that are not as long as they were counted.
 */
const lookAtLinesOf: Listener = async (ctx) => {
  const changed = await from(ctx, 'seating')
    .leftJoin(rows(ctx, 'waiting'), (join) =>
      join.onRef('waiting.courseID', '=', 'seating.courseID').on('waiting.status', 'in', ['waiting', 'offered']),
    )
    .select('seating.courseID')
    .groupBy(['seating.courseID', 'seating.offered', 'seating.queued'])
    .having(({ fn, eb }) =>
      eb(fn.count<number>('waiting._id'), '<>', eb(eb.ref('seating.offered'), '+', eb.ref('seating.queued'))),
    )
    .execute()
  for (const { courseID } of changed) await enqueue(ctx, waitlistJob, { payload: { course: courseID }, key: courseID })
}

export default lookAtLinesOf
