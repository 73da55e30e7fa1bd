import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { leaveWaitlists } from './leave-waitlists.server.ts'
import { waitlistJob } from './waitlist-job.ts'
import { recountSeats, seatsForStaff } from './seats.server.ts'

/** The number of seats that staff may fill in a course. Null means unlimited. */
export const seatsForCourse = async (ctx: Context, course: { _id: string; seats: number | null }) =>
  (await seatsForStaff(ctx, [course])).get(course._id) ?? null

/**
 * Updates courses after enrolments moved between them, in the same transaction, which holds their locks. Seats are
 * counted again. After the commit, freed seats go to waiting learners.
 */
export const seatsMoved = async (ctx: Context, of: { enrollIDs: readonly string[]; courseIDs: readonly string[] }) => {
  await leaveWaitlists(ctx, of.enrollIDs)
  await recountSeats(ctx, of.courseIDs)
  for (const course of of.courseIDs) await enqueue(ctx, waitlistJob, { payload: { course }, key: course })
}
