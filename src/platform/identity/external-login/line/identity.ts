import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Somebody } from './provider.ts'

/** Returns the learner of the site who is linked to a provider's user; null if there is none. */
export const learnerOf = async (ctx: Context, of: Somebody): Promise<string | null> => {
  const { rows } = await sql<{ user: string }>`select "user" from identity where site = ${ctx.site._id}
    and issuer = ${of.issuer} and subject = ${of.subject}`.execute(ctx[executor])
  return rows[0]?.user ?? null
}

/** Links a provider's user to a learner. Returns false if either already has another link. */
export const link = async (ctx: Context, of: { user: string; somebody: Somebody }): Promise<boolean> => {
  const { issuer, subject, name } = of.somebody
  const { rows } = await sql<{ user: string }>`insert into identity (site, issuer, subject, "user", name, "createdAt")
    values (${ctx.site._id}, ${issuer}, ${subject}, ${of.user}, ${name}, ${nowOf(ctx)})
    on conflict do nothing returning "user"`.execute(ctx[executor])
  return rows.length > 0
}

/** The viewer's chat account: its name there, and whether the viewer could sign in without it. */
export interface Linked {
  name: string
  canUnlink: boolean
}

/** Returns the viewer's linked chat account on this site; null if there is none. */
export const linkedOf = async (ctx: Context): Promise<Linked | null> => {
  const { rows } = await sql<Linked>`select i.name, ${hasPassword} as "canUnlink" from identity i
    where ${isHis(ctx)}`.execute(ctx[executor])
  return rows[0] ?? null
}

/**
 * Unlinks the viewer's chat account, and returns whether one was removed. Refused if the viewer could not sign in
 * without it, or is being impersonated.
 */
export const unlink = async (ctx: Context): Promise<boolean> => {
  if (ctx.viewer.actor) return false
  const { rows } = await sql`delete from identity i where ${isHis(ctx)} and ${hasPassword}
    returning i."user"`.execute(ctx[executor])
  return rows.length > 0
}

const isHis = ({ site, viewer, app }: Context) =>
  sql`i.site = ${site._id} and i."user" = ${viewer.id} and i.issuer = ${app.lineLogin.issuer} and ${viewer.home} = i.site`

const hasPassword = sql`exists (select 1 from credential c where c.site = i.site and c."user" = i."user")`
