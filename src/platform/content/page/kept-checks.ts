import { sql } from 'kysely'
import type { PageFinding } from '#domain/page/check/finding.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The findings on a page, and when it was checked. */
export interface KeptCheck {
  page: string
  at: string
  findings: PageFinding[]
}

/** Stores the findings on pages of the site, replacing earlier ones. */
export const keepChecks = async (ctx: Context, found: ReadonlyMap<string, readonly PageFinding[]>): Promise<void> => {
  if (found.size === 0) return
  const rows = [...found].map(([page, findings]) => ({ page, findings }))
  await sql`insert into page_check (site, page, at, findings)
    select ${ctx.site._id}, one ->> 'page', ${nowOf(ctx)}::timestamptz, one -> 'findings'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one
    on conflict (site, page) do update set at = excluded.at, findings = excluded.findings`.execute(ctx[executor])
}

/** Returns up to `most` pages of the site with findings, worst first, and the number of such pages. */
export const keptChecks = async (ctx: Context, most: number) => {
  const { rows } = await sql<KeptCheck>`select page, at, findings from page_check
    where site = ${ctx.site._id} and jsonb_array_length(findings) > 0
    order by jsonb_array_length(jsonb_path_query_array(findings, '$[*] ? (@.severity == "error")')) desc,
      jsonb_array_length(findings) desc, page limit ${most}`.execute(ctx[executor])
  const sum = await sql<{ pages: number; bad: number; at: string | null }>`select count(*)::int as pages,
      count(*) filter (where jsonb_array_length(findings) > 0)::int as bad, max(at) as at
    from page_check where site = ${ctx.site._id}`.execute(ctx[executor])
  return { rows, ...sum.rows[0]! }
}

/** Deletes findings from before an instant, which belong to deleted pages. */
export const dropChecks = async (ctx: Context, before: string): Promise<void> => {
  await sql`delete from page_check where site = ${ctx.site._id} and at < ${before}`.execute(ctx[executor])
}
