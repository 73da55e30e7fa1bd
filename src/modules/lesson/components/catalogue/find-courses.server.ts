import { sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { categoryNames } from '#modules/category/public-api.ts'
import { enrolledCourses, seatsLeftIn } from '#modules/enroll/public-api.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, memoize } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { type CourseRow, type CourseShown, summaryOf, withRibbons } from '../course-summary.ts'

/** Which published courses to list. A missing filter matches all. */
export interface Wanted {
  category?: string
  type?: '' | 'online' | 'onsite'
  /** Leaves out onsite courses. */
  isOnlineOnly?: boolean
  isFree?: boolean
  keyword?: string
  /** The code of a target group. */
  target?: string
  limit: number
  offset?: number
}

export const summaryColumns = [
  ...(['course._id', 'course.name', 'course.category', 'course.cover', 'course.hours', 'course.days'] as const),
  ...(['course.short_description', 'course.lecturer', 'course.certification'] as const),
  ...(['course.price', 'course.sale_price', 'course.seats'] as const),
] as const

/** Published courses, newest first, as a list shows them to all viewers. */
export const listCourses = async (ctx: Context, wanted: Wanted): Promise<CourseShown[]> =>
  summariesOf(ctx, await courseRows(ctx, wanted))

/** Published courses, newest first, as stored. One query. */
export const courseRows = (ctx: Context, wanted: Wanted) => pageOf(ctx, wanted).execute()

/** The first courses and the total count, in one query. */
export const firstCourses = async (ctx: Context, wanted: Omit<Wanted, 'offset'>) => {
  const found = await pageOf(ctx, wanted)
    .select(sql<number>`count(*) over ()`.as('total'))
    .execute()
  return { courses: await shownCourses(ctx, found), total: Number(found[0]?.total ?? 0) }
}

/** The same courses as a list shows them to all viewers, with the total count. */
export const findCourses = async (ctx: Context, wanted: Wanted) => {
  const [found, { total }] = await Promise.all([
    courseRows(ctx, wanted),
    matching(ctx, wanted)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { courses: await summariesOf(ctx, found), total: Number(total) }
}

/** Rows as a list shows them to this viewer. */
export const shownCourses = async (ctx: Context, found: readonly FoundRow[]): Promise<CourseShown[]> =>
  personalCourses(ctx, await summariesOf(ctx, found))

/** Adds what is specific to this viewer. Returns the same array if there is nothing to add. */
export const personalCourses = async <Course extends CourseShown>(ctx: Context, courses: Course[]): Promise<Course[]> =>
  isSignedIn(ctx.viewer) && courses.some(({ isOnSale }) => isOnSale)
    ? withRibbons(courses, { enrolled: await enrolledOnce(ctx), locale: ctx.locale })
    : courses

type FoundRow = CourseRow & { seats?: number | null }

/** Rows as a list shows them to all viewers. */
const summariesOf = async (ctx: Context, found: readonly FoundRow[]): Promise<CourseShown[]> => {
  const covers = found.map(({ cover }) => cover)
  const [categories, frame, left] = await Promise.all([namesOnce(ctx), imageMeta(ctx, covers), seatsLeftIn(ctx, found)])
  return found.map((course) => summaryOf(course, { locale: ctx.locale, categories, frame, left }))
}

/** Data that the course lists of a page share. Each is read once. */
export const namesOnce = (ctx: Context) => memoize(ctx, 'categoryNames', () => categoryNames(ctx))
const enrolledOnce = (ctx: Context) => memoize(ctx, 'enrolledCourses', () => enrolledCourses(ctx))

/** What everybody may see in a list. It applies to staff too, although they may see drafts. */
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

const matching = (ctx: Context, wanted: Wanted) =>
  published(ctx).where((course) =>
    course.and([
      ...(wanted.category ? [sql<boolean>`course.category @> array[${wanted.category}]::text[]`] : []),
      ...(wanted.target ? [sql<boolean>`course.target @> array[${wanted.target}]::text[]`] : []),
      ...(wanted.type ? [course('course.type', '=', wanted.type)] : []),
      ...(wanted.isOnlineOnly ? [course('course.type', '<>', 'onsite')] : []),
      ...(wanted.isFree ? [sql<boolean>`coalesce(course.sale_price, course.price, 0) = 0`] : []),
      ...wordsOf(wanted.keyword).map((word) => course('course.search', 'like', `%${word}%`)),
    ]),
  )

/** Every word of a search must occur in the course's search text, in its canonical spelling. */
const wordsOf = (keyword = '') =>
  normalize(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`))
