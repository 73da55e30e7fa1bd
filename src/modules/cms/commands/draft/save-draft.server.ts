import { mergePages } from '#domain/page/merge/merge.ts'
import { differing } from '#domain/page/merge/differing.ts'
import { same } from '#domain/page/merge/same.ts'
import { type Page, readPage } from '#domain/page/page.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { type Draft, lockedDraft, writeDraft } from '#platform/content/page/draft/drafts.ts'
import { revisionOf } from '#platform/content/page/draft/revisions.ts'
import { draftWords as words } from '../../words/draft-words.ts'
import {
  type DraftedPage,
  draftedPage,
  keepUnkept,
  assertUnscheduled,
  sentNumber,
  sentPage,
} from './find-draft.server.ts'

type SavedDraft =
  | { revision: number; page: Page; isMerged: boolean }
  | { conflict: { page: Page; revision: number; by: string; objects: string[] } }

/**
 * A version is saved after this many milliseconds of editing and when the author changes, but at most once a minute.
 */
const keptEveryMs = 600_000
const handedOverMs = 60_000

/** Autosave limit per person. */
const limits = [{ most: 240, ms: 60_000 }]

/**
 * Saves the draft of a page. A save based on an earlier revision is merged with other people's changes. If both changed
 * the same row, column or object, nothing is written and the result names the conflict. Saving the same again changes
 * nothing. Throws not-found, forbidden, and invalid with the page's errors.
 */
export const saveDraft = async (
  ctx: Context,
  sent: { _id: string; page: unknown; revision: number },
): Promise<SavedDraft> => {
  const post = await draftedPage(ctx, sent._id)
  ctx.app.limits.count(`page draft ${ctx.site._id} ${ctx.viewer.id}`, limits)
  const [page, revision] = [sentPage(sent.page), sentNumber(sent.revision)]
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    assertUnscheduled(ctx, draft)
    const merged = await mergedWith(inside, { post, draft, page, revision })
    if ('conflict' in merged) return merged
    const isMerged = !same(merged.page, page)
    if (same(merged.page, draft.content)) return { revision: draft.revision, page: draft.content, isMerged }
    await keepNowAndThen(inside, { post, draft })
    const next = await writeDraft(inside, { page: post._id, from: draft, content: merged.page })
    return { revision: next, page: merged.page, isMerged }
  })
}

async function mergedWith(
  ctx: Context,
  of: { post: DraftedPage; draft: Draft; page: Page; revision: number },
): Promise<{ page: Page } | Extract<SavedDraft, { conflict: unknown }>> {
  const { post, draft, page, revision } = of
  if (revision === draft.revision) return { page }
  if (revision > draft.revision) throw conflict({ field: 'revision', code: 'unknown', ...words.noRevision })
  const refused = (objects: string[]) => ({
    conflict: { page: draft.content, revision: draft.revision, by: draft.byName, objects },
  })
  const base = await revisionOf(ctx, { page: post._id, revision })
  if (!base) return same(page, draft.content) ? { page } : refused(differing(page, draft.content))
  const { page: merged, conflicts } = mergePages({ base, mine: page, theirs: draft.content })
  if (conflicts.length > 0) return refused(conflicts)
  // Two changes that merge cleanly may together exceed a limit.
  return 'page' in readPage(merged) ? { page: merged } : refused(differing(page, draft.content))
}

/** Saves a version from time to time before the draft is overwritten. */
async function keepNowAndThen(ctx: Context, { post, draft }: { post: DraftedPage; draft: Draft }) {
  const age = ctx.now - Date.parse(draft.keptAt)
  const isHandedOver = draft.by !== ctx.viewer.id && age >= handedOverMs
  if (isHandedOver || age >= keptEveryMs) await keepUnkept(ctx, { post, draft })
}
