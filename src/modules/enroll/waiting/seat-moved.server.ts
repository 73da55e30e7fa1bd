import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { leaveLines } from './leave-lines.server.ts'
import { lineMover } from './line-mover.ts'
import { countSeatsTaken, seatsForStaff } from './seats.server.ts'

/** How many seats staff may fill in a course; null is without a limit. */
export const seatsForCourse = async (ctx: Context, course: { _id: string; seats: number | null }) =>
  (await seatsForStaff(ctx, [course])).get(course._id) ?? null

/**
 * Enrolments went from some courses to others, in the transaction that did it and holds the courses: `taken` says how many seats more
 * (or fewer) of each are taken. Freed seats go to who waits for them, once it is committed.
 */
export const seatsMoved = async (
  ctx: Context,
  of: { enrollIDs: readonly string[]; taken: ReadonlyMap<string, number> },
) => {
  await leaveLines(ctx, of.enrollIDs)
  await countSeatsTaken(ctx, of.taken)
  for (const course of of.taken.keys()) await enqueue(ctx, lineMover, { payload: { course }, key: course })
}
