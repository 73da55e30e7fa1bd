import { matchPath } from 'react-router'
import type { Menu } from '#domain/page/menu.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { menuFaults as faults } from './words.ts'
import { screens, type TargetKind } from './find-targets.server.ts'

/** The state of an entry's target: its name, and why visitors cannot reach it. */
interface TargetState {
  /** The kind of target. Null for a typed URL. */
  kind: TargetKind | null
  name: string | null
  fault: Text | null
}

type States = Map<string, TargetState>

/**
 * The state of each target of a menu on the context's own site. Other sites and anchors within a page are not checked.
 */
export const targetStates = async (ctx: Context, menu: Menu): Promise<States> => {
  const targets = menu.items.flatMap(({ target, subMenu = [] }) => [target, ...subMenu.map((one) => one.target)])
  const paths = new Map<string, string>()
  for (const target of targets) if (target.startsWith('/')) paths.set(target, plain(target))
  const states: States = new Map()
  for (const look of [ofPages, ofPosts, ofCourses, ofCategories, ofScreens]) {
    const left = [...paths].filter(([target]) => !states.has(target))
    if (left.length > 0) for (const [target, state] of await look(ctx, left)) states.set(target, state)
  }
  for (const target of await redirected(
    ctx,
    [...paths].filter(([one]) => states.get(one)?.name === null),
  ))
    states.set(target, told(null, null, null))
  return states
}

/** The decoded path of a target, without query and anchor. */
function plain(target: string) {
  const path = target.replace(/[?#].*$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type Look = (ctx: Context, paths: readonly [target: string, path: string][]) => Promise<States>

/** The path segment of each path in place of the route's parameter `name`. */
const asked = (ctx: Context, paths: readonly [string, string][], route: string, names: readonly string[]) => {
  const pattern = ctx.app.manifests.flatMap(({ routes }) => routes).find(({ name }) => name === route)?.path
  return paths.flatMap(([target, path]) => {
    const params = pattern ? (matchPath(pattern, path)?.params as Record<string, string> | undefined) : undefined
    return params ? [{ target, values: names.map((name) => params[name] ?? '') }] : []
  })
}

const told = (kind: TargetKind | null, name: unknown, fault: Text | null): TargetState => ({
  ...{ kind, fault },
  name: name === null ? null : String(name),
})

const ofPages: Look = async (ctx, paths) => {
  const wanted = asked(ctx, paths, 'cms-page', ['slug'])
  if (wanted.length === 0) return new Map()
  const slugs = wanted.map(({ values }) => values[0]!)
  const found = await from(ctx, 'post')
    .select(['post.slug', 'post.title', 'post.status'])
    .where('post.slug', 'in', slugs)
    .where((is) => is.or([is('post.type', '=', 'page'), is('post.type', '=', 'post').and('post.parent', 'is', null)]))
    .execute()
  const bySlug = new Map(found.map((one) => [one.slug, one]))
  return new Map(
    wanted.map(({ target, values }) => {
      const page = bySlug.get(values[0]!)
      return [
        target,
        page ? told('page', page.title, page.status ? null : faults.draft) : told('page', null, faults.noPage),
      ]
    }),
  )
}

const ofPosts: Look = async (ctx, paths) => {
  const wanted = asked(ctx, paths, 'cms-post', ['pageSlug', 'postSlug'])
  if (wanted.length === 0) return new Map()
  const slugs = wanted.flatMap(({ values }) => values)
  const found = await from(ctx, 'post')
    .select(['post._id', 'post.slug', 'post.title', 'post.status', 'post.parent', 'post.type'])
    .where('post.slug', 'in', slugs)
    .execute()
  const pages = new Map(found.filter(({ type }) => type === 'page').map((one) => [one.slug, one._id]))
  return new Map(
    wanted.map(({ target, values: [page, slug] }) => {
      const post = found.find((one) => one.type === 'post' && one.slug === slug && one.parent === pages.get(page!))
      return [
        target,
        post ? told('post', post.title, post.status ? null : faults.draft) : told('post', null, faults.noPost),
      ]
    }),
  )
}

const ofCourses: Look = async (ctx, paths) => {
  const wanted = asked(ctx, paths, 'lesson-detail', ['id'])
  if (wanted.length === 0) return new Map()
  const ids = wanted.map(({ values }) => values[0]!).filter((id) => /^[0-9a-f]{24}$/.test(id))
  const found =
    ids.length === 0 || !ctx.site.plugins.has('lesson')
      ? []
      : await fromAny(ctx, collectionOf(ctx, 'course'))
          .select(['row._id', 'row.name', 'row.status'])
          .where('row._id', 'in', ids)
          .execute()
  const byId = new Map(found.map((one) => [String(one['_id']), one]))
  return new Map(
    wanted.map(({ target, values }) => {
      const course = byId.get(values[0]!)
      return [
        target,
        course
          ? told('course', course['name'], course['status'] ? null : faults.draft)
          : told('course', null, faults.noCourse),
      ]
    }),
  )
}

const ofCategories: Look = async (ctx, paths) => {
  const wanted = asked(ctx, paths, 'lesson-categories', ['id'])
  if (wanted.length === 0) return new Map()
  const codes = wanted.map(({ values }) => values[0]!)
  const found = ctx.site.plugins.has('category')
    ? await fromAny(ctx, collectionOf(ctx, 'category'))
        .select(['row.code', 'row.slug', 'row.name', 'row.visible'])
        .where((is) => is.or([is('row.code', 'in', codes), is('row.slug', 'in', codes)]))
        .execute()
    : []
  return new Map(
    wanted.map(({ target, values: [code] }) => {
      const category = found.find((one) => one['code'] === code) ?? found.find((one) => one['slug'] === code)
      if (!category) return [target, told('category', null, faults.noCategory)]
      return [target, told('category', category['name'], category['visible'] ? null : faults.hidden)]
    }),
  )
}

/** A redirected URL counts as its target. */
async function redirected(ctx: Context, paths: readonly [string, string][]): Promise<string[]> {
  if (paths.length === 0) return []
  const wanted = paths.map(([, path]) => path)
  const found = await from(ctx, 'redirect').select('redirect.path').where('redirect.path', 'in', wanted).execute()
  const led = new Set(found.map(({ path }) => path))
  return paths.flatMap(([target, path]) => (led.has(path) ? [target] : []))
}

/** The rest are screens for visitors or staff, files, or missing. */
const ofScreens: Look = async (ctx, paths) => {
  const known = new Map(screens(ctx).map(({ value, label }) => [value, label]))
  const routes = ctx.app.manifests.filter(({ name }) => ctx.site.plugins.has(name)).flatMap((module) => module.routes)
  return new Map(
    paths.map(([target, path]) => {
      const hits = routes.filter((one) => matchPath(one.path, path))
      const route = hits.find((one) => one.area === 'public') ?? hits[0]
      if (!route) return [target, told(null, null, isFile(path) ? null : faults.noScreen)]
      const name = known.get(path) ?? route.meta.title[ctx.locale]
      return [
        target,
        told(known.has(target) ? 'screen' : null, name, route.area === 'office' ? faults.staffOnly : null),
      ]
    }),
  )
}

const isFile = (path: string) => /\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/api/')
