import { sql } from 'kysely'
import { canon } from '#domain/thai-text/canon.ts'
import { categoryNames } from '#modules/category/door.ts'
import { enrolledCourses } from '#modules/enroll/door.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type CourseRow, type CourseShown, summaryOf } from '../course-summary.ts'

/** Which published courses; what is left out does not matter. */
export interface Wanted {
  category?: string
  type?: '' | 'online' | 'onsite'
  /** Leaves courses at a place out. */
  isOnlineOnly?: boolean
  isFree?: boolean
  keyword?: string
  limit: number
  offset?: number
}

export const summaryColumns = [
  ...(['course._id', 'course.name', 'course.category', 'course.cover', 'course.hours', 'course.days'] as const),
  ...(['course.short_description', 'course.lecturer', 'course.certification'] as const),
  ...(['course.price', 'course.sale_price'] as const),
] as const

/** Published courses, newest first, as a list shows them. */
export const listCourses = async (ctx: Context, wanted: Wanted): Promise<CourseShown[]> =>
  shownCourses(ctx, await pageOf(ctx, wanted))

/** The same, and how many there are in all. */
export const findCourses = async (ctx: Context, wanted: Wanted) => {
  const [found, { total }] = await Promise.all([
    pageOf(ctx, wanted),
    matching(ctx, wanted)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { courses: await shownCourses(ctx, found), total: Number(total) }
}

/** Rows as a list shows them to this viewer. */
export const shownCourses = async (ctx: Context, found: readonly CourseRow[]): Promise<CourseShown[]> => {
  const [categories, enrolled] = await Promise.all([categoryNames(ctx), enrolledCourses(ctx)])
  return found.map((course) => summaryOf(course, { locale: ctx.locale, categories, enrolled }))
}

/** What may be listed to everybody, also when staff look who may see drafts. */
export const published = (ctx: Context) =>
  from(ctx, 'course')
    .where('course.status', '=', true)
    .where('course.mode', '=', 'standard')
    .where('course.lesson_type', '=', 'child')

const pageOf = (ctx: Context, wanted: Wanted) =>
  matching(ctx, wanted)
    .select(summaryColumns)
    .orderBy('course.createdAt', 'desc')
    .orderBy('course._id')
    .limit(wanted.limit)
    .offset(wanted.offset ?? 0)
    .execute()

const matching = (ctx: Context, wanted: Wanted) =>
  published(ctx).where((course) =>
    course.and([
      ...(wanted.category ? [sql<boolean>`course.category @> array[${wanted.category}]::text[]`] : []),
      ...(wanted.type ? [course('course.type', '=', wanted.type)] : []),
      ...(wanted.isOnlineOnly ? [course('course.type', '<>', 'onsite')] : []),
      ...(wanted.isFree ? [sql<boolean>`coalesce(course.sale_price, course.price, 0) = 0`] : []),
      ...wordsOf(wanted.keyword).map((word) => course('course.search', 'like', `%${word}%`)),
    ]),
  )

/** Every word of a search must stand in the course's search text, in its canonical spelling. */
const wordsOf = (keyword = '') =>
  canon(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
