import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { type News, notify } from './notify.ts'

/** Notifies the administrators and managers of the site, in its transaction. Returns how many. */
export const tellStaff = async (ctx: Context, news: Omit<News, 'to'>): Promise<number> => {
  const { rows } = await sql<{ user: string }>`select distinct g."user" from "grant" g
    where g.site = ${ctx.site._id} and g.role in ('admin', 'manager') order by 1`.execute(ctx[executor])
  let told = 0
  for (const { user } of rows) if (user !== ctx.viewer.id && (await notify(ctx, { ...news, to: user }))) told++
  return told
}
