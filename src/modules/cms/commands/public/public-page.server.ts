import type { Context } from '#platform/context.ts'
import { enterPage } from '../gate/enter-page.server.ts'
import type { FoundPage } from '../find-page.server.ts'
import { isList } from '../../rules/post-pages.ts'
import { type PageContent, pageContent } from './page-content.server.ts'
import { type PostList, postsOf } from './posts-of.server.ts'

/** The surroundings of a page (specification §2.2, page meta mode). */
export interface Standing {
  mode: FoundPage['mode']
  isFullscreen: boolean
}

/** What a page of a type with its own view, such as a form, needs beside its rows. */
interface TypedContent {
  type: string
  content: unknown
  /** The style sheets of its view. */
  styles: readonly string[]
}

/** A page for a visitor: its password gate, or its content and its posts. */
export type PublicPage = { _id: string; title: string; slug: string; standing: Standing } & (
  | { isLocked: true }
  | { isLocked: false; content: PageContent; list: PostList | null; key: string | null; typed: TypedContent | null }
)

/** A page past its gates. `asked` selects its posts. Throws the login gate (requirements L46 to L49, L136). */
export const publicPage = async (ctx: Context, page: FoundPage, asked: URLSearchParams): Promise<PublicPage> => {
  const told = { _id: page._id, title: page.title, slug: page.slug, standing: standingOf(page) }
  const entered = await enterPage(ctx, page)
  if (!entered) return { ...told, isLocked: true }
  const [content, list, typed] = await Promise.all([
    pageContent(entered.ctx, page._id),
    isList(page) ? postsOf(entered.ctx, { page, asked }) : null,
    typedContent(entered.ctx, page),
  ])
  return { ...told, isLocked: false, content, list, key: entered.key, typed }
}

/** The content of a page type that a module declares; null for an ordinary page. */
const typedContent = async (
  ctx: Context,
  { type, _id }: Pick<FoundPage, 'type' | '_id'>,
): Promise<TypedContent | null> => {
  const known = ctx.app.pageTypes.get(type)
  return known ? { type, content: await known.load(ctx, { _id }), styles: known.styles } : null
}

const standingOf = ({ mode, fullscreen }: FoundPage): Standing => ({ mode, isFullscreen: fullscreen })
