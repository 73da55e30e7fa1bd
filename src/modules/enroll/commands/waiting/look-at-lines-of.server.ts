import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { waitlistJob } from '../../waitlist/waitlist-job.ts'

/**
 * A removed or restored user changes waiting lists: others move up, and a seat reserved for a removed user is free. It
 * finds the lists whose length differs from the stored count.
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
