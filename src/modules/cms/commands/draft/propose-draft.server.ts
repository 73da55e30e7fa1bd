import { href } from 'react-router'
import { same } from '#domain/page/merge/same.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { changeDraft, lockedDraft } from '#platform/content/page/draft/drafts.ts'
import { keepVersion } from '#platform/content/page/draft/versions.ts'
import { draftWords as words, toldWords as told } from '../../words/draft-words.ts'
import { type DraftedPage, draftedPage, assertPublisher, assertUnscheduled } from './find-draft.server.ts'

const longest = 500

/**
 * Proposes the draft to the site's administrators, who get the note. The proposal is saved as a version. Proposing the
 * same again notifies nobody. Throws invalid if the draft has no changes.
 */
export const proposeDraft = async (ctx: Context, sent: { _id: string; note: string }): Promise<void> => {
  const post = await draftedPage(ctx, sent._id)
  const note = sentNote(sent.note)
  await inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    assertUnscheduled(ctx, draft)
    if (post.isLive && same(draft.content, post.live))
      throw invalid({ field: '', code: 'unchanged', ...words.unchanged })
    const isRepeated = draft.state === 'proposed' && draft.note === note && draft.keptRevision === draft.revision
    if (isRepeated) return
    await keepVersion(inside, post._id, { kind: 'note', title: post.title, content: draft.content, note })
    const kept = { keptRevision: draft.revision, keptAt: new Date(ctx.now).toISOString() }
    await changeDraft(inside, post._id, { ...kept, state: 'proposed', note, proposedBy: ctx.viewer.id })
    for (const { _id } of await colleaguesOf(inside, { least: 'admin' }))
      if (_id !== ctx.viewer.id) await tellOf(inside, { to: _id, post, title: told.proposed, text: note })
  })
}

/** Returns a proposed draft to its author with a note. Only for administrators. Throws conflict if none is proposed. */
export const sendBackDraft = async (ctx: Context, sent: { _id: string; note: string }): Promise<void> => {
  const post = await draftedPage(ctx, sent._id)
  assertPublisher(ctx)
  const note = sentNote(sent.note)
  await inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    if (draft.state !== 'proposed') throw conflict({ field: '', code: 'not-proposed', ...words.notProposed })
    await changeDraft(inside, post._id, { state: 'none', note, proposedBy: null })
    if (draft.proposedBy) await tellOf(inside, { to: draft.proposedBy, post, title: told.sentBack, text: note })
  })
}

/** Notifies the proposer that their draft was published. */
export const tellPublished = async (ctx: Context, { to, post }: { to: string; post: DraftedPage }): Promise<void> => {
  if (to !== ctx.viewer.id) await tellOf(ctx, { to, post, title: told.published, text: '' })
}

async function tellOf(
  ctx: Context,
  of: { to: string; post: DraftedPage; title: (typeof told)[keyof typeof told]; text: string },
) {
  const { to, post, title, text } = of
  const filling = { name: ctx.viewer.name, page: post.title }
  await notify(ctx, {
    to,
    about: { collection: 'post', row: post._id },
    title: { th: fill(title.th, filling), en: fill(title.en, filling) },
    ...(text && { text: { th: text, en: text } }),
    href: href('/cms/builder/:id/versions', { id: post._id }),
  })
}

/** A note about a draft. It may be empty. */
export function sentNote(sent: unknown): string {
  const note = typeof sent === 'string' ? sent.trim() : null
  if (note === null || note.length > longest || !note.isWellFormed() || note.includes('\0'))
    throw invalid({ field: 'note', code: 'type', ...words.noNote })
  return note
}
