import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Tone } from '#ui/office/description.ts'
import { isMenuPart, type PartName, partNames } from './parts.ts'
import { pathToWrite } from './edit-path.ts'
import { customizeWords, partWords } from './words.ts'

/** A part of the site: its current content and the available actions. */
export interface PartDescription {
  name: PartName
  label: string
  text: string
  tone: Tone
  /** The URL to edit its content. Null if there is none. */
  edit: string | null
  canTake: boolean
}

/** The parts of the site with their content. */
export const describeParts = async (ctx: Context) => {
  const row = await from(ctx, 'configuration')
    .select(['_id', 'version', ...partNames])
    .executeTakeFirstOrThrow()
  const ids = partNames.flatMap((part) => row[part] ?? [])
  const posts = await from(ctx, 'post')
    .select(['post._id', 'post.title', 'post.status', 'post.slug', 'post.type'])
    .where((is) => is.or([is('post._id', 'in', ids.length > 0 ? ids : ['']), is('post.slug', '=', 'home')]))
    .execute()
  const home = posts.find(({ slug, type }) => slug === 'home' && type === 'page')
  const byId = new Map(posts.map((post) => [post._id, post]))
  const parts = partNames.map((part) =>
    describe(ctx, part, {
      ...{ _id: row[part], post: byId.get(row[part] ?? '') },
      ...(part === 'homepage' && home && { usual: home }),
    }),
  )
  return { version: Number(row.version), parts, title: customizeWords.parts[ctx.locale] }
}

interface Standing {
  _id: string | null
  post?: { _id: string; title: string; status: boolean } | undefined
  /** The default content if nothing is selected. */
  usual?: { _id: string; title: string; status: boolean }
}

function describe({ app, locale }: Context, part: PartName, { _id, post, usual }: Standing): PartDescription {
  const said = inLocale(customizeWords, locale)
  const label = partWords[part][locale]
  const stands = post ?? (_id ? undefined : usual)
  const id = stands?._id
  const to = id && (isMenuPart(part) ? href('/cms/menu/:id', { id }) : pathToWrite({ app }, id))
  return {
    ...{ name: part, label },
    ...stateOf(said, { _id, post, usual }),
    edit: to || null,
    canTake: _id !== null,
  }
}

function stateOf(
  said: Record<'usual' | 'byAddress' | 'draft' | 'lost', string>,
  { _id, post, usual }: Standing,
): { text: string; tone: Tone } {
  if (post)
    return post.status ? { text: post.title, tone: 'live' } : { text: `${post.title} · ${said.draft}`, tone: 'waiting' }
  if (_id) return { text: said.lost, tone: 'broken' }
  return usual ? { text: `${usual.title} · ${said.byAddress}`, tone: 'live' } : { text: said.usual, tone: 'off' }
}
