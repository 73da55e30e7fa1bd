import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** Something that the person was told. */
export interface Notice {
  _id: string
  title: Text
  text: Text | null
  href: string
  createdAt: string
  isRead: boolean
}

/** So many of the newest are shown. */
const shown = 50

/** What the person of the context was told on its site, newest first, and how much of all of it he has not read. */
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

/** Notes that the person has read one of his notices, or all of them. */
export const readNotices = async (ctx: Context, which: { _id: string } | 'all'): Promise<void> => {
  const one = which === 'all' ? sql`true` : sql`_id = ${which._id}`
  await sql`update notice set "readAt" = ${nowOf(ctx)} where ${own(ctx)} and "readAt" is null and ${one}`.execute(
    ctx[executor],
  )
}

/** Nobody reads another's, nor his own of another site. */
const own = ({ site, viewer }: Context) =>
  sql`site = ${site._id} and "userSite" = ${viewer.home} and "user" = ${viewer.id}`
