import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import {
  applyChanges,
  bindCourse,
  bindLessons,
  changesOf,
  copyCourse,
  isNothing,
  type Original,
  originalAt,
  release,
} from './course-parts.server.ts'
import type { Kind } from './kind.ts'

const courseAt = (there: Context, _id: string) =>
  from(there, 'course').selectAll().where('course._id', '=', _id).executeTakeFirst()

/** Courses with their lessons. */
export const courses: Kind<Original, Awaited<ReturnType<typeof changesOf>>> = {
  isKeptBy: ({ plugins, isSuspended }) => plugins.has('lesson') && !isSuspended,
  offered: (ctx, most) =>
    from(ctx, 'course')
      .select(['course._id', 'course.name'])
      .where('course.sharedBy', 'is', null)
      .orderBy('course.name')
      .limit(most)
      .execute(),
  named: (ctx, ids) => from(ctx, 'course').select(['_id', 'name', 'status']).where('_id', 'in', ids).execute(),
  originalAt,
  isPublished: ({ course }) => course.status,
  make: async (there, original) => (await copyCourse(there, original))._id,
  ownAt: courseAt,
  changesOf: async (there, { copy, original }) => {
    const own = await courseAt(there, copy)
    const changes = own && (await changesOf(there, { copy: own, original }))
    return changes && !isNothing(changes) ? changes : null
  },
  apply: async (there, { copy, changes }) => {
    const own = await courseAt(there, copy)
    if (own) await applyChanges(there, { copy: own, changes })
  },
  bindParts: (there, { copy, original }) => bindLessons(there, { copy, lessons: original.lessons }),
  bind: bindCourse,
  show: (there, _id, status) => update(there, 'course', { _id, change: { status } }),
  release,
}
