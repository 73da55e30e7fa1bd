import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { Pool } from './pool.ts'

/** Who was enrolled by others is in the line for his seat no more; returns the pools whose waitlists are shorter now. */
export const leaveWaitlists = async (ctx: Context, enrollIDs: readonly string[]): Promise<Pool[]> => {
  if (enrollIDs.length === 0) return []
  const places = await from(ctx, 'waiting')
    .innerJoin(rows(ctx, 'enroll'), (join) =>
      join.onRef('enroll.userID', '=', 'waiting.userID').onRef('enroll.courseID', '=', 'waiting.courseID'),
    )
    .select(['waiting._id', 'waiting.courseID', 'waiting.roundID'])
    .where('enroll._id', 'in', enrollIDs)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .orderBy('waiting._id')
    .execute()
  for (const { _id } of places)
    await compute(ctx, 'waiting', { _id, change: { status: 'enrolled', place: 0, offeredUntil: null } })
  return [...new Map(places.map(({ courseID, roundID }) => [roundID ?? courseID, { courseID, roundID }])).values()]
}
