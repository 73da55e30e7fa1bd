import { same } from '#domain/page/merge/same.ts'
import type { Page } from '#domain/page/page.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { changeDraft, type Draft, draftOf, lockedDraft, writeDraft } from '#platform/content/page/draft/drafts.ts'
import {
  keepVersion,
  shownNumber,
  type Version,
  versionOf,
  versionsOfPage,
} from '#platform/content/page/draft/versions.ts'
import { draftWords as words } from '../../words/draft-words.ts'
import {
  type DraftedPage,
  draftedPage,
  keepUnkept,
  liveOf,
  mayPublish,
  assertUnscheduled,
  sentNumber,
} from './find-draft.server.ts'
import { type DraftLink, shownLink } from './link-draft.server.ts'
import { sentNote } from './propose-draft.server.ts'

/** The versions of a page, newest first. */
export interface Versions {
  post: DraftedPage
  versions: Version[]
  /** The version that is or was last published. */
  shown: number | null
  /** The unpublished draft. Null if everything is published. */
  draft: Pick<Draft, 'revision' | 'at' | 'byName' | 'state' | 'note'> | null
  /** The link that shows the draft to people without an account. Null without one. */
  link: DraftLink | null
  /** The revision of the draft, even without changes. */
  revision: number
  schedule: Pick<Draft, 'publishAt' | 'unpublishAt'>
  mayPublish: boolean
}

/** The versions of a page, for viewers who may write its draft. Throws not-found and forbidden. */
export const versionsOf = async (ctx: Context, { _id }: { _id: string }): Promise<Versions> => {
  const post = await draftedPage(ctx, _id)
  const [versions, shown, draft] = [
    await versionsOfPage(ctx, post._id),
    await shownNumber(ctx, post._id),
    await draftOf(ctx, post._id),
  ]
  const isWritten = draft !== undefined && (!same(draft.content, post.live) || draft.state === 'proposed')
  return {
    ...{ post, versions, shown, revision: draft?.revision ?? 0, mayPublish: mayPublish(ctx) },
    schedule: { publishAt: draft?.publishAt ?? null, unpublishAt: draft?.unpublishAt ?? null },
    draft: isWritten
      ? { revision: draft.revision, at: draft.at, byName: draft.byName, state: draft.state, note: draft.note }
      : null,
    link: draft ? shownLink(ctx, { page: post._id, draft }) : null,
  }
}

/** The content of a version of a page. Number 0 is the draft. Throws not-found. */
export const contentOf = async (
  ctx: Context,
  { post, number }: { post: DraftedPage; number: number },
): Promise<Page> => {
  if (number === 0) return (await draftOf(ctx, post._id))?.content ?? post.live
  const version = await versionOf(ctx, { page: post._id, number })
  if (!version) throw notFound()
  return liveOf(version.content)
}

/**
 * Makes an earlier version the draft. Nothing is removed: the current draft is saved first, and the result is a new
 * version. Visitors see it only after publishing. Restoring what the draft already holds changes nothing.
 */
export const restoreVersion = async (
  ctx: Context,
  sent: { _id: string; number: number },
): Promise<{ revision: number; page: Page }> => {
  const post = await draftedPage(ctx, sent._id)
  const number = sentNumber(sent.number)
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    assertUnscheduled(ctx, draft)
    const version = await versionOf(inside, { page: post._id, number })
    if (!version) throw notFound()
    const content = liveOf(version.content)
    if (same(content, draft.content)) return { revision: draft.revision, page: content }
    await keepUnkept(inside, { post, draft })
    const revision = await writeDraft(inside, { page: post._id, from: draft, content })
    await keepVersion(inside, post._id, { kind: 'restored', title: post.title, content, note: String(number) })
    await changeDraft(inside, post._id, { keptRevision: revision, keptAt: new Date(ctx.now).toISOString() })
    return { revision, page: content }
  })
}

/** Saves the draft as a version with a note. Saving the same again with the same note changes nothing. */
export const noteVersion = async (ctx: Context, sent: { _id: string; note: string }): Promise<{ number: number }> => {
  const post = await draftedPage(ctx, sent._id)
  const note = sentNote(sent.note)
  if (note === '') throw invalid({ field: 'note', code: 'missing', ...words.noNote })
  return inTransaction(ctx, async (inside) => {
    const { content, revision } = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    const [newest] = await versionsOfPage(inside, post._id)
    const said = newest?.kind === 'note' && newest.note === note ? newest.number : null
    if (said !== null && same((await versionOf(inside, { page: post._id, number: said }))?.content, content))
      return { number: said }
    const number = await keepVersion(inside, post._id, { kind: 'note', title: post.title, content, note })
    await changeDraft(inside, post._id, { keptRevision: revision, keptAt: new Date(ctx.now).toISOString() })
    return { number }
  })
}
