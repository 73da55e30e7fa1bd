import { sql } from 'kysely'
import { href } from 'react-router'
import { openPages, postsUnder } from '#modules/cms/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** A public path, and the instant (ISO) of its last change if known. */
export interface Address {
  path: string
  changedAt: string | null
}

/**
 * Returns the front page, the catalogue, its categories, the pages of the site (oldest first) and their posts. It
 * returns at most `most`.
 */
export const pageAddresses = async (ctx: Context, most: number): Promise<Address[]> => {
  const [pages, categories] = await Promise.all([openPages(ctx, { most }), categoriesOf(ctx)])
  const posts = await postsUnder(ctx, { pages, most })
  const own = pages.filter(
    ({ slug, _id, noindex }) => !noindex && (ctx.site.homepage ? _id !== ctx.site.homepage : slug !== 'home'),
  )
  const catalogue = ctx.site.plugins.has('lesson') ? [href('/lesson/home')] : []
  return [
    ...[href('/'), ...catalogue, ...categories].map((path) => ({ path, changedAt: null })),
    ...own.map(({ slug, updatedAt }) => ({ path: href('/cms/page/:slug', { slug }), changedAt: updatedAt })),
    ...posts.map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
  ].slice(0, most)
}

async function categoriesOf(ctx: Context) {
  const { plugins } = ctx.site
  if (!plugins.has('category') || !plugins.has('lesson')) return []
  const found = await from(ctx, 'category')
    .where('category.visible', '=', true)
    .where('category.type', '=', 'course')
    .select('category.code')
    .orderBy('category.order')
    .orderBy('category._id')
    .execute()
  return found.map(({ code }) => href('/lesson/categories/:id', { id: code }))
}

/** Returns published courses by id: at most `most`, from portion number `part` (from 0). */
export const courseAddresses = async (ctx: Context, of: { part: number; most: number }): Promise<Address[]> => {
  if (!ctx.site.plugins.has('lesson')) return []
  const found = await published(ctx)
    .select(['course._id', 'course.updatedAt'])
    .orderBy('course._id')
    .limit(of.most)
    .offset(of.part * of.most)
    .execute()
  return found.map(({ _id, updatedAt }) => ({ path: href('/lesson/detail/:id', { id: _id }), changedAt: updatedAt }))
}

export const countCourses = async (ctx: Context): Promise<number> => {
  if (!ctx.site.plugins.has('lesson')) return 0
  const { total } = await published(ctx)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const published = (ctx: Context) =>
  from(ctx, 'course')
    .where('course.status', '=', true)
    .where('course.mode', '=', 'standard')
    .where('course.lesson_type', '=', 'child')
