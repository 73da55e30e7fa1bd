import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { bundleOf } from '../course-bundle/read.server.ts'
import { applyBundle } from '../course-bundle/restore.server.ts'
import type { CourseBundle } from '../rules/course-bundle.ts'
import { differencesOf } from '../rules/differences.ts'

export interface Version {
  number: number
  cause: 'kept' | 'published' | 'before'
  note: string
  by: string
  createdAt: string
}

/** The versions of a course, newest first. */
export const versionsOf = (ctx: Context, courseID: string): Promise<Version[]> =>
  from(ctx, 'course_version')
    .select(['number', 'cause', 'note', 'by', 'createdAt'])
    .where('courseID', '=', courseID)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()

/** A course as one of its versions has it. Throws not-found for an unknown number. */
export const versionBook = async (ctx: Context, of: { courseID: string; number: number }): Promise<CourseBundle> => {
  const found = await from(ctx, 'course_version')
    .select('book')
    .where('courseID', '=', of.courseID)
    .where('number', '=', of.number)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found.book
}

interface Keeping {
  courseID: string
  cause: Version['cause']
  note?: string
}

/**
 * Saves a course with its lessons as its next version and returns the number. Returns the last number if nothing
 * changed.
 */
export const keepVersion = async (ctx: Context, of: Keeping): Promise<number> => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const { courseID, cause, note = '' } = of
    // The lock gives consecutive numbers to concurrent saves.
    await from(inside, 'course').select('_id').where('_id', '=', courseID).forNoKeyUpdate().execute()
    const book = await bundleOf(inside, courseID)
    const last = await lastNumber(inside, courseID)
    if (last > 0 && note === '' && isAlike(book, await versionBook(inside, { courseID, number: last }))) return last
    const by = ctx.viewer.name
    await record(inside, 'course_version', { courseID, number: last + 1, cause, note, by, book })
    return last + 1
  })
}

const isAlike = (one: CourseBundle, other: CourseBundle) => differencesOf(one, other).length === 0

async function lastNumber(ctx: Context, courseID: string): Promise<number> {
  const { last } = await from(ctx, 'course_version')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('courseID', '=', courseID)
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** Restores a version after saving the current state. Returns the version that undoes this. */
export const restoreCourse = (ctx: Context, of: { courseID: string; number: number }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const { courseID, number } = of
    const book = await versionBook(inside, { courseID, number })
    const before = await keepVersion(inside, { courseID, cause: 'before' })
    await applyBundle(inside, { courseID, book })
    return before
  })
