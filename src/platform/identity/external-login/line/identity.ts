import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Somebody } from './provider.ts'

/** The learner of the context's site for whom a provider's person stands; null for nobody yet. */
export const learnerOf = async (ctx: Context, of: Somebody): Promise<string | null> => {
  const { rows } = await sql<{ user: string }>`select "user" from identity where site = ${ctx.site._id}
    and issuer = ${of.issuer} and subject = ${of.subject}`.execute(ctx[executor])
  return rows[0]?.user ?? null
}

/** Lets a provider's person stand for a learner; false where he stands for another one, or the learner has one already. */
export const link = async (ctx: Context, of: { user: string; somebody: Somebody }): Promise<boolean> => {
  const { issuer, subject, name } = of.somebody
  const { rows } = await sql<{ user: string }>`insert into identity (site, issuer, subject, "user", name, "createdAt")
    values (${ctx.site._id}, ${issuer}, ${subject}, ${of.user}, ${name}, ${nowOf(ctx)})
    on conflict do nothing returning "user"`.execute(ctx[executor])
  return rows.length > 0
}

/** The chat account of the viewer: what it is called there, and whether he could sign in without it. */
export interface Linked {
  name: string
  canUnlink: boolean
}

/** The chat account that the viewer has linked on this site; null without one. */
export const linkedOf = async (ctx: Context): Promise<Linked | null> => {
  const { rows } = await sql<Linked>`select i.name, ${hasPassword} as "canUnlink" from identity i
    where ${isHis(ctx)}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Takes the chat account of the viewer away, unless he could not sign in without it, or another acts in his name; whether one was taken. */
export const unlink = async (ctx: Context): Promise<boolean> => {
  if (ctx.viewer.actor) return false
  const { rows } = await sql`delete from identity i where ${isHis(ctx)} and ${hasPassword}
    returning i."user"`.execute(ctx[executor])
  return rows.length > 0
}

const isHis = ({ site, viewer, app }: Context) =>
  sql`i.site = ${site._id} and i."user" = ${viewer.id} and i.issuer = ${app.lineLogin.issuer} and ${viewer.home} = i.site`

const hasPassword = sql`exists (select 1 from credential c where c.site = i.site and c."user" = i."user")`
