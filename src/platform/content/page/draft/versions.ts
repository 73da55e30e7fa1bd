import { sql } from 'kysely'
import type { Page } from '#domain/page/page.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

type VersionKind = 'published' | 'scheduled' | 'restored' | 'checkpoint' | 'note'

/** What a page was, without what it said. */
export interface Version {
  number: number
  kind: VersionKind
  title: string
  by: string
  byName: string
  at: string
  note: string
}

/** So many versions of a page are kept, and of them the newest whatever they are; those that visitors had go last. */
const most = 200
const always = 20

/** What visitors had at some time. */
const shown = sql`kind in ('published', 'scheduled')`

/** The versions of a page of the context's site, newest first. */
export const versionsOfPage = async (ctx: Context, page: string): Promise<Version[]> => {
  const { rows } = await sql<Version>`select number, kind, title, "by", "byName", at, note from page_version
    where ${ofPage(ctx, page)} order by number desc limit ${most}`.execute(ctx[executor])
  return rows
}

/** One version and what the page said in it; null where the page of the context's site has none of that number. */
export const versionOf = async (ctx: Context, of: { page: string; number: number }) => {
  const { rows } = await sql<Version & { content: Page }>`select number, kind, title, "by", "byName", at, note, content
    from page_version where ${ofPage(ctx, of.page)} and number = ${of.number}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** The number of the version that visitors have, or had last; null where they never had one. */
export const shownNumber = async (ctx: Context, page: string): Promise<number | null> => {
  const { rows } = await sql<{ number: number | null }>`select max(number) as number from page_version
    where ${ofPage(ctx, page)} and ${shown}`.execute(ctx[executor])
  return rows[0]?.number ?? null
}

type Kept = Pick<Version, 'kind' | 'title'> & { content: Page } & Partial<
    Pick<Version, 'by' | 'byName' | 'at' | 'note'>
  >

/**
 * Keeps a version, by the viewer and of now unless it is said otherwise; answers its number. The draft of the page, or its post,
 * is held: two are never numbered at once.
 */
export const keepVersion = async (ctx: Context, page: string, of: Kept): Promise<number> => {
  const { viewer } = ctx
  const { by = viewer.id, byName = viewer.name, at = nowOf(ctx), note = '' } = of
  const { rows } = await sql<{
    number: number
  }>`insert into page_version (site, page, number, kind, title, content, "by", "byName", at, note)
    select ${ctx.site._id}, ${page}, coalesce(max(number), 0) + 1, ${of.kind}, ${of.title},
      ${JSON.stringify(of.content)}::jsonb, ${by}, ${byName}, ${at}::timestamptz, ${note}
    from page_version where ${ofPage(ctx, page)} returning number`.execute(ctx[executor])
  const { number } = rows[0]!
  if (number > most) await forgetMost(ctx, { page, number })
  return number
}

/** Says of a version what became of it. */
export const relabelVersion = async (
  ctx: Context,
  of: { page: string; number: number; kind: VersionKind; byName?: string },
): Promise<void> => {
  const by = of.byName === undefined ? sql`` : sql`, "byName" = ${of.byName}`
  await sql`update page_version set kind = ${of.kind}${by}
    where ${ofPage(ctx, of.page)} and number = ${of.number}`.execute(ctx[executor])
}

async function forgetMost(ctx: Context, { page, number }: { page: string; number: number }) {
  await sql`delete from page_version where ${ofPage(ctx, page)} and number in (
    select number from page_version where ${ofPage(ctx, page)}
    order by number > ${number - always} desc, ${shown} desc, number desc offset ${most})`.execute(ctx[executor])
}

const ofPage = ({ site }: Context, page: string) => sql`site = ${site._id} and page = ${page}`
