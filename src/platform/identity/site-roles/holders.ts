import { sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from './highest-first.ts'

/** By user, their roles from the highest, each with its number of sites. */
export type Holders = ReadonlyMap<string, readonly { role: Role; sites: number }[]>

/** Returns the roles of users of the site, in one query for all. */
export const holdersOf = async (ctx: Context, users: readonly string[]): Promise<Holders> => {
  const { rows } = await sql<{
    user: string
    role: Role
    sites: number
  }>`select "user", role, count(*)::integer as sites
    from "grant" where "userSite" = ${ctx.site._id} and "user" = any(${users}) group by "user", role
    order by ${highestFirst(sql.ref('role'))}`.execute(ctx[executor])
  return Map.groupBy(rows, ({ user }) => user)
}

/** Returns when a user of the site was last active in a valid session; null if unknown. */
export const lastSeenOf = async (ctx: Context, user: string): Promise<string | null> => {
  const { rows } = await sql<{ at: string | null }>`select max("seenAt") as at from session
    where "userSite" = ${ctx.site._id} and "user" = ${user} and "ofStaff" is null`.execute(ctx[executor])
  return rows[0]?.at ?? null
}
