import { same } from '#domain/page/merge/same.ts'
import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { draftOf } from '#platform/content/page/draft/drafts.ts'
import { bePresent, type Editor, othersAt } from '#platform/content/page/draft/presence.ts'
import { draftedPage, mayPublish } from './find-draft.server.ts'

/** A page as opened in the builder. */
export interface OpenedDraft {
  _id: string
  title: string
  page: Page
  revision: number
  /** Whether the draft differs from the published page. */
  hasChanges: boolean
  isLive: boolean
  /** Of the published page. */
  version: number
  /** Instants in UTC. */
  publishAt: string | null
  unpublishAt: string | null
  state: 'none' | 'proposed'
  /** The note with which it was proposed or returned. */
  note: string
  mayPublish: boolean
  /** Others who have it open. */
  editors: Editor[]
}

/**
 * Opens the draft of a page, or the page itself if it has none. The viewer counts as present from now on. Throws
 * not-found and forbidden.
 */
export const openDraft = async (ctx: Context, { _id }: { _id: string }): Promise<OpenedDraft> => {
  const post = await draftedPage(ctx, _id)
  const draft = await draftOf(ctx, post._id)
  await bePresent(ctx, post._id)
  const page = draft?.content ?? post.live
  return {
    ...{ _id: post._id, title: post.title, page, revision: draft?.revision ?? 0 },
    ...{ hasChanges: !same(page, post.live), isLive: post.isLive, version: post.version },
    ...{ publishAt: draft?.publishAt ?? null, unpublishAt: draft?.unpublishAt ?? null },
    ...{ state: draft?.state ?? 'none', note: draft?.note ?? '', mayPublish: mayPublish(ctx) },
    editors: await othersAt(ctx, post._id),
  }
}

/** Who else has a page open, the state and the author of its draft, and the published content if it changed. */
export interface Present {
  editors: Editor[]
  revision: number
  by: string
  now: { live: Page; isLive: boolean; version: number } | null
}

/**
 * Reports that the viewer still has the page open, at which part, and which published version they know (-1: none
 * requested).
 */
export const presence = async (
  ctx: Context,
  { _id, part = null, version = -1 }: { _id: string; part?: string | null; version?: number },
): Promise<Present> => {
  const { live, isLive, ...post } = await draftedPage(ctx, _id)
  await bePresent(ctx, post._id, part !== null && /^[\w-]{1,64}$/.test(part) ? part : null)
  const draft = await draftOf(ctx, post._id)
  const isOld = version >= 0 && version !== post.version
  return {
    ...{ editors: await othersAt(ctx, post._id), revision: draft?.revision ?? 0, by: draft?.byName ?? '' },
    now: isOld ? { live, isLive, version: post.version } : null,
  }
}
