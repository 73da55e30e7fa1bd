import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { type Move, placed } from '../rules/place.ts'
import { mostLines, pastedLessons } from '../rules/pasted.ts'
import { editorWords as words } from '../words.ts'

/**
 * Moves a lesson, with its sub-lessons, to another place in its course. Only rows whose position changes are written.
 */
export const moveTo = (ctx: Context, of: Move & { courseID: string }) =>
  inTransaction(ctx, async (inside) => {
    // A concurrent move in the same course waits here and then reads the new positions.
    const lessons = await from(inside, 'lesson')
      .select(['_id', 'parent', 'order'])
      .where('courseID', '=', of.courseID)
      .orderBy('_id')
      .forNoKeyUpdate()
      .execute()
    const places = placed(lessons, of)
    if (typeof places === 'string') throw conflict({ field: 'parent', code: places, ...words[places] })
    for (const { _id, parent, order } of places) await update(inside, 'lesson', { _id, change: { parent, order } })
  })

const mostSigns = 100_000

/** Adds one lesson per pasted line after the existing lessons, all or none. */
export const pasteLessons = async (ctx: Context, of: { courseID: string; text: string }): Promise<void> => {
  const { courseID, text } = of
  const lessons = text.length > mostSigns ? [] : pastedLessons(text)
  const n = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '').length
  if (n > mostLines) throw invalid({ field: 'lines', code: 'limit', ...words.pasteMany })
  if (lessons.length === 0) throw invalid({ field: 'lines', code: 'required', ...words.pasteNone })
  await inTransaction(ctx, async (inside) => {
    const first = await behindLast(inside, courseID)
    const ids: string[] = []
    for (const [at, { under, ...lesson }] of lessons.entries()) {
      const parent = under === null ? null : ids[under]!
      const row = await create(inside, 'lesson', { courseID, parent, order: first + at, ...lesson })
      ids.push(row._id)
    }
  })
}

async function behindLast(inside: Context, courseID: string): Promise<number> {
  const last = await from(inside, 'lesson')
    .select('order')
    .where('courseID', '=', courseID)
    .where('parent', 'is', null)
    .orderBy('order', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? last.order + 1 : 0
}
