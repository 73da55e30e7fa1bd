import { href } from 'react-router'
import { normalizeLink } from '#domain/page/normalize-link.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { findPage } from '../../../commands/find-page.server.ts'
import { isExternal } from '../../../rules/external.ts'
import { layoutWords } from '../words.ts'
import type { Props } from './block.ts'

export interface ButtonContent extends Pick<Props, 'text' | 'look' | 'isSmall' | 'alignment'> {
  /** Null if there is no valid target: a page or course that the viewer may not see. */
  way: { href: string; target?: '_blank'; rel?: 'noopener' } | null
  /** Text for screen readers if it opens a new tab. */
  newTab: string
}

export const load: BlockLoad<Props, ButtonContent> = async (ctx, placed) => {
  const { newTab } = wordsOf(ctx, { name: 'block.layout', words: layoutWords })
  const asked = (to: Props['to'], key: 'page' | 'course') =>
    new Set(placed.flatMap(({ props }) => (props.to === to && props[key] ? [props[key]] : [])))
  const [pages, courses] = await Promise.all([
    pagesOf(ctx, asked('page', 'page')),
    coursesOf(ctx, asked('course', 'course')),
  ])
  return Object.fromEntries(
    placed.map(({ id, props }) => {
      const { text, look, isSmall, alignment } = props
      return [id, { text, look, isSmall, alignment, newTab, way: wayOf(props, { pages, courses }) }]
    }),
  )
}

type Seen = Record<'pages' | 'courses', ReadonlySet<string>>

function wayOf(props: Props, seen: Seen): ButtonContent['way'] {
  const to = addressOf(props, seen)
  if (to === null) return null
  if (props.newTab) return { href: to, target: '_blank', rel: 'noopener' }
  return { href: to, ...(isExternal(to) && { rel: 'noopener' }) }
}

function addressOf({ to, address, page, course }: Props, { pages, courses }: Seen) {
  if (to === 'page') return pages.has(page) ? href('/cms/page/:slug', { slug: page }) : null
  if (to === 'course') return courses.has(course) ? href('/lesson/detail/:id', { id: course }) : null
  return normalizeLink(address)
}

async function pagesOf(ctx: Context, slugs: ReadonlySet<string>) {
  const found = await Promise.all([...slugs].map((slug) => findPage(ctx, { slug })))
  return new Set(found.flatMap((page) => (page ? [page.slug] : [])))
}

async function coursesOf(ctx: Context, ids: ReadonlySet<string>) {
  if (ids.size === 0 || !ctx.site.plugins.has('lesson')) return new Set<string>()
  const found = await from(ctx, 'course')
    .select('course._id')
    .where('course._id', 'in', [...ids])
    .execute()
  return new Set(found.map(({ _id }) => _id))
}
