import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** A notification of the user. */
export interface Notice {
  _id: string
  title: Text
  text: Text | null
  href: string
  createdAt: string
  isRead: boolean
}

/** Maximum shown, newest first. */
const shown = 50

/** Returns the user's notices on the site, newest first, and the total number of unread ones. */
export const ownNotices = async (ctx: Context): Promise<{ notices: Notice[]; unread: number }> => {
  const { rows: notices } =
    await sql<Notice>`select _id, title, text, href, "createdAt", "readAt" is not null as "isRead"
    from notice where ${own(ctx)} order by "createdAt" desc, _id desc limit ${shown}`.execute(ctx[executor])
  return { notices, unread: await unreadNotices(ctx) }
}

export const unreadNotices = async (ctx: Context): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notice
    where ${own(ctx)} and "readAt" is null`.execute(ctx[executor])
  return rows[0]!.n
}

/** Marks one or all of the user's notices as read. */
export const readNotices = async (ctx: Context, which: { _id: string } | 'all'): Promise<void> => {
  const one = which === 'all' ? sql`true` : sql`_id = ${which._id}`
  await sql`update notice set "readAt" = ${nowOf(ctx)} where ${own(ctx)} and "readAt" is null and ${one}`.execute(
    ctx[executor],
  )
}

/** Users read only their own notices of this site. */
const own = ({ site, viewer }: Context) =>
  sql`site = ${site._id} and "userSite" = ${viewer.home} and "user" = ${viewer.id}`
