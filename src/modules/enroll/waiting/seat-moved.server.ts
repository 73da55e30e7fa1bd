import type { Context } from '#platform/context.ts'
import { keepLine } from './keep-line.server.ts'
import { leaveLines } from './leave-lines.server.ts'
import { seatsForStaff } from './seats.server.ts'

/** How many seats staff may fill in a course; null is without a limit. */
export const seatsForCourse = async (ctx: Context, course: { _id: string; seats: number | null }) =>
  (await seatsForStaff(ctx, [course])).get(course._id) ?? null

/**
 * Enrolments went from some of these courses to others, in the transaction that did it and with the rights of an administrator: seats
 * and lines are counted anew, and freed seats go to who waits for them.
 */
export const seatMoved = async (ctx: Context, of: { enrollIDs: readonly string[]; courses: readonly string[] }) => {
  await leaveLines(ctx, of.enrollIDs)
  for (const course of of.courses.toSorted()) await keepLine(ctx, course)
}
