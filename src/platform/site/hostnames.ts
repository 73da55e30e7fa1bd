import { sql } from 'kysely'
import type { App } from '#platform/context.ts'

/**
 * The host names of all sites, for the developer bar only (guides U13). The tenants of an installation are
 * confidential.
 */
export const hostnames = async ({ database }: Pick<App, 'database'>): Promise<{ hostname: string }[]> => {
  const { rows } = await sql<{ hostname: string }>`select hostname from hostname order by hostname`.execute(
    database.kysely,
  )
  return rows
}

/** Whether a host name belongs to a site of this installation: flows do not call it. */
export const isOwnHost = async ({ database }: Pick<App, 'database'>, hostname: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from hostname where lower(hostname) in (${hostname}, ${`www.${hostname}`})
    or lower(split_part(hostname, ':', 1)) = ${hostname} limit 1`.execute(database.kysely)
  return rows.length > 0
}
