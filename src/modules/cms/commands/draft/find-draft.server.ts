import { isMenu } from '#domain/page/menu.ts'
import { type Page, readPage } from '#domain/page/page.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { changeDraft, type Draft } from '#platform/content/page/draft/drafts.ts'
import { keepVersion } from '#platform/content/page/draft/versions.ts'
import { mayDraft } from '#platform/content/page/draft/approval.ts'
import { draftWords as words } from '../../words/draft-words.ts'

/** A page of the site for which the viewer may write a draft. */
export interface DraftedPage {
  _id: string
  title: string
  slug: string
  type: 'page' | 'form' | 'post'
  /** The published content, or what would be published. */
  live: Page
  isLive: boolean
  /** Increases whenever the published content may have changed. */
  version: number
}

const emptyPage: Page = { version: 1, rows: [] }

/**
 * Throws forbidden if the viewer has no builder on this site. Throws not-found if the site has no such page; a menu
 * does not count.
 */
export const draftedPage = async (ctx: Context, _id: unknown): Promise<DraftedPage> => {
  if (!(await mayDraft(ctx))) throw forbidden()
  if (typeof _id !== 'string' || !/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  const post = await from(ctx, 'post')
    .select([
      'post._id',
      'post.title',
      'post.slug',
      'post.type',
      'post.builder',
      'post.status',
      'post.sharedBy',
      'post.version',
    ])
    .where('post._id', '=', _id)
    .executeTakeFirst()
  if (!post || isMenu(post.builder)) throw notFound()
  if (post.sharedBy !== null) throw forbidden({ field: '_id', code: 'kept-elsewhere', ...words.keptElsewhere })
  const { _id: id, title, slug, type, version } = post
  const shown = { live: liveOf(post.builder), isLive: post.status, version }
  return { _id: id, title, slug, type: type as DraftedPage['type'], ...shown }
}

/** The stored rows of a page. Unreadable rows become an empty page. */
export const liveOf = (builder: unknown): Page => {
  const read = readPage(builder)
  return 'page' in read ? read.page : emptyPage
}

/** Only administrators publish drafts. */
export const mayPublish = ({ viewer }: Pick<Context, 'viewer'>) => isAtLeast(viewer, 'admin')

export const assertPublisher = (ctx: Context) => {
  if (!mayPublish(ctx)) throw forbidden()
}

/** A draft that an administrator scheduled cannot be changed by people who may not publish. */
export const assertUnscheduled = (ctx: Context, { publishAt }: Pick<Draft, 'publishAt'>) => {
  if (publishAt !== null && !mayPublish(ctx)) throw forbidden({ field: '_id', code: 'scheduled', ...words.scheduled })
}

/** Saves a locked draft as a version of its last author, unless a version holds it already. */
export const keepUnkept = async (ctx: Context, { post, draft }: { post: DraftedPage; draft: Draft }): Promise<void> => {
  const { content, by, byName, at, revision } = draft
  if (draft.keptRevision === revision) return
  await keepVersion(ctx, post._id, { kind: 'checkpoint', title: post.title, content, by, byName, at })
  await changeDraft(ctx, post._id, { keptRevision: revision, keptAt: new Date(ctx.now).toISOString() })
}

/** A page from the editor. Throws invalid with its errors. */
export const sentPage = (sent: unknown): Page => {
  const read = isMenu(sent) ? { issues: [{ field: '', code: 'menu', ...words.noPage }] } : readPage(sent)
  if ('issues' in read) throw invalid(...read.issues)
  return read.page
}

/** A revision number from the editor. */
export const sentNumber = (sent: unknown): number => {
  if (typeof sent !== 'number' || !Number.isInteger(sent) || sent < 0 || sent > 2_147_483_647)
    throw invalid({ field: 'revision', code: 'type', ...words.noRevision })
  return sent
}
