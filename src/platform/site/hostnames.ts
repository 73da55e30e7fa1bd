import { sql } from 'kysely'
import type { App } from '#platform/context.ts'

/** The host names of every site, for the developer bar alone (guides U13): an installation's tenants are its secret. */
export const hostnames = async ({ database }: Pick<App, 'database'>): Promise<{ hostname: string }[]> => {
  const { rows } = await sql<{ hostname: string }>`select hostname from hostname order by hostname`.execute(
    database.kysely,
  )
  return rows
}
