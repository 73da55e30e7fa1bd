import { sql } from 'kysely'
import { from, rows } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** A category of courses that visitors see, and how many courses they find in it. */
export interface VisibleCategory {
  code: string
  name: string
  description: string
  count: number
}

/** The visible categories of courses in their order, with course counts (specification §7, category menu); one query. */
export const visibleCategories = async (ctx: Context): Promise<VisibleCategory[]> => {
  if (!ctx.site.plugins.has('category') || !ctx.site.plugins.has('lesson')) return []
  const found = await from(ctx, 'category')
    .leftJoin(rows(ctx, 'course'), (join) =>
      join
        .on(sql<boolean>`course.category @> array[category.code]`)
        .on('course.status', '=', true)
        .on('course.mode', '=', 'standard')
        .on('course.lesson_type', '=', 'child'),
    )
    .where('category.visible', '=', true)
    .where('category.type', '=', 'course')
    .select(['category.code', 'category.name', 'category.description', sql<number>`count(course._id)`.as('count')])
    .groupBy(['category.code', 'category.name', 'category.description', 'category.order'])
    .orderBy('category.order')
    .orderBy('category.name')
    .execute()
  return found.map((one) => ({ ...one, count: Number(one.count) }))
}

/** The names of the visible categories by code, in their order. */
export const categoryNames = async (ctx: Context): Promise<Map<string, string>> => {
  if (!ctx.site.plugins.has('category')) return new Map()
  const found = await from(ctx, 'category')
    .select(['category.code', 'category.name'])
    .where('category.visible', '=', true)
    .orderBy('category.order')
    .orderBy('category.name')
    .execute()
  return new Map(found.map(({ code, name }) => [code, name]))
}
