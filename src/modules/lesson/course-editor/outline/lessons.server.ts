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
  /** The exam that it names; '' if none. */
  examName: string
}

/** All lessons of a course in their stored order. Each full text is reduced to a single character or image. */
export const editedLessons = async (ctx: Context, courseID: string): Promise<EditedLesson[]> => {
  const rows = await from(ctx, 'lesson')
    .select(['_id', 'courseID', 'parent', 'order', 'name', 'kind', 'minutes', 'status'])
    .select(['video', 'file', 'captions', 'stream', 'link', 'examID'])
    .select(
      sql<string>`case when content like '%<img %' then '<img>'
        else left(regexp_replace(coalesce(content, ''), '<[^>]*>|&nbsp;|\\s', '', 'g'), 1) end`.as('content'),
    )
    .where('courseID', '=', courseID)
    .orderBy('order')
    .orderBy('_id')
    .execute()
  const exams = new Map((await examsOf(ctx, courseID)).map(({ value, label }) => [value, label]))
  return rows.map((row) => ({ ...row, examName: exams.get(row.examID ?? '') ?? '' }))
}

/** The exams of a course as choices. None where the site has no exams. */
export async function examsOf(ctx: Context, courseID: string): Promise<{ value: string; label: string }[]> {
  if (!ctx.site.plugins.has('exam')) return []
  const exams = await from(ctx, 'exam')
    .select(['exam._id', 'exam.name'])
    .where('exam.courseID', '=', courseID)
    .orderBy('exam.name')
    .orderBy('exam._id')
    .limit(500)
    .execute()
  return exams.map(({ _id, name }) => ({ value: _id, label: name }))
}
