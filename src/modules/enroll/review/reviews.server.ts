import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { ratingOf } from './rules/ratings.ts'
import { reviewWords as words } from './words.ts'

/** Reviews per page of a course. */
export const perPage = 5

/** The ratings of courses, by course. One statement for a whole list (decision 0488). */
export const ratingsOf = async (ctx: Context, courseIDs: readonly string[]) => {
  if (courseIDs.length === 0 || !ctx.site.plugins.has('enroll')) return new Map<string, never>()
  const given = await from(ctx, 'review')
    .select(['review.courseID', 'review.stars', sql<number>`count(*)::int`.as('count')])
    .where('review.courseID', 'in', courseIDs)
    .where('review.status', '=', 'shown')
    .groupBy(['review.courseID', 'review.stars'])
    .execute()
  return new Map(
    courseIDs.flatMap((id) => {
      const rating = ratingOf(given.filter(({ courseID }) => courseID === id))
      return rating ? [[id, rating] as const] : []
    }),
  )
}

/** The public reviews of a course, newest first: one page, and one more row if others follow. */
export const reviewsOf = (ctx: Context, of: { courseID: string; page: number }) =>
  from(ctx, 'review')
    .select(['review._id', 'review.byName', 'review.stars', 'review.text', 'review.answer', 'review.createdAt'])
    .where('review.courseID', '=', of.courseID)
    .where('review.status', '=', 'shown')
    .orderBy('review.createdAt', 'desc')
    .orderBy('review._id')
    .limit(perPage + 1)
    .offset((of.page - 1) * perPage)
    .execute()

/** The rating of a course with a page of reviews. If the page holds all reviews, it is computed from them. */
export const ratingBeside = async (ctx: Context, of: { courseID: string; page: number; found: readonly Review[] }) => {
  const { courseID, page, found } = of
  if (page === 1 && found.length <= perPage) return ratingOf(found.map(({ stars }) => ({ stars, count: 1 })))
  return (await ratingsOf(ctx, [courseID])).get(courseID) ?? null
}

type Review = Awaited<ReturnType<typeof reviewsOf>>[number]

/** The viewer's completed enrolment, which permits a review, and their existing review. */
export const ownReview = async (ctx: Context, courseID: string) => {
  if (ctx.viewer.role !== 'user' || !ctx.site.plugins.has('enroll')) return { enrollID: null, review: null }
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.analytics', 'enroll.standing'])
    .where('enroll.courseID', '=', courseID)
    .where('enroll.userID', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!enrolment) return { enrollID: null, review: null }
  const review = await from(ctx, 'review')
    .select(['review._id', 'review.stars', 'review.text', 'review.status'])
    .where('review.enrollID', '=', enrolment._id)
    .executeTakeFirst()
  const mayWrite = enrolment.analytics?.status === 'complete' && enrolment.standing === 'active'
  return { enrollID: mayWrite ? enrolment._id : null, review: review ?? null }
}

/** Creates or updates the viewer's review of a course. Throws forbidden before the course is completed. */
export const writeReview = async (ctx: Context, of: { courseID: string; stars: number; text: string }) => {
  const { courseID, stars, text } = of
  const { enrollID, review } = await ownReview(ctx, courseID)
  if (review) return update(ctx, 'review', { _id: review._id, change: { stars, text } })
  if (!enrollID) throw forbidden({ field: 'course', code: 'incomplete', ...words.notYet })
  return create(ctx, 'review', { courseID, enrollID, stars, text })
}

/** Removes the viewer's own review, if there is one. */
export const removeOwnReview = async (ctx: Context, courseID: string) => {
  const { review } = await ownReview(ctx, courseID)
  if (review) await remove(ctx, 'review', review._id)
}
