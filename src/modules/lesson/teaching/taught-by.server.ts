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

/** The same for every course that names a lecturer. */
export const keepCoursesOf = async (ctx: Context, lecturerID: string) => {
  const named = JSON.stringify([{ id: lecturerID }])
  const courses = await from(ctx, 'course')
    .select(['course._id', 'course.lecturer', 'course.taughtBy'])
    .where(sql<boolean>`course.lecturer @> ${named}::jsonb`)
    .orderBy('course._id')
    .execute()
  for (const course of courses) await keepTaughtBy(ctx, course)
}

async function accountsOf(ctx: Context, lecturers: Named): Promise<string[]> {
  const ids = lecturers.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return []
  const found = await from(ctx, 'lecturer').select('lecturer.userID').where('lecturer._id', 'in', ids).execute()
  return [...new Set(found.flatMap(({ userID }) => userID ?? []))].sort()
}
