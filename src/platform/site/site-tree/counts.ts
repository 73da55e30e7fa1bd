import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { LogEntry } from '#platform/operations/error-log/error-log.ts'
import { ownedBy } from './own.ts'

export type BySite = ReadonlyMap<string, number>

/** Returns the number of rows of a collection on each of the viewer's sites, without removed rows. */
export const rowsBySite = (ctx: Context, name: string): Promise<BySite> => {
  const there = ctx.app.collections.get(name)?.collection.softDelete ? sql`and "removedAt" is null` : sql``
  return counted(
    ctx,
    sql`select site, count(*)::integer as n from ${sql.table(name)}
    where site in (${ownedBy(ctx.viewer)}) ${there} group by site`,
  )
}

/** Returns the number of learners of each site. Staff belong to the origin and do not count. */
export const learnersBySite = (ctx: Context): Promise<BySite> =>
  counted(
    ctx,
    sql`select site, count(*)::integer as n from "user"
    where site in (${ownedBy(ctx.viewer)}) and "removedAt" is null and role = 'user' group by site`,
  )

/** Returns the number of people with a role on each site. */
export const staffBySite = (ctx: Context): Promise<BySite> =>
  counted(
    ctx,
    sql`select site, count(*)::integer as n from "grant"
    where site in (${ownedBy(ctx.viewer)}) group by site`,
  )

/** Returns the number of failed mails of the last day, by site. */
export const failedMailBySite = (ctx: Context): Promise<BySite> =>
  counted(
    ctx,
    sql`select site, count(*)::integer as n from mail where state = 'failed'
    and "createdAt" > ${new Date(ctx.now - 86_400_000).toISOString()} and site in (${ownedBy(ctx.viewer)}) group by site`,
  )

/** Returns the number of permanently failed jobs, by site; '' is the installation. */
export const failedJobsBySite = (ctx: Context): Promise<BySite> =>
  counted(
    ctx,
    sql`select site, count(*)::integer as n from job where state = 'failed'
    and (site = '' or site in (${ownedBy(ctx.viewer)})) group by site`,
  )

/** Returns the number of errors on each site in the last day, on the server or in browsers, from the logs. */
export const errorsBySite = (ctx: Context, source: LogEntry['source']): Promise<BySite> =>
  counted(
    ctx,
    sql`select site, count(*)::integer as n from site_log where level = 'error' and source = ${source}
    and at > ${new Date(ctx.now - 86_400_000).toISOString()} and site in (${ownedBy(ctx.viewer)}) group by site`,
  )

/** Returns the bytes of uploaded files, by site. */
export const fileBytesBySite = (ctx: Context): Promise<BySite> =>
  counted(ctx, sql`select site, sum(bytes)::float8 as n from file where site in (${ownedBy(ctx.viewer)}) group by site`)

/** Returns completed enrolments and the hours of their courses, by site. */
export const passesBySite = async (ctx: Context): Promise<ReadonlyMap<string, { passes: number; hours: number }>> => {
  const { rows } = await sql<{
    site: string
    passes: number
    hours: number
  }>`select e.site, count(*)::integer as passes,
      coalesce(sum(c.hours), 0)::float8 as hours
    from enroll e join course c on c.site = e.site and c._id = e."courseID"
    where e.site in (${ownedBy(ctx.viewer)}) and e."removedAt" is null and e.analytics ->> 'status' = 'complete'
    group by e.site`.execute(ctx[executor])
  return new Map(rows.map(({ site, passes, hours }) => [site, { passes, hours }]))
}

async function counted(ctx: Context, query: ReturnType<typeof sql<{ site: string; n: number }>>): Promise<BySite> {
  const { rows } = await query.execute(ctx[executor])
  return new Map(rows.map(({ site, n }) => [site, n]))
}
