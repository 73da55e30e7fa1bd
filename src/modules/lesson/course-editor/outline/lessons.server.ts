import { sql } from 'kysely'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { CheckedLesson } from '../rules/checks.ts'

/** A lesson in the editor: its place, and enough of its content to tell whether it has any. */
export interface EditedLesson extends CheckedLesson {
  courseID: string
  order: number
  kind: RowOf<'lesson'>['kind']
}

/** All lessons of a course in their stored order. Each full text is reduced to a single character or image. */
export const editedLessons = async (ctx: Context, courseID: string): Promise<EditedLesson[]> => {
  const rows = await from(ctx, 'lesson')
    .select(['_id', 'courseID', 'parent', 'order', 'name', 'kind', 'minutes', 'status'])
    .select(['video', 'file', 'captions', 'stream', 'link'])
    .select(
      sql<string>`case when content like '%<img %' then '<img>'
        else left(regexp_replace(coalesce(content, ''), '<[^>]*>|&nbsp;|\\s', '', 'g'), 1) end`.as('content'),
    )
    .where('courseID', '=', courseID)
    .orderBy('order')
    .orderBy('_id')
    .execute()
  return rows
}
