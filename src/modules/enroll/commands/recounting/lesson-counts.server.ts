import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** Published lessons by course. Sub-lessons count, and so do lessons that contain some. */
export const lessonCounts = async (ctx: Context, courseIDs: readonly string[]): Promise<Map<string, number>> => {
  if (courseIDs.length === 0) return new Map()
  const counted = await from(ctx, 'lesson')
    .select(['lesson.courseID', sql<number>`count(*)::int`.as('total')])
    .where('lesson.courseID', 'in', courseIDs)
    .where('lesson.status', '=', true)
    .groupBy('lesson.courseID')
    .execute()
  return new Map(counted.map(({ courseID, total }) => [courseID, total]))
}
