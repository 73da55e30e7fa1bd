import { sql } from 'kysely'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'

export interface News {
  /** The `_id` of a learner of the site, or of a staff member with a role on it. */
  to: string
  /** The row that it is about. */
  about?: { collection: string; row: string }
  title: Text
  text?: Text
  /** The path of this site that it links to. */
  href: string
  /** Groups notices while the first one is unread. */
  topic?: string
}

/** Maximum lengths in characters. */
const longest = { title: 200, text: 500 } as const

/**
 * Notifies a user on the site, in its transaction. The notice stays for 90 days. A user without a connection to the
 * site gets none. Returns whether the user was notified.
 */
export const notify = async (ctx: Context, { to, about, title, text, href, topic }: News): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into notice
      (site, _id, "userSite", "user", collection, "row", title, text, href, topic, "createdAt")
    select ${ctx.site._id}, ${newId(ctx.now)}, u.site, u._id, ${about?.collection ?? null}, ${about?.row ?? null},
      ${json(title, longest.title)}::jsonb, ${text ? json(text, longest.text) : null}::jsonb,
      ${safePath(href, '/')}, ${topic ?? null}, ${nowOf(ctx)}::timestamptz
    from "user" u where u._id = ${to} and u.status and u."removedAt" is null and (u.site = ${ctx.site._id}
      or exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id
        and (g.site = ${ctx.site._id} or (g.site = u.site and g.role in ('root', 'superadmin')))))
    limit 1`.execute(ctx[executor])
  return numAffectedRows === 1n
}

/**
 * Notifies a user of one more item of a topic. An unread notice of the topic gets a higher count and becomes recent
 * again. Otherwise it acts like `notify`.
 */
export const notifyOfMore = async (
  ctx: Context,
  { to, topic, told }: { to: string; topic: string; told: (more: number) => Pick<News, 'title' | 'href' | 'about'> },
): Promise<void> => {
  const { rows } = await sql<{
    _id: string
    more: number
  }>`update notice set more = more + 1, "createdAt" = ${nowOf(ctx)}
    where site = ${ctx.site._id} and _id = (select _id from notice where site = ${ctx.site._id} and "user" = ${to}
      and topic = ${topic} and "readAt" is null order by "createdAt" desc, _id desc limit 1 for update)
    returning _id, more`.execute(ctx[executor])
  const [before] = rows
  if (!before) return void (await notify(ctx, { to, topic, ...told(0) }))
  const { title, href } = told(before.more)
  await sql`update notice set title = ${json(title, longest.title)}::jsonb, href = ${safePath(href, '/')}
    where site = ${ctx.site._id} and _id = ${before._id}`.execute(ctx[executor])
}

const json = ({ th, en }: Text, most: number) => JSON.stringify({ th: cut(th, most), en: cut(en, most) })

const cut = (text: string, most: number) => {
  const plain = text.replaceAll('\0', '')
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
