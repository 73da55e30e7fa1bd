import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

/**
 * Removes learners whom others enrolled from the waiting list of that course. Returns the courses whose lists changed.
 */
export const leaveWaitlists = async (ctx: Context, enrollIDs: readonly string[]): Promise<Set<string>> => {
  if (enrollIDs.length === 0) return new Set()
  const places = await from(ctx, 'waiting')
    .innerJoin(rows(ctx, 'enroll'), (join) =>
      join.onRef('enroll.userID', '=', 'waiting.userID').onRef('enroll.courseID', '=', 'waiting.courseID'),
    )
    .select(['waiting._id', 'waiting.courseID'])
    .where('enroll._id', 'in', enrollIDs)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .orderBy('waiting._id')
    .execute()
  for (const { _id } of places)
    await compute(ctx, 'waiting', { _id, change: { status: 'enrolled', place: 0, offeredUntil: null } })
  return new Set(places.map(({ courseID }) => courseID))
}
