import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { ReminderKind } from './kinds.ts'

/** A reminder that was sent. `mailState` is the state of its email, if there is one. */
export interface SentReminder {
  _id: string
  kind: string
  user: string
  name: string
  title: Text
  notice: boolean
  mail: string | null
  mailState: 'queued' | 'sent' | 'failed' | 'kept' | null
  sendAt: string | null
  reason: 'off' | 'noEmail' | 'over' | null
  createdAt: string
}

/** Selects reminders of a person, of a course or of everyone, and of one kind or all. */
export interface SentFilter {
  of: { user: string } | { course: string } | null
  kind: ReminderKind | null
  limit: number
}

/** Returns the newest reminders of the site and their total number. Only for staff. */
export const sentReminders = async (
  ctx: Context,
  { of, kind, limit }: SentFilter,
): Promise<{ sent: SentReminder[]; total: number }> => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const where = sql`r.site = ${ctx.site._id} and ${whoseOf(of)} and ${kind === null ? sql`true` : sql`r.kind = ${kind}`}`
  const { rows: sent } = await sql<SentReminder>`select r._id, r.kind, r."user", r.title, r.notice, r.mail, r."sendAt",
      r.reason, r."createdAt", m.state as "mailState", trim(u.firstname || ' ' || u.lastname) as name
    from reminder_sent r join "user" u on u.site = r.site and u._id = r."user"
    left join mail m on m.site = r.site and m._id = r.mail
    where ${where} order by r."createdAt" desc, r._id desc limit ${limit}`.execute(ctx[executor])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from reminder_sent r where ${where}`.execute(
    ctx[executor],
  )
  return { sent, total: rows[0]!.n }
}

function whoseOf(of: SentFilter['of']) {
  if (of === null) return sql`true`
  return 'user' in of ? sql`r."user" = ${of.user}` : sql`r.course = ${of.course}`
}
