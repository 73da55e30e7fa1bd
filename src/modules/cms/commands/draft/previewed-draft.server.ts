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
 * A page as visitors would have it if it said `content`, past its gates, for who has proved that he may look at it; the
 * `version` is said where it is a kept one. Throws not-found where the site has no such page.
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
    ...{ list, key: null },
  }
}

/** The draft that a link shows. Throws not-found for any token but one that this site gave, and that is neither old nor withdrawn. */
export const previewedDraft = async (ctx: Context, token: string): Promise<ShownDraft> => {
  const linked = await linkedDraft(ctx, token)
  if (!linked) throw notFound()
  return shownDraft(ctx, { page: linked.page, content: liveOf(linked.content) })
}
