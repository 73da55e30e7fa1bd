import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type Pool, poolOf } from '../waitlist/pool.ts'

/** The pool of a new place in a waitlist: of the round that it names, or that its course is on. */
export const poolForNew = async (ctx: Context, row: Record<string, unknown>): Promise<Pool> => {
  const pool = poolOf(row)
  if (pool.roundID !== null) return pool
  const course = await from(ctx, 'course')
    .select('course.currentRound')
    .where('course._id', '=', pool.courseID)
    .executeTakeFirst()
  return { ...pool, roundID: course?.currentRound ?? null }
}
