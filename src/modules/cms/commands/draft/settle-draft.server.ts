import { isMenu } from '#domain/page/menu.ts'
import { mergePages } from '#domain/page/merge/merge.ts'
import { same } from '#domain/page/merge/same.ts'
import { type Page, readPage } from '#domain/page/page.ts'
import type { ChangedRow } from '#platform/http/api/command.ts'
import type { Context } from '#platform/context.ts'
import { type Draft, lockedDraft, writeDraft } from '#platform/content/page/draft/drafts.ts'
import { keepVersion, shownNumber } from '#platform/content/page/draft/versions.ts'
import { liveOf } from './find-draft.server.ts'

/**
 * Every stored change of a page's rows becomes a version. The draft is rebased on it: the draft's changes stay, and win
 * where both changed the same part.
 */
export const settleDraft = async (ctx: Context, { before, row }: ChangedRow): Promise<void> => {
  const builder = row['builder']
  if (isMenu(builder) || (before && same(before['builder'], builder))) return
  const [title, content] = [String(row['title']), liveOf(builder)]
  if (!before) return void (await keepVersion(ctx, row._id, { kind: 'published', title, content }))
  const was = liveOf(before['builder'])
  const draft = await lockedDraft(ctx, { page: row._id, live: was, forPost: 'update' })
  if (!isMenu(before['builder']) && (await shownNumber(ctx, row._id)) === null)
    await keepVersion(ctx, row._id, {
      kind: 'published',
      title: String(before['title']),
      content: was,
      ...from(before),
    })
  await keepVersion(ctx, row._id, { kind: 'published', title, content })
  const next = rebased({ was, content, draft })
  if (!same(next, draft.content)) await writeDraft(ctx, { page: row._id, from: draft, content: next })
}

const from = (before: Record<string, unknown>) => ({
  ...{ by: '', byName: '' },
  at: new Date(String(before['updatedAt'])).toISOString(),
})

/** The draft rebased on the current page. Unchanged if the merged result is no valid page. */
function rebased({ was, content, draft }: { was: Page; content: Page; draft: Draft }): Page {
  const { page } = mergePages({ base: was, mine: draft.content, theirs: content })
  return 'page' in readPage(page) ? page : draft.content
}
