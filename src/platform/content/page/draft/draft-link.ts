import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { changeDraft, type Draft } from './drafts.ts'

/** Lifetime of a draft link for people without an account. */
const validMs = 7 * 24 * 3_600_000

const form = /^([0-9a-f]{24})\.(\d{13})\.([\w-]{43})$/

type Linked = Pick<Draft, 'linkKey' | 'linkUntil'>

/** Returns the token of a draft's link; null if there is no valid one. */
export const linkOf = (ctx: Context, { page, draft }: { page: string; draft: Linked }) => {
  const { linkKey, linkUntil } = draft
  const until = linkUntil === null ? 0 : Date.parse(linkUntil)
  if (linkKey === null || until <= ctx.now) return null
  return { token: `${page}.${until}.${markOf(ctx, { page, until, linkKey })}`, until }
}

/** Creates or returns the link of a locked draft. */
export const giveLink = async (ctx: Context, { page, draft }: { page: string; draft: Linked }) => {
  const given = linkOf(ctx, { page, draft })
  if (given) return given
  const linkKey = randomBytes(16).toString('hex')
  const linkUntil = new Date(ctx.now + validMs).toISOString()
  await changeDraft(ctx, page, { linkKey, linkUntil })
  return linkOf(ctx, { page, draft: { linkKey, linkUntil } })!
}

/** Revokes the link of a locked draft. A later link is different. */
export const withdrawLink = (ctx: Context, page: string) => changeDraft(ctx, page, { linkKey: null, linkUntil: null })

/** Returns the page and draft of a token of this site. Null for an invalid, expired or revoked token. */
export const linkedDraft = async (ctx: Context, token: string): Promise<{ page: string; content: Page } | null> => {
  const [, page, end, mark] = form.exec(token) ?? []
  if (!page || !end || !mark) return null
  const { rows } = await sql<Linked & { content: Page }>`select d."linkKey", d."linkUntil", d.content from page_draft d
    join post p on p.site = d.site and p._id = d.page and p."removedAt" is null
    where d.site = ${ctx.site._id} and d.page = ${page}`.execute(ctx[executor])
  const draft = rows[0]
  const until = Number(end)
  if (!draft?.linkKey || draft.linkUntil === null || until !== Date.parse(draft.linkUntil) || until <= ctx.now)
    return null
  const right = markOf(ctx, { page, until, linkKey: draft.linkKey })
  return timingSafeEqual(Buffer.from(mark), Buffer.from(right)) ? { page, content: draft.content } : null
}

const markOf = ({ app, site }: Context, of: { page: string; until: number; linkKey: string }) =>
  createHmac('sha256', app.sealing.key)
    .update(`page draft\n${site._id}\n${of.page}\n${of.until}\n${of.linkKey}`)
    .digest('base64url')
