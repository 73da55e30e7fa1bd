import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { waitlistJob } from './waitlist-job.ts'

/** The seats that an enrolment takes one of: those of a round, or those of a course without rounds. */
export interface Pool {
  courseID: string
  roundID: string | null
}

/** What identifies a pool on a site. */
export const poolKey = ({ courseID, roundID }: Pool): string => roundID ?? courseID

/** The pool of an enrolment or of a place in a waitlist. */
export const poolOf = (row: Record<string, unknown>): Pool => ({
  courseID: String(row['courseID']),
  roundID: (row['roundID'] ?? null) as string | null,
})

/** Queues the job that brings the waitlist of a pool up to date after the commit, or at an instant. */
export const enqueueWaitlist = (ctx: Context, pool: Pool, at?: number) =>
  enqueue(ctx, waitlistJob, {
    payload: { course: pool.courseID, round: pool.roundID },
    ...(at === undefined ? { key: poolKey(pool) } : { key: `${poolKey(pool)} ${at}`, at }),
  })

/** The pools of a course that can have a waitlist: its own, and those of its rounds. */
export const poolsOf = async (ctx: Context, courseID: string): Promise<Pool[]> => {
  const rounds = await from(ctx, 'course_round')
    .select('course_round._id')
    .where('course_round.courseID', '=', courseID)
    .orderBy('course_round._id')
    .execute()
  return [null, ...rounds.map(({ _id }) => _id)].map((roundID) => ({ courseID, roundID }))
}
