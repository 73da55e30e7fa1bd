import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { leaveWaitlists } from './leave-waitlists.server.ts'
import { waitlistJob } from './waitlist-job.ts'
import { recountSeats, seatsForStaff } from './seats.server.ts'

/** How many seats staff may fill in a course; null is without a limit. */
export const seatsForCourse = async (ctx: Context, course: { _id: string; seats: number | null }) =>
  (await seatsForStaff(ctx, [course])).get(course._id) ?? null

/**
 * Enrolments went from some courses to others, in the transaction that did it and holds the courses, whose seats are counted again. Freed
 * seats go to who waits for them, once it is committed.
 */
export const seatsMoved = async (ctx: Context, of: { enrollIDs: readonly string[]; courseIDs: readonly string[] }) => {
  await leaveWaitlists(ctx, of.enrollIDs)
  await recountSeats(ctx, of.courseIDs)
  for (const course of of.courseIDs) await enqueue(ctx, waitlistJob, { payload: { course }, key: course })
}
