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

/** A page of the site that the viewer may write a draft of. */
export interface DraftedPage {
  _id: string
  title: string
  slug: string
  type: 'page' | 'form' | 'post'
  /** What visitors have, or would have if it were published. */
  live: Page
  isLive: boolean
  /** Moves on whenever what visitors have may have changed. */
  version: number
}

const emptyPage: Page = { version: 1, rows: [] }

/** Throws forbidden for who has no builder on this site, and not-found where it has no such page; a menu is none. */
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

/** What is stored of a page as rows; one that nobody can read begins again. */
export const liveOf = (builder: unknown): Page => {
  const read = readPage(builder)
  return 'page' in read ? read.page : emptyPage
}

/** Drafts are published by administrators alone. */
export const mayPublish = ({ viewer }: Pick<Context, 'viewer'>) => isAtLeast(viewer, 'admin')

export const assertPublisher = (ctx: Context) => {
  if (!mayPublish(ctx)) throw forbidden()
}

/** What an administrator has set to be published stays as he saw it, for all who may not publish. */
export const assertUnscheduled = (ctx: Context, { publishAt }: Pick<Draft, 'publishAt'>) => {
  if (publishAt !== null && !mayPublish(ctx)) throw forbidden({ field: '_id', code: 'scheduled', ...words.scheduled })
}

/** Keeps what a held draft says as a version by who wrote it, unless one holds it already. */
export const keepUnkept = async (ctx: Context, { post, draft }: { post: DraftedPage; draft: Draft }): Promise<void> => {
  const { content, by, byName, at, revision } = draft
  if (draft.keptRevision === revision) return
  await keepVersion(ctx, post._id, { kind: 'checkpoint', title: post.title, content, by, byName, at })
  await changeDraft(ctx, post._id, { keptRevision: revision, keptAt: new Date(ctx.now).toISOString() })
}

/** A page as the editor sends it. Throws invalid with what is wrong in it. */
export const sentPage = (sent: unknown): Page => {
  const read = isMenu(sent) ? { issues: [{ field: '', code: 'menu', ...words.noPage }] } : readPage(sent)
  if ('issues' in read) throw invalid(...read.issues)
  return read.page
}

/** A revision as the editor sends it. */
export const sentNumber = (sent: unknown): number => {
  if (typeof sent !== 'number' || !Number.isInteger(sent) || sent < 0 || sent > 2_147_483_647)
    throw invalid({ field: 'revision', code: 'type', ...words.noRevision })
  return sent
}
