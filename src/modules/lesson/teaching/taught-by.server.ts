import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

type Named = readonly { id: string | null }[]

/**
 * Stores the accounts of a course's lecturers, because rules use them (decision 0485). An unchanged list is not
 * written.
 */
export const keepTaughtBy = async (
  ctx: Context,
  course: { _id: string; lecturer: Named; taughtBy: readonly string[] },
) => {
  const taughtBy = await accountsOf(ctx, course.lecturer)
  if (taughtBy.join() !== course.taughtBy.join())
    await compute(ctx, 'course', { _id: course._id, change: { taughtBy } })
}

/** The same for a round of a course (decision 586). */
export const keepRoundTaughtBy = async (
  ctx: Context,
  round: { _id: string; lecturer: Named; taughtBy: readonly string[] },
) => {
  const taughtBy = await accountsOf(ctx, round.lecturer)
  if (taughtBy.join() !== round.taughtBy.join())
    await compute(ctx, 'course_round', { _id: round._id, change: { taughtBy } })
}

/** The same for every course and every round that names a lecturer. */
export const keepTaughtByOf = async (ctx: Context, lecturerID: string) => {
  const named = JSON.stringify([{ id: lecturerID }])
  const courses = await from(ctx, 'course')
    .select(['course._id', 'course.lecturer', 'course.taughtBy'])
    .where(sql<boolean>`course.lecturer @> ${named}::jsonb`)
    .orderBy('course._id')
    .execute()
  for (const course of courses) await keepTaughtBy(ctx, course)
  if (!ctx.site.plugins.has('enroll')) return
  const rounds = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.lecturer', 'course_round.taughtBy'])
    .where(sql<boolean>`course_round.lecturer @> ${named}::jsonb`)
    .orderBy('course_round._id')
    .execute()
  for (const round of rounds) await keepRoundTaughtBy(ctx, round)
}

async function accountsOf(ctx: Context, lecturers: Named): Promise<string[]> {
  const ids = lecturers.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return []
  const found = await from(ctx, 'lecturer').select('lecturer.userID').where('lecturer._id', 'in', ids).execute()
  return [...new Set(found.flatMap(({ userID }) => userID ?? []))].sort()
}
