import { isDeepStrictEqual } from 'node:util'
import type { ChangeOf, NewRowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type CourseBundle, type BundleLesson, fieldsOfRound, without } from '../rules/course-bundle.ts'
import { bundleOf } from './read.server.ts'

type Row = Record<string, unknown>

/**
 * Restores a course from one of its own bundles. Differences are written, deleted lessons return, and newer lessons
 * move to the trash. The published state stays the same, and so do the days and seats of a course with rounds.
 */
export const applyBundle = (ctx: Context, of: { courseID: string; book: CourseBundle }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { courseID, book } = of
    const now = await bundleOf(inside, courseID)
    const change = changed(
      now.course,
      (await hasRounds(inside, courseID)) ? without(book.course, fieldsOfRound) : book.course,
    )
    if (change) await update(inside, 'course', { _id: courseID, change: change as ChangeOf<'course'> })
    const counts = new Map<string | null, number>()
    for (const lesson of book.lessons) {
      const order = counts.get(lesson.parent) ?? 0
      counts.set(lesson.parent, order + 1)
      await putLesson(inside, { courseID, lesson, order })
    }
    const kept = new Set(book.lessons.map(({ id }) => id))
    for (const { id } of now.lessons.toReversed()) if (!kept.has(id)) await remove(inside, 'lesson', id)
  })

async function hasRounds(ctx: Context, courseID: string): Promise<boolean> {
  const course = await from(ctx, 'course')
    .select('course.hasRounds')
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  return course?.hasRounds === true
}

async function putLesson(inside: Context, of: { courseID: string; lesson: BundleLesson; order: number }) {
  const { courseID, lesson, order } = of
  const _id = lesson.id
  const there = (await rowOf(inside, _id)) ?? (await restored(inside, _id))
  const wanted = { ...lesson.values, parent: lesson.parent, order }
  if (!there) return create(inside, 'lesson', { _id, courseID, ...wanted } as unknown as NewRowOf<'lesson'>)
  const change = changed(there, wanted)
  return change && update(inside, 'lesson', { _id, change: change as ChangeOf<'lesson'> })
}

const rowOf = (ctx: Context, _id: string): Promise<Row | undefined> =>
  from(ctx, 'lesson').selectAll().where('lesson._id', '=', _id).executeTakeFirst()

async function restored(inside: Context, _id: string): Promise<Row | undefined> {
  if (!(await rowOf({ ...inside, trash: 'lesson' }, _id))) return undefined
  await restore(inside, 'lesson', _id)
  return rowOf(inside, _id)
}

/** The values that differ. Null if none does. */
function changed(now: Row, wanted: Row): Row | null {
  const names = Object.keys(wanted).filter((name) => Object.hasOwn(now, name))
  const differing = names.filter((name) => !isDeepStrictEqual(now[name] ?? null, wanted[name] ?? null))
  return differing.length === 0 ? null : Object.fromEntries(differing.map((name) => [name, wanted[name]]))
}
