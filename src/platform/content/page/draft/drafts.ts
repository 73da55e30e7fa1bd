import { sql } from 'kysely'
import type { Page } from '#domain/page/page.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { noteRevision } from './revisions.ts'

/** The draft of a page of the site. Callers check who may see or change it. */
export interface Draft {
  revision: number
  content: Page
  by: string
  byName: string
  at: string
  keptRevision: number
  keptAt: string
  publishedRevision: number | null
  publishedNumber: number | null
  publishAt: string | null
  unpublishAt: string | null
  scheduledBy: string
  state: 'none' | 'proposed'
  note: string
  proposedBy: string | null
  linkKey: string | null
  linkUntil: string | null
}

const columns = sql`revision, content, "by", "byName", at, "keptRevision", "keptAt", "publishedRevision", "publishedNumber",
  "publishAt", "unpublishAt", "scheduledBy", state, note, "proposedBy", "linkKey", "linkUntil"`

/** Returns the current draft of a page. Undefined if the page has not been edited since its creation. */
export const draftOf = async (ctx: Context, page: string): Promise<Draft | undefined> => {
  const { rows } = await sql<Draft>`select ${columns} from page_draft where ${ofPage(ctx, page)}`.execute(ctx[executor])
  return rows[0]
}

/**
 * Returns the draft of a page, locked until the transaction ends. Without one, creates it from the live page (`live`)
 * as revision 0. The post is locked first, as in all writes; `forPost` says whether it is written too.
 */
export const lockedDraft = async (
  ctx: Context,
  of: { page: string; live: Page; forPost: 'key share' | 'update' },
): Promise<Draft> => {
  await sql`select 1 from post where site = ${ctx.site._id} and _id = ${of.page} for ${sql.raw(of.forPost)}`.execute(
    ctx[executor],
  )
  const content = JSON.stringify(of.live)
  const now = nowOf(ctx)
  const { numAffectedRows } =
    await sql`insert into page_draft (site, page, revision, content, "by", "byName", at, "keptRevision", "keptAt")
    values (${ctx.site._id}, ${of.page}, 0, ${content}::jsonb, '', '', ${now}::timestamptz, 0, ${now}::timestamptz)
    on conflict (site, page) do nothing`.execute(ctx[executor])
  if (numAffectedRows === 1n) await noteRevision(ctx, { page: of.page, revision: 0, content: of.live })
  const { rows } = await sql<Draft>`select ${columns} from page_draft where ${ofPage(ctx, of.page)} for update`.execute(
    ctx[executor],
  )
  return rows[0]!
}

/** Writes the next revision of a locked draft, by default by the viewer. Returns its number. */
export const writeDraft = async (
  ctx: Context,
  to: { page: string; from: Draft; content: Page; by?: Pick<Draft, 'by' | 'byName'> },
): Promise<number> => {
  const revision = to.from.revision + 1
  const { by, byName } = to.by ?? { by: ctx.viewer.id, byName: ctx.viewer.name }
  await changeDraft(ctx, to.page, { revision, content: to.content, by, byName, at: nowOf(ctx) })
  await noteRevision(ctx, { page: to.page, revision, content: to.content })
  return revision
}

/** Changes properties of a locked draft. */
export const changeDraft = async (ctx: Context, page: string, to: Partial<Draft>): Promise<void> => {
  const sets = Object.entries(to).map(([name, value]) => {
    const stored = name === 'content' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    return sql`${sql.ref(name)} = ${stored}`
  })
  await sql`update page_draft set ${sql.join(sets)} where ${ofPage(ctx, page)}`.execute(ctx[executor])
}

const ofPage = ({ site }: Context, page: string) => sql`site = ${site._id} and page = ${page}`
