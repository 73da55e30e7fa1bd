import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'

/** A category that visitors see, with its number of courses. */
export interface VisibleCategory {
  code: string
  name: string
  description: string
  /** The last segment of its URL, if it has one. */
  slug: string | null
  /** Its picture by key or https URL. */
  picture: string | null
  count: number
}

/** The visible course categories in order, with course counts (specification §7, category menu). One query. */
export const visibleCategories = async (ctx: Context): Promise<VisibleCategory[]> => {
  if (!ctx.site.plugins.has('category') || !ctx.site.plugins.has('lesson')) return []
  const found = await from(ctx, 'category')
    .leftJoin(courseCounts(ctx).as('counted'), 'counted.code', 'category.code')
    .where('category.visible', '=', true)
    .where('category.type', '=', 'course')
    .select([
      'category.code',
      'category.name',
      'category.description',
      'category.slug',
      'category.picture',
      'counted.count',
    ])
    .orderBy('category.order')
    .orderBy('category.name')
    .execute()
  return found.map((one) => ({ ...one, count: Number(one.count ?? 0) }))
}

/** One pass over the site's published courses, instead of one per category over all sites. */
const courseCounts = (ctx: Context) =>
  from(ctx, 'course')
    .where('course.status', '=', true)
    .where('course.mode', '=', 'standard')
    .where('course.lesson_type', '=', 'child')
    .select([sql<string>`unnest(course.category)`.as('code'), sql<number>`count(*)`.as('count')])
    .groupBy('code')

/** The names of the visible categories by code, in order. */
export const categoryNames = async (ctx: Context): Promise<ReadonlyMap<string, string>> =>
  ctx.site.plugins.has('category') ? cachedFragment(ctx, 'category names', readNames) : new Map()

async function readNames(ctx: Context) {
  const found = await from(ctx, 'category')
    .select(['category.code', 'category.name'])
    .where('category.visible', '=', true)
    .orderBy('category.order')
    .orderBy('category.name')
    .execute()
  return new Map(found.map(({ code, name }) => [code, name]))
}
