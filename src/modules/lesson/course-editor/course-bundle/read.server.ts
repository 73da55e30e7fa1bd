import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { type CourseBundle, inOutline } from '../rules/course-bundle.ts'

/** Fields that belong to the location and not to the bundle: a lesson's place, and whether the course is published. */
const placed = { course: ['status'], lesson: ['courseID', 'parent', 'order'] } as const

/** The fields of a course or a lesson in a bundle: all that people edit. */
export const bundleFields = (ctx: Context, name: 'course' | 'lesson'): string[] => {
  const { fields } = collectionOf(ctx, name) as AnyCollection
  return Object.keys(fields).filter(
    (field) => !fields[field]!.computed && !(placed[name] as readonly string[]).includes(field),
  )
}

/** A course of the context's site with its current lessons. Throws not-found if the viewer may not see it. */
export const bundleOf = async (ctx: Context, courseID: string): Promise<CourseBundle> => {
  const course = await from(ctx, 'course').selectAll().where('course._id', '=', courseID).executeTakeFirst()
  if (!course) throw notFound()
  const lessons = await from(ctx, 'lesson')
    .selectAll()
    .where('lesson.courseID', '=', courseID)
    .orderBy('lesson.order')
    .orderBy('lesson._id')
    .execute()
  const known = new Set(lessons.map(({ _id }) => _id))
  return {
    version: 1,
    course: picked(course, bundleFields(ctx, 'course')),
    lessons: inOutline(lessons).map((lesson) => ({
      id: lesson._id,
      parent: lesson.parent !== null && known.has(lesson.parent) ? lesson.parent : null,
      values: picked(lesson, bundleFields(ctx, 'lesson')),
    })),
  }
}

const picked = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]))
