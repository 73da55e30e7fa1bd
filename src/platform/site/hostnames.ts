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
