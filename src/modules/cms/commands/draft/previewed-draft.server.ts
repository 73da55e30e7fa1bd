import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { asVisitor } from '#platform/content/page/draft/as-visitor.ts'
import { linkedDraft } from '#platform/content/page/draft/draft-link.ts'
import { lookedAt } from '#platform/content/page/draft/looked-at.ts'
import { pageViewModel } from '#platform/content/page/page-view-model.server.ts'
import { isList } from '../../rules/post-pages.ts'
import { blocksOf } from '../public/page-content.server.ts'
import { postsOf } from '../public/posts-of.server.ts'
import type { PublicPage } from '../public/public-page.server.ts'
import { liveOf } from './find-draft.server.ts'

type ShownDraft = Extract<PublicPage, { isLocked: false }>

/**
 * The page as visitors would see `content`, without its gates. The caller must have checked the permission. The
 * `version` is stated for a saved one. Throws not-found if the site has no such page.
 */
export const shownDraft = async (
  ctx: Context,
  of: { page: string; content: Page; version?: number },
): Promise<ShownDraft> => {
  const found = await lookedAt(ctx, of.page)
  if (!found) throw notFound()
  const visitor = asVisitor(ctx)
  const rows = await pageViewModel(visitor, {
    _id: found._id,
    stored: of.content,
    ...(of.version && { version: of.version }),
  })
  const list = isList(found) ? await postsOf(visitor, { page: found, asked: new URLSearchParams() }) : null
  return {
    ...{ _id: found._id, title: found.title, slug: found.slug },
    standing: { mode: found.mode, isFullscreen: found.fullscreen },
    isLocked: false,
    content: { html: found.content, ...blocksOf(rows) },
    ...{ list, key: null, typed: null },
  }
}

/** The draft behind a link. Throws not-found for a token that is forged, expired or revoked. */
export const previewedDraft = async (ctx: Context, token: string): Promise<ShownDraft> => {
  const linked = await linkedDraft(ctx, token)
  if (!linked) throw notFound()
  return shownDraft(ctx, { page: linked.page, content: liveOf(linked.content) })
}
