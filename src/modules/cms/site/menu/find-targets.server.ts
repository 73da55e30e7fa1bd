import { sql } from 'kysely'
import { href } from 'react-router'
import { normalize } from '#domain/thai-text/normalize.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { logInAt, registerAt } from '#platform/site/log-in-at.ts'
import type { Choice } from '#ui/office/field/choosing/ask-choices.ts'

export const targetKinds = ['page', 'post', 'course', 'category', 'screen'] as const
export type TargetKind = (typeof targetKinds)[number]

const most = 20

/** The possible targets of a menu entry on the context's site, by the typed text. */
export const findTargets = async (ctx: Context, asked: { kind: TargetKind; typed: string }): Promise<Choice[]> => {
  const typed = asked.typed.trim().slice(0, 100)
  if (asked.kind === 'page') return pages(ctx, typed)
  if (asked.kind === 'post') return posts(ctx, typed)
  if (asked.kind === 'screen') return screens(ctx).filter(({ label }) => normalize(label).includes(normalize(typed)))
  return asked.kind === 'course' ? courses(ctx, typed) : categories(ctx, typed)
}

/** The kinds of targets that the site has. Those of a disabled plugin are left out. */
export const kindsOfSite = ({ site }: Context): TargetKind[] =>
  targetKinds.filter(
    (kind) =>
      (kind !== 'course' || site.plugins.has('lesson')) && (kind !== 'category' || site.plugins.has('category')),
  )

async function pages(ctx: Context, typed: string): Promise<Choice[]> {
  const found = await from(ctx, 'post')
    .select(['post.slug', 'post.title'])
    .where('post.type', '=', 'page')
    .where(sql<boolean>`not jsonb_exists(post.builder, 'items')`)
    .where(like(sql`post.search`, typed))
    .orderBy('post.title')
    .limit(most)
    .execute()
  return found.map(({ slug, title }) => ({ value: href('/cms/page/:slug', { slug }), label: title }))
}

async function posts(ctx: Context, typed: string): Promise<Choice[]> {
  const found = await from(ctx, 'post')
    .select(['post.slug', 'post.title', 'post.parent'])
    .where('post.type', '=', 'post')
    .where('post.parent', 'is not', null)
    .where(like(sql`post.search`, typed))
    .orderBy('post.createdAt', 'desc')
    .limit(most)
    .execute()
  const parents = [...new Set(found.flatMap(({ parent }) => parent ?? []))]
  if (parents.length === 0) return []
  const above = await from(ctx, 'post').select(['post._id', 'post.slug']).where('post._id', 'in', parents).execute()
  const slugs = new Map(above.map(({ _id, slug }) => [_id, slug]))
  return found.flatMap(({ slug: postSlug, title, parent }) => {
    const pageSlug = slugs.get(parent ?? '')
    return pageSlug ? [{ value: href('/cms/post/:pageSlug/:postSlug', { pageSlug, postSlug }), label: title }] : []
  })
}

async function courses(ctx: Context, typed: string): Promise<Choice[]> {
  if (!ctx.site.plugins.has('lesson')) return []
  const found = await fromAny(ctx, collectionOf(ctx, 'course'))
    .select(['row._id', 'row.name'])
    .where(like(sql`row.search`, typed))
    .orderBy('row.name')
    .limit(most)
    .execute()
  return found.map(({ _id, name }) => ({ value: href('/lesson/detail/:id', { id: String(_id) }), label: String(name) }))
}

async function categories(ctx: Context, typed: string): Promise<Choice[]> {
  if (!ctx.site.plugins.has('category')) return []
  const found = await fromAny(ctx, collectionOf(ctx, 'category'))
    .select(['row.code', 'row.name'])
    .where(like(sql`row.search`, typed))
    .orderBy('row.name')
    .limit(most)
    .execute()
  return found.map(({ code, name }) => ({
    ...{ value: href('/lesson/categories/:id', { id: encodeURIComponent(String(code)) }), label: String(name) },
  }))
}

/** The entry screens for visitors, with their names from the manifests. */
export const screens = (ctx: Context): Choice[] => {
  const named = (name: string) =>
    ctx.app.manifests
      .filter((module) => ctx.site.plugins.has(module.name))
      .flatMap(({ routes }) => routes)
      .filter((route) => route.name === name)
      .map(({ path, meta }) => ({ value: path, label: meta.title[ctx.locale] }))
  const { layout } = ctx.site
  const own = (path: string) =>
    ctx.app.manifests
      .flatMap(({ routes }) => routes)
      .filter((route) => route.path === path)
      .map(({ meta }) => ({ value: path, label: meta.title[ctx.locale] }))
  return [
    ...['home', 'lesson-home', 'user-profile'].flatMap(named),
    ...[logInAt({ layout, defaultLogin: null }), registerAt({ layout })].flatMap(own),
  ]
}

const like = (search: ReturnType<typeof sql>, typed: string) =>
  sql<boolean>`${search} like ${`%${normalize(typed).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
