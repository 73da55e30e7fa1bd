import { sql } from 'kysely'
import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

export interface Target {
  value: string
  label: string
}

const most = 20

/** The possible values of a block's field, by search text or by the stored values. */
export const findTargets = async (ctx: Context, { of, q, values }: FindTargetsQuery): Promise<Target[]> => {
  if (!Object.hasOwn(finds, of)) return []
  const like = `%${q.slice(0, 100).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return finds[of as keyof typeof finds](ctx, { like, values: values.slice(0, 50) })
}

interface FindTargetsQuery {
  of: string
  q: string
  values: readonly string[]
}
type Find = (ctx: Context, asked: { like: string; values: readonly string[] }) => Promise<Target[]>

const postsLike = (ctx: Context, like: string) =>
  from(ctx, 'post')
    .where((is) => is.or([is('post.title', 'ilike', like), is('post.slug', 'ilike', like)]))
    .orderBy('post.title')
    .orderBy('post._id')
    .limit(most)

const pages: Find = async (ctx, { like, values }) => {
  const listed = postsLike(ctx, like).where('post.type', '!=', 'form').where('post.parent', 'is', null)
  const found = await (values.length > 0 ? from(ctx, 'post').where('post.slug', 'in', values) : listed)
    .where('post.purpose', '=', 'page')
    .where(sql<boolean>`jsonb_exists(post.builder, 'rows')`)
    .select(['post.slug', 'post.title'])
    .execute()
  return found.map(({ slug, title }) => ({ value: slug, label: title }))
}

const posts: Find = async (ctx, { like }) => {
  const found = await postsLike(ctx, like)
    .where('post.type', '=', 'post')
    .where('post.parent', 'is not', null)
    .where('post.purpose', '=', 'page')
    .select(['post.slug', 'post.title', 'post.parent'])
    .execute()
  const parents = found.flatMap(({ parent }) => parent ?? [])
  if (parents.length === 0) return []
  const slugs = await from(ctx, 'post').where('post._id', 'in', parents).select(['post._id', 'post.slug']).execute()
  const slugOf = new Map(slugs.map(({ _id, slug }) => [_id, slug]))
  return found.flatMap(({ slug, title, parent }) => {
    const pageSlug = slugOf.get(parent ?? '')
    return pageSlug
      ? [{ value: href('/cms/post/:pageSlug/:postSlug', { pageSlug, postSlug: slug }), label: title }]
      : []
  })
}

const menus: Find = async (ctx, { like, values }) => {
  const found = await (values.length > 0 ? from(ctx, 'post').where('post._id', 'in', values) : postsLike(ctx, like))
    .where(sql<boolean>`jsonb_exists(post.builder, 'items')`)
    .select(['post._id', 'post.title'])
    .execute()
  return found.map(({ _id, title }) => ({ value: _id, label: title }))
}

const parts: Find = async (ctx, { like, values }) => {
  const found = await (values.length > 0 ? from(ctx, 'post').where('post._id', 'in', values) : postsLike(ctx, like))
    .where('post.purpose', '=', 'part')
    .select(['post._id', 'post.title'])
    .execute()
  return found.map(({ _id, title }) => ({ value: _id, label: title }))
}

const courses: Find = async (ctx, { like, values }) => {
  if (!ctx.site.plugins.has('lesson')) return []
  const listed = from(ctx, 'course').where('course.name', 'ilike', like).orderBy('course.name').limit(most)
  const found = await (values.length > 0 ? from(ctx, 'course').where('course._id', 'in', values) : listed)
    .select(['course._id', 'course.name'])
    .execute()
  return found.map(({ _id, name }) => ({ value: _id, label: name }))
}

const categories: Find = async (ctx, { like, values }) => {
  if (!ctx.site.plugins.has('category')) return []
  const listed = from(ctx, 'category').where('category.name', 'ilike', like).orderBy('category.name').limit(most)
  const found = await (values.length > 0 ? from(ctx, 'category').where('category.code', 'in', values) : listed)
    .select(['category.code', 'category.name'])
    .execute()
  return found.flatMap(({ code, name }) => (code ? [{ value: code, label: name }] : []))
}

/** Link targets on the site, as the stored URL. */
const links: Find = async (ctx, asked) => {
  const found = await Promise.all([
    pages(ctx, { ...asked, values: [] }),
    courses(ctx, { ...asked, values: [] }),
    posts(ctx, asked),
  ])
  const [ofPages, ofCourses, ofPosts] = found as [Target[], Target[], Target[]]
  return [
    ...ofPages.map(({ value, label }) => ({ value: href('/cms/page/:slug', { slug: value }), label })),
    ...ofCourses.map(({ value, label }) => ({ value: href('/lesson/detail/:id', { id: value }), label })),
    ...ofPosts,
  ]
}

const targets: Find = async (ctx, { like, values }) => {
  const listed = from(ctx, 'target').where('target.name', 'ilike', like).orderBy('target.name').limit(most)
  const found = await (values.length > 0 ? from(ctx, 'target').where('target.code', 'in', values) : listed)
    .select(['target.code', 'target.name'])
    .execute()
  return found.flatMap(({ code, name }) => (code ? [{ value: code, label: name }] : []))
}

const flows: Find = async (ctx, { like, values }) => {
  if (!ctx.site.plugins.has('flow')) return []
  const listed = from(ctx, 'flow').where('flow.name', 'ilike', like).orderBy('flow.name').limit(most)
  const found = await (values.length > 0 ? from(ctx, 'flow').where('flow._id', 'in', values) : listed)
    .select(['flow._id', 'flow.name'])
    .execute()
  return found.map(({ _id, name }) => ({ value: _id, label: name }))
}

const finds = {
  page: pages,
  course: courses,
  menu: menus,
  part: parts,
  category: categories,
  link: links,
  target: targets,
  flow: flows,
}
