import { matchPath } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { storedSizes } from '#platform/content/file/library/picture-sizes.ts'

export type LinkTargetState = 'there' | 'hidden' | 'missing'

/** The state of each path of this site that a page links to: open, unpublished or missing. One lookup for all. */
export const linkTargetStates = async (
  ctx: Context,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LinkTargetState>> => {
  const asked = paths.map((path) => ({ path, ...placeOf(ctx, path) }))
  const [posts, courses, files, led] = await Promise.all([
    postsNamed(ctx, [...new Set(asked.flatMap(({ slug, post }) => [slug, post].filter((one) => one !== undefined)))]),
    coursesNamed(ctx, [...new Set(asked.flatMap(({ course }) => course ?? []))]),
    storedSizes(ctx, paths),
    redirected(ctx, paths),
  ])
  return new Map(
    asked.map(({ path, slug, post, course }): [string, LinkTargetState] => {
      if (led.has(path) || files.has(path)) return [path, 'there']
      if (course !== undefined) return [path, stands(courses.get(course))]
      if (slug !== undefined)
        return [path, post === undefined ? pageStands(posts, slug) : postStands(posts, { slug, post })]
      return [path, !path.startsWith('/upload/') && isDeclared(ctx, path) ? 'there' : 'missing']
    }),
  )
}

interface Place {
  slug?: string | undefined
  post?: string | undefined
  course?: string | undefined
}

/** What the URL of a page, post or course refers to. */
function placeOf({ app }: Context, path: string): Place {
  const routes = new Map(
    app.manifests.flatMap((module) => module.routes.map((route) => [route.name, route.path] as const)),
  )
  const at = (name: string) => matchPath(routes.get(name)!, path)?.params
  const page = at('cms-page') ?? at('cms-feed')
  if (page) return { slug: page['slug'] }
  const post = at('cms-post')
  if (post) return { slug: post['pageSlug'], post: post['postSlug'] }
  const course = at('lesson-detail')
  return course ? { course: course['id'] } : {}
}

type Named = Awaited<ReturnType<typeof postsNamed>>

const postsNamed = async (ctx: Context, slugs: readonly string[]) => {
  if (slugs.length === 0) return []
  const found = await from(ctx, 'post')
    .select(['post._id', 'post.slug', 'post.type', 'post.parent', 'post.status', 'post.visibleUntil'])
    .where('post.slug', 'in', slugs)
    .execute()
  const today = bangkokDay(ctx.now)
  return found.map((one) => ({
    ...one,
    isOpen: one.status && (one.visibleUntil === null || one.visibleUntil >= today),
  }))
}

const coursesNamed = async (ctx: Context, ids: readonly string[]) => {
  if (ids.length === 0 || !ctx.site.plugins.has('lesson')) return new Map<string, boolean>()
  const found = await from(ctx, 'course')
    .select(['course._id', 'course.status'])
    .where('course._id', 'in', ids)
    .execute()
  return new Map(found.map(({ _id, status }) => [_id, status]))
}

const redirected = async (ctx: Context, paths: readonly string[]) => {
  if (paths.length === 0) return new Set<string>()
  const found = await from(ctx, 'redirect')
    .select('redirect.path')
    .where('redirect.path', 'in', paths)
    .where('redirect.active', '=', true)
    .execute()
  return new Set(found.map(({ path }) => path))
}

const stands = (isOpen: boolean | undefined): LinkTargetState =>
  isOpen === undefined ? 'missing' : isOpen ? 'there' : 'hidden'

const pagesAt = (posts: Named, slug: string) =>
  posts.filter((one) => one.slug === slug && (one.type === 'page' || (one.type === 'post' && !one.parent)))

const pageStands = (posts: Named, slug: string) => best(pagesAt(posts, slug).map(({ isOpen }) => isOpen))

function postStands(posts: Named, { slug, post }: { slug: string; post: string }): LinkTargetState {
  const pages = pagesAt(posts, slug)
  const under = posts.flatMap((one) => {
    const page = one.slug === post && one.type === 'post' ? pages.find(({ _id }) => _id === one.parent) : undefined
    return page ? [one.isOpen && page.isOpen] : []
  })
  return best(under)
}

const best = (open: readonly boolean[]): LinkTargetState =>
  open.length === 0 ? 'missing' : open.includes(true) ? 'there' : 'hidden'

/** Whether it is a screen of an enabled module. */
const isDeclared = ({ app, site }: Context, path: string) =>
  app.manifests
    .filter(({ isCore, name }) => isCore || site.plugins.has(name))
    .some(({ routes }) => routes.some((route) => matchPath(route.path, path) !== null))
