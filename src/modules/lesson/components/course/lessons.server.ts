import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fileByKey } from '#platform/content/file/serving/file-by-key.ts'
import { summaryColumns } from '../catalogue/find-courses.server.ts'

/** A lesson as an outline needs it, without its content. */
export type LessonRow = Pick<RowOf<'lesson'>, '_id' | 'parent' | 'name' | 'kind' | 'minutes' | 'preview'>
/** The same with its rules for unlocking and completion. */
export type RuledRow = LessonRow &
  Pick<RowOf<'lesson'>, 'opensOn' | 'opensAfter' | 'requires' | 'completion' | 'minMinutes' | 'noSkipping'>

const id = /^[0-9a-f]{24}$/

/** A course with everything that its pages show. Throws not-found if the viewer may not see it. */
export const courseOf = async (ctx: Context, courseID = '') => {
  if (!id.test(courseID)) throw notFound()
  const course = await from(ctx, 'course')
    .select(summaryColumns)
    .select(['course.status', 'course.type', 'course.description', 'course.target'])
    .select(['course.startRegistDate', 'course.endRegistDate', 'course.startDate', 'course.endDate'])
    .select(['course.currentRound', 'course.hasRounds'])
    .select(['course.inOrder', 'course.prerequisites', 'course.onlyTarget', 'course.accessDays'])
    .select('course.validMonths')
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  if (!course) throw notFound()
  return course
}

/** The rules of a course for its learners. Undefined if the viewer may not see the course. */
export const courseRulesOf = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course.currentRound', 'course.hasRounds'])
    .select(['course.inOrder', 'course.prerequisites'])
    .where('course._id', '=', courseID)
    .executeTakeFirst()

/** The published lessons of a course in order. */
export const lessonsOf = (ctx: Context, courseID: string): Promise<RuledRow[]> =>
  from(ctx, 'lesson')
    .select(['lesson._id', 'lesson.parent', 'lesson.name', 'lesson.kind', 'lesson.minutes', 'lesson.preview'])
    .select(['lesson.opensOn', 'lesson.opensAfter', 'lesson.requires', 'lesson.completion', 'lesson.minMinutes'])
    .select('lesson.noSkipping')
    .where('lesson.courseID', '=', courseID)
    .where('lesson.status', '=', true)
    .orderBy('lesson.order')
    .orderBy('lesson._id')
    .execute()

/** The content of a lesson, as far as the viewer may read it. Its files open for those who may read the lesson. */
export const taughtIn = async (ctx: Context, lessonID: string) => {
  const taught = await from(ctx, 'lesson')
    .select(['lesson.content', 'lesson.video', 'lesson.file', 'lesson.captions', 'lesson.stream', 'lesson.link'])
    .where('lesson._id', '=', lessonID)
    .executeTakeFirst()
  const [file, captions] = await Promise.all(
    [taught?.file, taught?.captions].map(async (key) => (key ? await fileByKey(ctx, key) : null)),
  )
  return {
    ...{ html: taught?.content ?? '', video: taught?.video ?? '' },
    ...{ file: file ?? null, captions: captions ?? null, stream: taught?.stream ?? '', link: taught?.link ?? '' },
  }
}
