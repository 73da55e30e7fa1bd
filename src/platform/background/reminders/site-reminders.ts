import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isKind, reminderKinds, type ReminderKind } from './kinds.ts'
import { refusedWords as words } from './words.ts'

/** What a site sends to its learners: every kind that is not switched off, and the days without learning until a reminder. */
export interface SiteReminders {
  offKinds: ReminderKind[]
  idleDays: number
}

const defaultIdleDays = 14

const idleDaysRange = { least: 3, most: 365 } as const

export const siteReminders = async (ctx: Context): Promise<SiteReminders> => {
  const { rows } = await sql<{ offKinds: string[]; idleDays: number }>`select "offKinds", "idleDays"
    from reminder_setting where site = ${ctx.site._id}`.execute(ctx[executor])
  const [set] = rows
  return { offKinds: (set?.offKinds ?? []).filter(isKind), idleDays: set?.idleDays ?? defaultIdleDays }
}

/** Stores what the site sends. Only administrators may. Locked kinds are always sent. Throws invalid for days out of range. */
export const setSiteReminders = async (ctx: Context, { offKinds, idleDays }: SiteReminders): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const { least, most } = idleDaysRange
  if (!Number.isInteger(idleDays) || idleDays < least || idleDays > most)
    throw invalid({ field: 'idleDays', code: 'range', ...words.daysRange })
  const off = offKinds.filter((kind) => !reminderKinds[kind].isLocked)
  await sql`insert into reminder_setting (site, "offKinds", "idleDays")
    values (${ctx.site._id}, ${JSON.stringify(off)}::jsonb, ${idleDays})
    on conflict (site) do update set "offKinds" = excluded."offKinds", "idleDays" = excluded."idleDays"`.execute(
    ctx[executor],
  )
}
