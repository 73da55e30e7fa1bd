import { sql } from 'kysely'
import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { enqueueWaitlist } from '../../waitlist/pool.ts'

/**
 * A removed or restored user changes waiting lists: others move up, and a seat reserved for a removed user is free. It
 * finds the lists whose length differs from the stored count.
 */
const lookAtLinesOf: Listener = async (ctx) => {
  const changed = await from(ctx, 'seating')
    .leftJoin(rows(ctx, 'waiting'), (join) =>
      join
        .on(sql<boolean>`coalesce(waiting."roundID", waiting."courseID") = seating.key`)
        .on('waiting.status', 'in', ['waiting', 'offered']),
    )
    .select(['seating.courseID', 'seating.roundID'])
    .groupBy(['seating.courseID', 'seating.roundID', 'seating.offered', 'seating.queued'])
    .having(({ fn, eb }) =>
      eb(fn.count<number>('waiting._id'), '<>', eb(eb.ref('seating.offered'), '+', eb.ref('seating.queued'))),
    )
    .execute()
  for (const pool of changed) await enqueueWaitlist(ctx, pool)
}

export default lookAtLinesOf
