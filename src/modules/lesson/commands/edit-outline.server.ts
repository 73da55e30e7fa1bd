import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { remove, restore, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { OutlineLesson } from '../components/describe-outline.ts'
import { moved } from '../rules/reorder.ts'

/** The lessons of a course in order, without their content. */
export const outlineOf = (ctx: Context, courseID: string): Promise<OutlineLesson[]> =>
  from(ctx, 'lesson')
    .select(['_id', 'courseID', 'parent', 'name', 'kind', 'minutes', 'status'])
    .select(sql<boolean>`concat(content, video, file, stream, link, "examID", "surveyID") <> ''`.as('hasContent'))
    .where('courseID', '=', courseID)
    .orderBy('order')
    .orderBy('_id')
    .execute()

/** Moves a lesson one step among its siblings. Only rows whose position changes are written. */
const moveLesson = (ctx: Context, move: { id: string; direction: 'up' | 'down' }) =>
  inTransaction(ctx, async (inside) => {
    const lesson = await from(inside, 'lesson')
      .select(['courseID', 'parent'])
      .where('_id', '=', move.id)
      .executeTakeFirst()
    if (!lesson) throw notFound()
    const siblings = await from(inside, 'lesson')
      .select(['_id', 'order'])
      .where('courseID', '=', lesson.courseID)
      .where('parent', 'is not distinct from', lesson.parent)
      .orderBy('order')
      .orderBy('_id')
      .execute()
    const next = moved(
      siblings.map((one) => one._id),
      move,
    )
    for (const [order, _id] of next.entries())
      if (siblings.find((one) => one._id === _id)?.order !== order)
        await update(inside, 'lesson', { _id, change: { order } })
  })

/**
 * Handles the forms of the outline: move, remove or undo a removal. Returns what was done, or null if the form is none
 * of these.
 */
export const editOutline = async (ctx: Context, form: FormData): Promise<'moved' | 'removed' | 'restored' | null> => {
  const id = String(form.get('id') ?? '')
  const direction = form.get('direction')
  if (direction === 'up' || direction === 'down') {
    await moveLesson(ctx, { id, direction })
    return 'moved'
  }
  const intent = form.get('intent')
  if (intent !== 'remove' && intent !== 'restore') return null
  await (intent === 'remove' ? remove : restore)(ctx, 'lesson', id)
  return intent === 'remove' ? 'removed' : 'restored'
}
