import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { markingWords as words } from './words.ts'

/** Whether the viewer marks exams of a course: as a manager, or as its lecturer. Nobody does in another’s name. */
export async function isMarker(ctx: Context, courseID: string): Promise<boolean> {
  const { viewer } = ctx
  if (viewer.actor) return false
  if (isAtLeast(viewer, 'manager')) return true
  if (viewer.role !== 'user') return false
  const row = await from(ctx, 'course')
    .select('course._id')
    .where('course._id', '=', courseID)
    .where(sql<boolean>`course."taughtBy" @> array[${viewer.id}]`)
    .executeTakeFirst()
  return row !== undefined
}

/** Throws forbidden for an attempt of the viewer’s own, and not-found or forbidden for a viewer who does not mark the course. */
export async function assertMarker(ctx: Context, of: { courseID: string; userID: string }): Promise<void> {
  if (of.userID === ctx.viewer.id) throw forbidden({ field: 'attempt', code: 'own', ...words.notOwn })
  if (await isMarker(ctx, of.courseID)) return
  throw ctx.viewer.role === 'user' && !ctx.viewer.actor ? notFound() : forbidden()
}
