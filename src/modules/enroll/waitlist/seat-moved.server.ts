import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { leaveWaitlists } from './leave-waitlists.server.ts'
import { enqueueWaitlist, poolsOf } from './pool.ts'
import { recountSeats, seatsForStaff } from './seats.server.ts'

/** How many seats staff may fill in a course, or in the round that it is on; null is without a limit. */
export const seatsForCourse = async (
  ctx: Context,
  course: { _id: string; seats: number | null; currentRound: string | null },
) => (await seatsForStaff(ctx, [course])).get(course._id) ?? null

/**
 * Enrolments went from some courses to others, in the transaction that did it and locks the courses: they leave their rounds, and all
 * seats are counted again. Freed seats go to who waits for them, once it is committed.
 */
export const seatsMoved = async (ctx: Context, of: { enrollIDs: readonly string[]; courseIDs: readonly string[] }) => {
  await leaveOtherRounds(ctx, of.enrollIDs)
  await leaveWaitlists(ctx, of.enrollIDs)
  for (const courseID of of.courseIDs) {
    const pools = await poolsOf(ctx, courseID)
    await recountSeats(ctx, pools)
    for (const pool of pools) await enqueueWaitlist(ctx, pool)
  }
}

/** An enrolment keeps no round of a course that it is not in. */
async function leaveOtherRounds(ctx: Context, enrollIDs: readonly string[]) {
  if (enrollIDs.length === 0) return
  const strays = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course_round'), 'course_round._id', 'enroll.roundID')
    .select('enroll._id')
    .where('enroll._id', 'in', enrollIDs)
    .whereRef('course_round.courseID', '<>', 'enroll.courseID')
    .orderBy('enroll._id')
    .execute()
  for (const { _id } of strays) await compute(ctx, 'enroll', { _id, change: { roundID: null } })
}
