import { sql } from 'kysely'
import type { Page } from '#domain/page/page.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

type VersionKind = 'published' | 'scheduled' | 'restored' | 'checkpoint' | 'note'

/** A version of a page, without its content. */
export interface Version {
  number: number
  kind: VersionKind
  title: string
  by: string
  byName: string
  at: string
  note: string
}

/** Maximum versions per page. Published ones are deleted last. */
const most = 200
const always = 20

/** SQL condition: versions that were published. */
const shown = sql`kind in ('published', 'scheduled')`

/** Returns the versions of a page of the site, newest first. */
export const versionsOfPage = async (ctx: Context, page: string): Promise<Version[]> => {
  const { rows } = await sql<Version>`select number, kind, title, "by", "byName", at, note from page_version
    where ${ofPage(ctx, page)} order by number desc limit ${most}`.execute(ctx[executor])
  return rows
}

/** Returns one version with its content. Null if the site's page has none of that number. */
export const versionOf = async (ctx: Context, of: { page: string; number: number }) => {
  const { rows } = await sql<Version & { content: Page }>`select number, kind, title, "by", "byName", at, note, content
    from page_version where ${ofPage(ctx, of.page)} and number = ${of.number}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Returns the number of the current or last published version; null if there never was one. */
export const shownNumber = async (ctx: Context, page: string): Promise<number | null> => {
  const { rows } = await sql<{ number: number | null }>`select max(number) as number from page_version
    where ${ofPage(ctx, page)} and ${shown}`.execute(ctx[executor])
  return rows[0]?.number ?? null
}

type Kept = Pick<Version, 'kind' | 'title'> & { content: Page } & Partial<
    Pick<Version, 'by' | 'byName' | 'at' | 'note'>
  >

/**
 * Stores a version, by default by the viewer and now. Returns its number. The caller has locked the draft or post, so
 * no two versions get one number.
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

/** Changes the kind of a version. */
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
